-- New drafts that were made from a document: what they took over, and what becomes of the document once the new one is issued.

create table document_successor (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  draft_id        uuid        not null unique,
  draft_reference text        not null,
  kind            text        not null check (kind in ('FINAL', 'RENEWAL', 'COPY')),
  left_out        text        check (length(left_out) between 1 and 1000),
  release         text        not null check (release in ('NONE', 'WAITING', 'ASKED', 'CLOSED', 'NOT_NEEDED', 'NOT_POSSIBLE', 'GIVEN_UP')),
  released_at     timestamptz,
  made_by         uuid        not null references account (id),
  made_by_name    text        not null,
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint document_successor_release check ((kind = 'COPY') = (release = 'NONE')),
  constraint document_successor_released check ((release in ('NONE', 'WAITING')) = (released_at is null))
);
-- One draft at a time is to take a document's place.
create unique index document_successor_waiting on document_successor (document_id) where release = 'WAITING';
create index document_successor_newest on document_successor (document_id, created_at desc, id desc);

call make_business_table('document_successor', 'New draft', 'document', 'document_id', 'draft_reference',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');
-- The draft's own history says where it comes from, too.
create trigger write_history_of_draft after insert on document_successor
  for each row execute function write_history('Earlier document', 'draft', 'draft_id', 'draft_reference');
