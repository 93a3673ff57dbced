-- What was said may be taken back by who said it: the row stays as a mark without its words, which the history keeps.

alter table draft_comment
  alter column content drop not null,
  add column removed_at timestamptz,
  add constraint draft_comment_removed check ((removed_at is null) = (content is not null));
alter table document_comment
  alter column content drop not null,
  add column removed_at timestamptz,
  add constraint document_comment_removed check ((removed_at is null) = (content is not null));
