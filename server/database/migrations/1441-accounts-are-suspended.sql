-- An account that the provider suspends: its sessions end with it, and none is opened until its person is let in again.

alter table account
  add column suspended_at timestamptz,
  add column suspension_reason text,
  add constraint account_suspension check ((suspended_at is null) = (suspension_reason is null) and length(suspension_reason) between 1 and 500);

create function end_sessions_of_suspended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session set revoked_at = new.suspended_at where account_id = new.id and revoked_at is null;
  return null;
end $$;
revoke all on function end_sessions_of_suspended() from public;
create trigger end_sessions_of_suspended after update of suspended_at on account
  for each row when (old.suspended_at is null and new.suspended_at is not null) execute function end_sessions_of_suspended();
