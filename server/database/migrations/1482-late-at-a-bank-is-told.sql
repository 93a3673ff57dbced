-- What has become late at a bank is told once, to those who look after its people.

alter table bank_work add column told_late_at timestamptz;
create index bank_work_to_tell on bank_work (due_at, id) where closed_at is null and told_late_at is null and due_at is not null;

-- Of one bank at a time, and each row once: who takes the same rows at the same moment waits, and finds them told.
create function take_late_bank_work(present timestamptz) returns setof bank_work
  language sql security definer set search_path = public, pg_temp as $$
  with bank as (
    select w.supplier_id from bank_work w
     where w.closed_at is null and w.told_late_at is null and w.due_at <= present order by w.due_at, w.id limit 1),
  late as (
    select w.id from bank_work w
     where w.closed_at is null and w.told_late_at is null and w.due_at <= present and w.supplier_id = (select b.supplier_id from bank b) and (select actor_is_system())
     order by w.id limit 1000 for no key update)
  update bank_work w set told_late_at = present from late l where w.id = l.id and w.told_late_at is null returning w.*
$$;
revoke all on function take_late_bank_work(timestamptz) from public;
grant execute on function take_late_bank_work(timestamptz) to bondline_app;

alter table notification
  drop constraint notification_record,
  add constraint notification_record check (draft_id is not null or document_id is not null or facility_application_id is not null or facility_id is not null
    or kind in ('CLIENT_NOTE', 'ACTING_BEGUN', 'WORK_GIVEN', 'ABN_TO_CHECK', 'ENQUIRY_ARRIVED', 'CHANGE_TO_APPROVE', 'BANK_WORK_LATE')),
  drop constraint notification_organisation,
  add constraint notification_organisation check (organisation_id is not null or kind in ('WORK_GIVEN', 'CHANGE_TO_APPROVE', 'BANK_WORK_LATE'));

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check ' || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''BANK_WORK_LATE''::text, ');
end $$;
