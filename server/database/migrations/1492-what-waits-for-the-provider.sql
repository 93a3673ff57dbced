-- Whether a step waits for the second of the provider's people, for those who may take it and see no approvals: a bank's own.

create function step_waits(record uuid, asked text) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select actor_supplier() is not null and exists (select from step_approval a where a.record_id = record and a.step = asked and a.status = 'WAITING')
$$;

revoke all on function step_waits(uuid, text) from public;
grant execute on function step_waits(uuid, text) to bondline_app;
