-- Files of what is archived leave the search with their record.
-- The record is asked for row by row, so that the words of a name choose the files first.

create or replace view searched_file as
  select a.id, a.organisation_id, 'DRAFT' as record_kind, a.draft_id as record_id, a.file_name, a.created_at, lower(a.file_name) as search_text
    from draft_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN' and a.variant <> 'ISSUED_PAPER'
     and (a.variant = 'REQUIRED_DOCUMENT' or not exists (select 1 from document d where d.original_draft_id = a.draft_id))
     and (select r.archived_at from draft r where r.id = a.draft_id) is null
  union all
  select a.id, a.organisation_id, 'DOCUMENT', a.document_id, a.file_name, a.created_at, lower(a.file_name)
    from document_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN'
     and (select r.archived_at from document r where r.id = a.document_id) is null
  union all
  select a.id, a.organisation_id, 'FACILITY_APPLICATION', a.application_id, a.file_name, a.created_at, lower(a.file_name)
    from facility_application_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN';
