-- What people are told may be about a facility that the provider arranges.

alter table notification add column facility_id uuid;
alter table notification add constraint notification_facility
  foreign key (organisation_id, facility_id) references facility (organisation_id, id);
alter table notification drop constraint notification_record;
alter table notification add constraint notification_record
  check (draft_id is not null or document_id is not null or facility_application_id is not null or facility_id is not null);
do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''FACILITY_TO_DECIDE''::text, ''FACILITY_APPROVED''::text, ''FACILITY_ESTABLISHED''::text, '
      || '''FACILITY_DECLINED''::text, ''FACILITY_WITHDRAWN''::text, ''FACILITY_CANCELLED''::text, ');
end $$;

create or replace function write_notifications(row_ids uuid[], account_ids uuid[], event notification)
  returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a notification names no actor' using errcode = 'BL001';
  end if;
  return query
    insert into notification as n (id, account_id, intent, kind, organisation_id, draft_id, document_id, facility_application_id, facility_id,
                                   reference_number, about, created_at)
    select told.id, told.account_id, event.intent, event.kind, event.organisation_id, event.draft_id, event.document_id, event.facility_application_id,
           event.facility_id, event.reference_number, event.about, event.created_at
      from unnest(row_ids, account_ids) as told (id, account_id)
    on conflict (account_id, intent) do nothing
    returning n.account_id;
end $$;
