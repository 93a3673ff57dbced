-- People are told in the product of the signature under a digital original: three more kinds of notification, whichever there are.

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''SIGNATURE_ASKED''::text, ''ORIGINAL_SIGNED''::text, ''SIGNATURE_DECLINED''::text, ');
end $$;
