-- A refund that two have approved is not deleted, and of one that is deleted nothing waits any more.

create function keep_approved_refund() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.status <> 'DUE' or old.transfer_agreed_at is not null then
    raise exception 'A refund that was approved stays.' using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger keep_approved_refund before delete on refund for each row execute function keep_approved_refund();

create function end_deleted_refund() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = old.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING';
  perform keep_desk_work(old.id, '{REFUND}');
  return null;
end $$;
create trigger end_deleted_refund after delete on refund for each row execute function end_deleted_refund();

revoke all on function keep_approved_refund(), end_deleted_refund() from public;

-- What was left waiting of refunds that are gone.
select begin_system_work('Set-up', now());
update step_approval a set status = 'OUTDATED', decided_at = now()
 where a.step = 'REFUND_TRANSFER' and a.status = 'WAITING' and not exists (select from refund r where r.id = a.record_id);
update desk_work w set closed_at = now(), updated_at = now(), version = w.version + 1
 where w.kind = 'REFUND' and w.closed_at is null and not exists (select from refund r where r.id = w.subject_id);
