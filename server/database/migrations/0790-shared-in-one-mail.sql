-- Several documents are shared in one mail: its code is that of each of them, and a limited user who is added to several is told once.

drop index document_collaborator_code;
create unique index document_collaborator_code on document_collaborator (code_hash, document_id);

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''DOCUMENTS_SHARED''::text, ');
end $$;
