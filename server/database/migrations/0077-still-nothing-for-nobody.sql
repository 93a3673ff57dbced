-- The owner's functions that came beside 0061 answer nobody either who does not say who acts.

create or replace function storage_used(counted text, id uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select bytes from storage_use where holder = counted and holder_id = id and somebody_acts()), 0)
$$;

create or replace function organisation_of_number(number text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id from organisation o
   where right(o.abn, 9) = right(number, 9) and (o.abn = number or length(number) = 9) and o.abn_status = 'CONFIRMED' and somebody_acts()
$$;

create or replace function legal_names(ids uuid[]) returns table (id uuid, name text, abn text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, coalesce(o.legal_name, o.name), o.abn from organisation o where o.id = any (ids) and somebody_acts()
$$;
