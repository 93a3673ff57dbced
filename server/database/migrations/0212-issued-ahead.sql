-- What was issued ahead of its day is found when it has come, and whoever checks its paper is told that it is not in force yet.

create index if not exists document_pending on document (established_at) where status = 'PENDING';

do $$
declare
  states text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                   where c.conrelid = 'document_look_up'::regclass and c.conname = 'document_look_up_outcome_check');
begin
  alter table document_look_up drop constraint document_look_up_outcome_check;
  execute 'alter table document_look_up add constraint document_look_up_outcome_check '
    || regexp_replace(states, 'ARRAY\[', 'ARRAY[''PENDING''::text, ');
end $$;
