-- The children of drafts and documents that came with comments, finance, switches, surety bonds and reminders ask by the function too.

do $$
declare
  child     record;
  condition text;
begin
  for child in select * from (values
    ('draft_comment', 'draft'), ('finance_application', 'draft'), ('draft_bg_switch', 'draft'), ('draft_surety_bond', 'draft'),
    ('requested_surety_document', 'draft'), ('invoice_reminder', 'draft'), ('document_metadata', 'document'), ('document_comment', 'document')
    ) as c (table_name, record)
  loop
    condition := format('(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or %s_is_visible(%s_id)',
                        child.record, child.record);
    execute format('alter policy visible on %I using (%s) with check (%s)', child.table_name, condition, condition);
  end loop;
end $$;
