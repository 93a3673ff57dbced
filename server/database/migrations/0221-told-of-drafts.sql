-- People are told that they were added to a draft, that somebody approved theirs, and that what they approved has changed: more kinds, whichever there are.

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''DRAFT_SHARED''::text, ''DRAFT_APPROVED''::text, ''APPROVAL_CLEARED''::text, ');
end $$;
