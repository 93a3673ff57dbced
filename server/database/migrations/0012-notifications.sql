-- What a person is told in the product itself: one row per person and event, written with the mail about it.

create table notification (
  id               uuid        primary key,
  account_id       uuid        not null references account (id),
  intent           text        not null,
  kind             text        not null check (kind in ('CHANGES_REQUESTED', 'DECLINED', 'PAYMENT_REQUESTED', 'PAYMENT_RECEIVED', 'ESTABLISHED', 'SUBMISSION_ARRIVED')),
  organisation_id  uuid        not null,
  draft_id         uuid        not null,
  reference_number text        not null,
  about            text        not null,
  created_at       timestamptz not null,
  unique (account_id, intent),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id)
);
create index notification_newest on notification (account_id, created_at desc, id desc);

alter table notification enable row level security;
alter table notification force row level security;
create policy owner on notification to current_user using (true) with check (true);
create policy own on notification for select to bondline_app using ((select actor_is_system()) or account_id = (select actor_id()));
grant select on notification to bondline_app;

-- Definer's rights: whoever acts on a draft tells people whose accounts the actor need not see. The same event tells nobody twice.
create function write_notifications(row_ids uuid[], account_ids uuid[], event notification) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a notification names no actor' using errcode = 'BL001';
  end if;
  return query
    insert into notification as n (id, account_id, intent, kind, organisation_id, draft_id, reference_number, about, created_at)
    select told.id, told.account_id, event.intent, event.kind, event.organisation_id, event.draft_id, event.reference_number, event.about, event.created_at
      from unnest(row_ids, account_ids) as told (id, account_id)
    on conflict (account_id, intent) do nothing
    returning n.account_id;
end $$;

-- The provider's own people, to be told what arrives at the desk.
create function provider_staff() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select s.account_id from staff_member s join account a on a.id = s.account_id
   where s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE'
$$;

revoke all on function write_notifications(uuid[], uuid[], notification), provider_staff() from public;
grant execute on function write_notifications(uuid[], uuid[], notification), provider_staff() to bondline_app;
