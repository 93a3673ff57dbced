-- What one person gives back of a draft's security money counts together: a sum that takes two is not split into parts that take one.

create or replace function settle_security_return() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kind text := (select d.process_type from draft d where d.id = new.draft_id);
  by_two bigint := returned_by_two(new.draft_id);
  by_one bigint := (select coalesce(sum(m.amount_cents), 0) from security_money m where m.draft_id = new.draft_id and m.kind = 'RETURNED') - by_two;
begin
  perform settle_step_approval('SECURITY_RETURN', new.draft_id, new.amount_cents, kind);
  if returned_by_two(new.draft_id) = by_two and by_one + new.amount_cents >= second_step_from('SECURITY_RETURN', kind) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
  return new;
end $$;

-- Each confirmed return is a movement of its sum, written in the same statement.
create function returned_by_two(draft uuid) returns bigint language sql stable set search_path = public, pg_temp as $$
  select coalesce(sum(a.amount_cents), 0) from step_approval a where a.record_id = draft and a.step = 'SECURITY_RETURN' and a.status = 'CONFIRMED'
$$;
revoke all on function returned_by_two(uuid) from public;
