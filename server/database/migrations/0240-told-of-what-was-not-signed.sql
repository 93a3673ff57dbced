-- People are told in the product of an original that came back unsigned from an e-signature service: one more kind of notification, whichever there are.

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''NOT_SIGNED_AT_SERVICE''::text, ');
end $$;
