-- How much somebody keeps is told to nobody who does not say who acts, as the owner's other functions do.

create or replace function storage_used(counted text, id uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select bytes from storage_use where holder = counted and holder_id = id and somebody_acts()), 0)
$$;
