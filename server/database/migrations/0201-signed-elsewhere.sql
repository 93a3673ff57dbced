-- A digital original may be signed at an e-signature service: its envelope there, who sent it, and how it ended.

alter table document_signature add constraint document_signature_of_organisation unique (organisation_id, id);

create table document_envelope (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  signature_id    uuid        not null,
  status          text        not null check (status in ('WAITING', 'SIGNED', 'REFUSED', 'CALLED_OFF', 'FAILED')),
  service_name    text        not null check (length(service_name) between 1 and 1000),
  opened_by       uuid        not null references account (id),
  opened_by_name  text        not null,
  signed_name     text        not null check (length(signed_name) between 1 and 1000),
  authority       text        not null check (length(authority) between 1 and 500),
  -- The head of the document's history when it was sent, as the file carries it.
  chain_sequence  integer     not null,
  chain_hash      text        not null check (chain_hash ~ '^[0-9a-f]{64}$'),
  -- Known once the service has taken it.
  provider_id     text        check (length(provider_id) between 1 and 255),
  sent_sha256     text        check (sent_sha256 ~ '^[0-9a-f]{64}$'),
  -- Whoever has it signs as that officer.
  signing_url_encrypted bytea,
  ended_reason    text        check (length(ended_reason) between 1 and 500),
  ended_at        timestamptz,
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  foreign key (organisation_id, signature_id) references document_signature (organisation_id, id),
  constraint envelope_taken check ((provider_id is null) = (sent_sha256 is null) and (provider_id is null) = (signing_url_encrypted is null)),
  constraint envelope_ended check ((status = 'WAITING') = (ended_at is null)),
  constraint envelope_reason check (status in ('REFUSED', 'FAILED') or ended_reason is null)
);
-- An original is signed in one place at a time.
create unique index document_envelope_open on document_envelope (signature_id) where status = 'WAITING';
create index document_envelope_newest on document_envelope (signature_id, created_at desc, id desc);
create index document_envelope_of_document on document_envelope (document_id, created_at, id);
create index document_envelope_waiting on document_envelope (created_at, id) where status = 'WAITING' and provider_id is not null;

call make_business_table('document_envelope', 'Envelope', 'document', 'document_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');

-- The pretended service's books, with the files that were sent to it.
create table sandbox_envelope (
  id          text    primary key,
  external_id text    not null unique,
  version     integer not null,
  state       jsonb   not null
);
create index sandbox_envelope_tokens on sandbox_envelope using gin ((state -> 'recipients') jsonb_path_ops);
grant select, insert, update, delete on sandbox_envelope to bondline_app;
