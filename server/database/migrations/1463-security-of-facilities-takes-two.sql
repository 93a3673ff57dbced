-- Another security of an established facility that is arranged takes two people as a higher limit does, from the lower of both securities' sums on, and the database says so.

create or replace function settle_arranged_facility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was      text := coalesce(old.security_type, '');
  governed text := coalesce(new.security_type, '');
begin
  if new.status = 'ESTABLISHED' and old.status <> 'ESTABLISHED' then
    perform settle_step_approval('FACILITY_ARRANGED', new.id, new.limit_cents, governed);
  elsif new.status = 'ESTABLISHED' and (new.limit_cents > old.limit_cents or governed <> was) then
    -- A kind of security without a sum is no way round that of the other.
    if second_step_from('FACILITY_RAISE', was) < coalesce(second_step_from('FACILITY_RAISE', governed), 9223372036854775807) then
      governed := was;
    end if;
    perform settle_step_approval('FACILITY_RAISE', new.id, new.limit_cents, governed);
  end if;
  -- What was approved is no longer what would be established, raised or secured, or it goes another way.
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.status = 'WAITING';
  return new;
end $$;
