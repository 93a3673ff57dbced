-- The documents that a draft needs before it is issued, what is said about each, and the files that are put up for them.

create table draft_required_document (
  id                     uuid        primary key,
  organisation_id        uuid        not null,
  draft_id               uuid        not null,
  required_document_type text        not null check (required_document_type in ('APPLICATION_FORM', 'CERTIFIED_TRUST_DOCUMENT', 'CUSTOMER_IDENTIFICATION',
    'DOCUMENT_FOR_CLIENT_RECORD', 'DRAFT_BANK_GUARANTEE_FORM', 'OTHER_DOCUMENT', 'SHARE_CERTIFICATE')),
  overall_status         text        check (overall_status in ('SENT', 'PENDING_APPROVAL', 'APPROVED', 'NOT_APPROVED')),
  put_up_by              text        check (put_up_by in ('APPLICANT', 'BANK')),
  withdrawn_at           timestamptz,
  created_at             timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint required_document_put_up check ((overall_status is null) = (put_up_by is null))
);
create index draft_required_document_draft on draft_required_document (draft_id, created_at, id);

alter table draft_attachment
  add column draft_requested_document_id uuid,
  add constraint draft_attachment_of_organisation unique (organisation_id, id),
  add constraint draft_attachment_requested foreign key (organisation_id, draft_requested_document_id) references draft_required_document (organisation_id, id);
create index draft_attachment_requested_document on draft_attachment (draft_requested_document_id) where draft_requested_document_id is not null;

create table draft_required_document_message (
  id                      uuid        primary key,
  organisation_id         uuid        not null,
  draft_id                uuid        not null,
  required_document_id    uuid        not null,
  parent_message_id       uuid,
  from_party              text        not null check (from_party in ('APPLICANT', 'PROVIDER_ADMIN', 'SUPPLIER_ADMIN')),
  message                 text        check (length(message) between 1 and 2000),
  has_approval            boolean,
  on_behalf_of_applicant  boolean     not null default false,
  attachment_id           uuid,
  created_by              uuid        references account (id),
  given_name              text,
  family_name             text,
  created_at              timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  foreign key (organisation_id, required_document_id) references draft_required_document (organisation_id, id),
  foreign key (organisation_id, parent_message_id) references draft_required_document_message (organisation_id, id),
  foreign key (organisation_id, attachment_id) references draft_attachment (organisation_id, id),
  constraint required_document_message_says check (message is not null or attachment_id is not null or has_approval is not null),
  -- What is decided is a message before it, and a refusal has its reason.
  constraint required_document_message_decision check (has_approval is null or parent_message_id is not null),
  constraint required_document_message_reason check (has_approval is distinct from false or message is not null),
  constraint required_document_message_author check ((created_by is null) = (given_name is null) and (given_name is null) = (family_name is null))
);
create index draft_required_document_message_newest on draft_required_document_message (draft_id, created_at desc, id desc);
create index draft_required_document_message_file on draft_required_document_message (attachment_id) where attachment_id is not null;

call make_business_table('draft_required_document', 'Required document', 'draft', 'draft_id', 'required_document_type',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');
call make_business_table('draft_required_document_message', 'Required document message', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');

-- What a bank or insurer asks for with every application.
alter table supplier add column required_document_types text[] not null default '{}'
  check (required_document_types <@ array['APPLICATION_FORM', 'CERTIFIED_TRUST_DOCUMENT', 'CUSTOMER_IDENTIFICATION',
    'DOCUMENT_FOR_CLIENT_RECORD', 'DRAFT_BANK_GUARANTEE_FORM', 'OTHER_DOCUMENT', 'SHARE_CERTIFICATE']);

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''REQUIRED_DOCUMENT_ASKED''::text, ''REQUIRED_DOCUMENT_SENT''::text, ''REQUIRED_DOCUMENT_APPROVED''::text, '
      || '''REQUIRED_DOCUMENT_NOT_APPROVED''::text, ''REQUIRED_DOCUMENT_MESSAGE''::text, ''REQUIRED_DOCUMENT_WITHDRAWN''::text, '
      || '''REQUIRED_DOCUMENT_RECEIVED''::text, ''REQUIRED_DOCUMENT_DECIDED''::text, ''REQUIRED_DOCUMENT_REPLIED''::text, ');
end $$;
