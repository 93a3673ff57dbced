-- What waits for the provider's staff, of every kind of record in one list: since when, by when it is due, and who has taken it.

create table desk_work (
  id              uuid        primary key,
  kind            text        not null check (kind in ('DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'PAYMENT', 'REFUND', 'APPLICATION', 'ENQUIRY', 'REQUEST', 'ABN_CLAIM', 'CHANGE')),
  subject_id      uuid        not null,
  -- The record on whose page it is done: a draft, a document, or the subject itself.
  parent_id       uuid        not null,
  organisation_id uuid,
  reference       text        not null,
  amount_cents    bigint,
  waiting_since   timestamptz not null,
  due_at          timestamptz not null,
  taken_by        uuid        references account (id),
  taken_at        timestamptz,
  closed_at       timestamptz,
  closed_by       uuid,
  version         integer     not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  constraint desk_work_taken check ((taken_by is null) = (taken_at is null))
);
create unique index desk_work_subject on desk_work (subject_id, kind) where closed_at is null;
create index desk_work_open      on desk_work (due_at, id) include (kind) where closed_at is null;
create index desk_work_of_kind   on desk_work (kind, due_at, id) where closed_at is null;
create index desk_work_of_person on desk_work (taken_by, due_at, id) where closed_at is null;
create index desk_work_over      on desk_work (subject_id) where closed_at is not null;
create index desk_work_done      on desk_work (closed_by, closed_at) where closed_at is not null;

alter table desk_work enable row level security;
alter table desk_work force row level security;
create policy owner on desk_work to current_user using (true) with check (true);
create policy visible on desk_work to bondline_app
  using ((select actor_is_system()) or (select actor_is_provider())) with check ((select actor_is_system()) or (select actor_is_provider()));
grant select, update on desk_work to bondline_app;

-- Who took it, gave it on or let it go; only ever added to.
create table desk_step (
  id         uuid        primary key,
  work_id    uuid        not null references desk_work (id),
  step       text        not null check (step in ('TAKEN', 'HANDED_OVER', 'RELEASED')),
  stepped_by uuid        not null references account (id),
  given_to   uuid        references account (id),
  note       text        check (length(note) between 1 and 500),
  created_at timestamptz not null,
  constraint desk_step_given check ((step = 'HANDED_OVER') = (given_to is not null))
);
create index desk_step_of on desk_step (work_id, created_at, id);
call make_business_table('desk_step', 'Desk step', 'desk_work', 'work_id', 'step', '(select actor_is_provider())');

-- What waits at this moment, by the records themselves: the one place that says so. No role but the owner reads it.
create view desk_waiting as
select case when exists (select 1 from desk_work w where w.subject_id = d.id and w.closed_at is not null) then 'DRAFT_SENT_AGAIN' else 'DRAFT_SUBMITTED' end as kind,
       d.id as subject_id, d.id as parent_id, d.organisation_id, d.reference_number as reference, d.amount_cents, d.status_changed_at as waiting_since
  from draft d where d.status = 'SUBMITTED'
union all
select 'PAYMENT', p.id, p.draft_id, p.organisation_id, d.reference_number, p.received_cents, p.created_at
  from unmatched_payment p join draft d on d.id = p.draft_id where p.status = 'WAITING'
union all
select 'REFUND', r.id, r.draft_id, r.organisation_id, d.reference_number, r.amount_cents, r.created_at
  from refund r join draft d on d.id = r.draft_id where r.status = 'DUE'
union all
select 'APPLICATION', a.id, a.id, a.organisation_id, a.reference_number, a.facility_limit_cents,
       greatest(coalesce(a.status_changed_at, a.submitted_at, a.created_at),
                case when a.status = 'SUBMITTED' then (select max(q.answered_at) from facility_application_question q where q.application_id = a.id) end)
  from facility_application a
 where a.status = 'APPROVED' or (a.status = 'SUBMITTED' and not exists (
         select 1 from facility_application_question q where q.application_id = a.id and q.answered_at is null))
union all
select 'ENQUIRY', e.id, e.id, e.organisation_id, e.given_name || ' ' || e.family_name, e.finance_amount_cents, e.created_at
  from finance_enquiry e where e.status = 'OPEN'
union all
select 'REQUEST', r.id, r.document_id, r.organisation_id, d.reference_number, r.amount_cents, r.created_at
  from document_request r join document d on d.id = r.document_id where r.status in ('REQUESTED', 'ACCEPTED')
union all
select 'ABN_CLAIM', o.id, o.id, o.id, o.abn, null, o.created_at
  from organisation o where o.abn_status = 'UNCONFIRMED'
union all
select 'CHANGE', c.id, c.id, null, c.subject_name, null, c.created_at
  from office_change c where c.status = 'PROPOSED';

create function desk_hours(kind text) returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select case kind
    when 'DRAFT_SUBMITTED' then p.draft_submitted_hours when 'DRAFT_SENT_AGAIN' then p.draft_sent_again_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    else p.change_hours end from provider p), 24)
$$;

-- Opens and ends the work on one record, whoever has changed it; a level that is changed later moves nothing that waits.
create function keep_desk_work(subject uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  waiting desk_waiting;
  moved   uuid;
begin
  select * into waiting from desk_waiting w where w.subject_id = subject and w.kind = any (kinds);
  if found then
    insert into desk_work (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
    values (gen_random_uuid(), waiting.kind, subject, waiting.parent_id, waiting.organisation_id, waiting.reference, waiting.amount_cents,
            waiting.waiting_since, business_due(waiting.waiting_since, desk_hours(waiting.kind)), present, present)
    on conflict (subject_id, kind) where closed_at is null do nothing returning id into moved;
  else
    update desk_work w set closed_at = present, closed_by = actor_id(), updated_at = present, version = w.version + 1
     where w.subject_id = subject and w.kind = any (kinds) and w.closed_at is null returning id into moved;
  end if;
  if moved is not null then
    perform pg_notify('bondline_events', json_build_object('topic', 'desk_work', 'id', moved)::text);
  end if;
end $$;

create function keep_desk_work_of_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_desk_work((to_jsonb(new) ->> tg_argv[0])::uuid, tg_argv[1]::text[]);
  return null;
end $$;

create trigger keep_desk_work_new after insert on draft for each row when (new.status = 'SUBMITTED')
  execute function keep_desk_work_of_row('id', '{DRAFT_SUBMITTED,DRAFT_SENT_AGAIN}');
create trigger keep_desk_work after update of status on draft for each row when ((old.status = 'SUBMITTED') <> (new.status = 'SUBMITTED'))
  execute function keep_desk_work_of_row('id', '{DRAFT_SUBMITTED,DRAFT_SENT_AGAIN}');
create trigger keep_desk_work after insert or update of status on unmatched_payment for each row execute function keep_desk_work_of_row('id', '{PAYMENT}');
create trigger keep_desk_work after insert or update of status on refund for each row execute function keep_desk_work_of_row('id', '{REFUND}');
create trigger keep_desk_work after insert or update of status on facility_application for each row execute function keep_desk_work_of_row('id', '{APPLICATION}');
create trigger keep_desk_work after insert or update of answered_at on facility_application_question for each row
  execute function keep_desk_work_of_row('application_id', '{APPLICATION}');
create trigger keep_desk_work after insert or update of status on finance_enquiry for each row execute function keep_desk_work_of_row('id', '{ENQUIRY}');
create trigger keep_desk_work after insert or update of status on document_request for each row execute function keep_desk_work_of_row('id', '{REQUEST}');
create trigger keep_desk_work after insert or update of abn_status on organisation for each row execute function keep_desk_work_of_row('id', '{ABN_CLAIM}');
create trigger keep_desk_work after insert or update of status on office_change for each row execute function keep_desk_work_of_row('id', '{CHANGE}');

-- What somebody who leaves the provider's staff had taken is free again.
create function free_desk_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_work set taken_by = null, taken_at = null, updated_at = coalesce(actor_part(10)::timestamptz, clock_timestamp()), version = version + 1
   where taken_by = old.account_id and closed_at is null;
  return null;
end $$;
create trigger free_desk_work after delete on staff_member for each row execute function free_desk_work();
create trigger free_desk_work_of_others after update of staff_type on staff_member for each row
  when (new.staff_type not in ('RELATIONSHIP_MANAGER', 'GENERAL')) execute function free_desk_work();

revoke all on function desk_hours(text), keep_desk_work(uuid, text[]), keep_desk_work_of_row(), free_desk_work() from public;

select begin_system_work('Set-up', now());
insert into desk_work (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
select gen_random_uuid(), kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, business_due(waiting_since, desk_hours(kind)), now(), now()
  from desk_waiting;
