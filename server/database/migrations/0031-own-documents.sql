-- Documents that an organisation records itself: what it notes about each, and its own facts by the keys that it has set up.

-- What is only projected may have no bank yet.
alter table document
  alter column bank_name drop not null,
  add column retention_type text check (retention_type in ('PERFORMANCE', 'DEFECTS_LIABILITY', 'RETENTION_RELEASE', 'LEASE', 'OTHER')),
  add column security_type  text check (security_type in ('CASH', 'PROPERTY', 'UNSECURED', 'OTHER')),
  add column description    text check (length(description) <= 500),
  add constraint document_bank check (bank_name is not null or status in ('PROJECTED', 'CLOSED_CANCELLED'));

-- The key's text is kept with the fact, so that it stays readable when the organisation takes the key from its list.
create table document_metadata (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  key             text        not null check (length(key) between 1 and 255),
  value           text        not null check (length(value) between 1 and 255),
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
create unique index document_metadata_key on document_metadata (document_id, lower(key));
create index document_metadata_value on document_metadata (organisation_id, lower(key), lower(value), document_id);

call make_business_table('document_metadata', 'Metadata', 'document', 'document_id', 'key',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from document d where d.id = document_metadata.document_id)');
