-- What people say about a draft or a document: words that are never changed, each with the name that said them.

create table draft_comment (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null,
  author_id       uuid        not null references account (id),
  author_name     text        not null,
  is_bank_author  boolean     not null,
  content         text        not null check (length(content) between 1 and 2000),
  created_at      timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id)
);
create index draft_comment_newest on draft_comment (draft_id, created_at desc, id desc);

create table document_comment (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  author_id       uuid        not null references account (id),
  author_name     text        not null,
  is_bank_author  boolean     not null,
  content         text        not null check (length(content) between 1 and 2000),
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
create index document_comment_newest on document_comment (document_id, created_at desc, id desc);

call make_business_table('draft_comment', 'Comment', 'draft', 'draft_id', 'author_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = draft_comment.draft_id)');
call make_business_table('document_comment', 'Comment', 'document', 'document_id', 'author_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from document d where d.id = document_comment.document_id)');
