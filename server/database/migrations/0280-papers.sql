-- The papers that the portal makes as files, each once for what it says: who may see the record sees its papers.

create table paper (
  id                      uuid        primary key,
  kind                    text        not null check (kind in ('AGENCY_AGREEMENT', 'FEE_SUMMARY', 'FINANCIAL_SERVICES_GUIDE', 'PRODUCT_PREVIEW')),
  organisation_id         uuid        references organisation (id),
  draft_id                uuid,
  facility_application_id uuid,
  document_id             uuid,
  -- Which of several papers of one kind: its fee plan, invoice or handover.
  item_id                 uuid,
  title                   text        not null check (length(title) between 1 and 200),
  reference_number        text,
  -- What it is to say, until it is made.
  content_encrypted       bytea,
  text_sha256             text        not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  verification_code       text        not null unique default drawn_code(26),
  status                  text        not null default 'WAITING' check (status in ('WAITING', 'MADE', 'FAILED')),
  file_name               text        not null,
  storage_key             text,
  file_size               integer,
  sha256                  text        check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at              timestamptz not null,
  made_at                 timestamptz,
  constraint paper_version unique nulls not distinct (kind, draft_id, facility_application_id, document_id, item_id, text_sha256),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  foreign key (organisation_id, facility_application_id) references facility_application (organisation_id, id),
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  constraint paper_of_one_record check (num_nonnulls(draft_id, facility_application_id, document_id) <= 1),
  constraint paper_of_organisation check ((organisation_id is null) = (num_nonnulls(draft_id, facility_application_id, document_id) = 0)),
  constraint paper_made check ((status = 'MADE') = (made_at is not null)
    and (made_at is null) = (num_nulls(storage_key, file_size, sha256) > 0)
    and (status = 'MADE') = (content_encrypted is null))
);
create index paper_newest on paper (organisation_id, created_at desc, id desc);
create index paper_draft on paper (draft_id) where draft_id is not null;
create index paper_facility_application on paper (facility_application_id) where facility_application_id is not null;
create index paper_document on paper (document_id) where document_id is not null;

alter table paper enable row level security;
alter table paper force row level security;
create policy owner on paper to current_user using (true) with check (true);
create policy visible on paper to bondline_app using
  ((select actor_is_system()) or organisation_id is null or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
    or draft_is_visible(draft_id) or facility_application_is_visible(facility_application_id) or document_is_visible(document_id));
grant select, insert, update on paper to bondline_app;
