-- Lists and searches of one organisation read these views: who may see all of it is asked once, so that its indexes serve words and counts too.

-- Behind a row policy no index helps to find words: PostgreSQL looks for text only in rows that the policy has let pass.
create extension if not exists btree_gin;
create index if not exists document_words on document using gin (organisation_id, search_text gin_trgm_ops);
create index if not exists draft_words    on draft    using gin (organisation_id, search_text gin_trgm_ops);
drop index document_search;
drop index draft_search;

-- With their owner's rights, so without the row policies; what they show is a part of what those show, and a row's contents are
-- read from its table. No security barrier, or words would wait for the condition again. It is a case because the planner would take
-- an organisation that is named twice for a rare find.
create view organisation_document as
  select id, organisation_id, status, facility_id, amount_cents, created_at, established_at, expires_at, search_text from document
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;
create view organisation_draft as
  select id, organisation_id, status, amount_cents, created_at, updated_at, search_text from draft
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;
grant select on organisation_document, organisation_draft to bondline_app;
