-- Issued and projected guarantees and bonds, with their parties, costs and attachments.

create table document (
  id                      uuid        primary key,
  organisation_id         uuid        not null references organisation (id),
  original_draft_id       uuid        unique references draft (id),
  reference_number        text        not null,
  status                  text        not null check (status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'CLOSED_RETURNED', 'CLOSED_CLAIMED', 'CLOSED_CANCELLED', 'CLOSED_EXPIRED', 'PROJECTED')),
  document_variant        text        not null check (document_variant in ('BANK_GUARANTEE', 'SURETY_BOND', 'CASH_SECURITY', 'LEASE_BOND')),
  amount_cents            bigint      not null check (amount_cents between 100 and 99999999999),
  purpose                 text,
  specified_other_purpose text,
  project_address         text,
  agreement_content       text,
  guarantee_number        text,
  guarantee_number_key    text        generated always as (upper(regexp_replace(guarantee_number, '[ -]', '', 'g'))) stored,
  supplier_id             uuid        references supplier (id),
  bank_name               text        not null check (length(bank_name) <= 250),
  bank_bsb                text        check (bank_bsb ~ '^[0-9]{6}$'),
  bank_address            text,
  expiry_type             text        not null check (expiry_type in ('FIXED', 'OPEN_ENDED', 'CONDITIONAL')),
  expires_at              date,
  expiry_condition        text,
  expiry_zone             text        not null,
  expiry_instant          timestamptz,
  expected_return_date    date,
  established_at          date,
  interest_start_date     date,
  interest_end_date       date,
  wording_hash            text,
  wording_html            text,
  is_system_document      boolean     not null,
  closed_at               timestamptz,
  created_at              timestamptz not null,
  updated_at              timestamptz not null,
  version                 integer     not null default 1,
  search_text             text        not null default '',
  unique (organisation_id, id),
  constraint document_expiry check ((expiry_type = 'FIXED') = (expires_at is not null))
);
create unique index document_guarantee_number on document (organisation_id, lower(bank_name), guarantee_number_key) where guarantee_number is not null;
create index document_by_created     on document (organisation_id, created_at desc, id desc);
create index document_by_established on document (organisation_id, coalesce(established_at, date '0001-01-01') desc, id desc);
create index document_by_expires     on document (organisation_id, coalesce(expires_at, date '9999-12-31') desc, id desc);
create index document_by_amount      on document (organisation_id, amount_cents desc, id desc);
create index document_by_status      on document (organisation_id, status, created_at desc, id desc);
create index document_supplier       on document (supplier_id, created_at desc, id desc);
create index document_expiring       on document (expiry_instant) where status in ('ESTABLISHED', 'AWAITING_RETURN');
create index document_search         on document using gin (search_text gin_trgm_ops);

create table document_party (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  document_id          uuid        not null,
  position             integer     not null,
  party_variant        text        not null check (party_variant in ('ISSUER', 'BENEFICIARY', 'LIMITED', 'OTHER')),
  name                 text        not null,
  abn                  text,
  address              text,
  state                text,
  postcode             text,
  notes                text,
  party_entity_type    text,
  contact_given_name   text,
  contact_family_name  text,
  contact_email        text,
  contact_phone_number text,
  created_at           timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
create index document_party_document on document_party (document_id, position);

create table document_cost (
  id                               uuid          primary key,
  organisation_id                  uuid          not null,
  document_id                      uuid          not null unique,
  set_up_cost_cents                bigint        not null check (set_up_cost_cents >= 0),
  recurring_fee_type               text          not null check (recurring_fee_type in ('ANNUAL_PERCENTAGE', 'FIXED_FEE', 'LIFETIME_FEE')),
  recurring_cost_frequency         integer       not null check (recurring_cost_frequency between 0 and 1200),
  recurring_fixed_cost_cents       bigint        check (recurring_fixed_cost_cents >= 0),
  recurring_percentage_cost        numeric(7,4)  check (recurring_percentage_cost between 0 and 100),
  recurring_minimum_annual_cents   bigint        check (recurring_minimum_annual_cents >= 0),
  created_at                       timestamptz   not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);

create table document_attachment (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  document_id          uuid        not null,
  draft_attachment_id  uuid        references draft_attachment (id),
  variant              text        not null,
  file_name            text        not null,
  content_type         text        not null,
  content_md5_checksum text        not null,
  file_size            integer     not null,
  storage_key          text        not null,
  sha256               text        not null,
  received_at          timestamptz not null,
  infected_file_status text        not null check (infected_file_status in ('NOT_SCANNED', 'CLEAN', 'INFECTED', 'FAILED')),
  uploaded_by          uuid        not null references account (id),
  created_at           timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
create index document_attachment_document on document_attachment (document_id, created_at);

create table document_collaborator (
  id                uuid        primary key,
  organisation_id   uuid        not null,
  document_id       uuid        not null,
  account_id        uuid        references account (id),
  email_address     text        not null,
  given_name        text,
  family_name       text,
  organisation_name text,
  roles             text[]      not null check (roles <@ array['OWNER', 'ISSUER', 'BENEFICIARY', 'LIMITED'] and cardinality(roles) > 0),
  invitation_status text        not null check (invitation_status in ('INVITED', 'EXPIRED', 'ACCEPTED')),
  created_at        timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  unique (document_id, email_address)
);
create index document_collaborator_account on document_collaborator (account_id) where invitation_status = 'ACCEPTED';

create table document_viewer (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  account_id      uuid        not null references account (id),
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  unique (document_id, account_id)
);
create index document_viewer_account on document_viewer (account_id);

call make_business_table('document', 'Document', 'document', 'id', 'reference_number',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or id = any ((select actor_documents())::uuid[]) or supplier_id = (select actor_supplier())');
do $$
declare child record;
begin
  for child in select * from (values
    ('document_party', 'Party', 'name'), ('document_cost', 'Cost', '-'), ('document_attachment', 'Attachment', 'file_name'),
    ('document_collaborator', 'Collaborator', 'email_address'), ('document_viewer', 'Viewer', '-')) as c (table_name, object_type, name_column)
  loop
    call make_business_table(child.table_name, child.object_type, 'document', 'document_id', child.name_column,
      format('organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from document d where d.id = %I.document_id)', child.table_name));
  end loop;
end $$;

-- A record's history is seen with the record.
create policy visible on history_entry for select to bondline_app using (
  (select actor_is_system())
  or (root_type = 'draft' and exists (select 1 from draft d where d.id = root_id))
  or (root_type = 'document' and exists (select 1 from document d where d.id = root_id))
  or (root_type = 'organisation' and exists (select 1 from organisation o where o.id = root_id))
  or (root_type = 'account' and root_id = (select actor_id())));
grant select on history_entry to bondline_app;
