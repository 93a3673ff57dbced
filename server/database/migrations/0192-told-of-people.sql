-- People are told that their invitation was accepted, and that they were added to a document: two more kinds of notification, whichever there are.

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''COLLABORATOR_JOINED''::text, ''DOCUMENT_SHARED''::text, ');
end $$;
