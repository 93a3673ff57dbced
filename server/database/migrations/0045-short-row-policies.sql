-- A record's children ask a function whether the record is visible: the question by subselect put the record's whole policy into every plan.

-- With the caller's rights, so that the record's own row policy answers. It is asked only of those whom no cheaper condition lets in.
create function draft_is_visible(sought uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select 1 from draft where id = sought) $$;
create function document_is_visible(sought uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select 1 from document where id = sought) $$;
revoke all on function draft_is_visible(uuid), document_is_visible(uuid) from public;
grant execute on function draft_is_visible(uuid), document_is_visible(uuid) to bondline_app;

do $$
declare
  child     record;
  condition text;
begin
  for child in select * from (values
    ('draft_party', 'draft'), ('draft_collaborator', 'draft'), ('draft_viewer', 'draft'), ('draft_attachment', 'draft'), ('invoice', 'draft'),
    ('invoice_line', 'draft'), ('payment', 'draft'), ('refund', 'draft'),
    ('document_party', 'document'), ('document_cost', 'document'), ('document_attachment', 'document'), ('document_collaborator', 'document'),
    ('document_viewer', 'document')) as c (table_name, record)
  loop
    -- The portal's own work counts as the provider's.
    condition := format('(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or %s_is_visible(%s_id)',
                        child.record, child.record);
    execute format('alter policy visible on %I using (%s) with check (%s)', child.table_name, condition, condition);
  end loop;
end $$;
