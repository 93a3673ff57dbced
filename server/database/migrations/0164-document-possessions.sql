-- Who possesses a digital original, and which file that is: only ever added to, the newest holds.

create table document_possession (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  holder_name     text        not null check (length(holder_name) between 1 and 1000),
  given_by_name   text        not null check (length(given_by_name) between 1 and 1000),
  file_name       text        not null,
  file_sha256     text        not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  -- A file is given once, however often it is sent.
  unique (document_id, file_sha256)
);
create index document_possession_newest on document_possession (document_id, created_at desc, id desc);

call make_business_table('document_possession', 'Possession', 'document', 'document_id', 'holder_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');
revoke update, delete on document_possession from bondline_app;
