-- Who keeps the paper original of a document, and the handovers by which it comes to them.

create table document_custodian (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null unique,
  name            text        not null check (length(name) between 1 and 255),
  email_address   text        not null check (length(email_address) between 3 and 255),
  storage_address text        not null check (length(storage_address) between 1 and 500),
  notes           text        check (length(notes) between 1 and 500),
  received_date   date        not null,
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);

create table document_handover (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  status          text        not null check (status in ('REQUESTED', 'EXECUTED', 'WITHDRAWN', 'EXPIRED')),
  name            text        not null check (length(name) between 1 and 255),
  email_address   text        not null check (length(email_address) between 3 and 255),
  storage_address text        check (length(storage_address) between 1 and 500),
  notes           text        check (length(notes) between 1 and 500),
  code_hash       text        not null,
  requested_by    uuid        not null references account (id),
  requested_by_name text      not null,
  link_ends_at    timestamptz not null,
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
-- One original goes to one person at a time.
create unique index document_handover_open on document_handover (document_id) where status = 'REQUESTED';

call make_business_table('document_custodian', 'Custodian', 'document', 'document_id', 'name',
  '(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or document_is_visible(document_id)');
call make_business_table('document_handover', 'Handover', 'document', 'document_id', 'name',
  '(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or document_is_visible(document_id)');
