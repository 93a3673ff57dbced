-- A bank's or insurer's own service levels, and what waits for its people with the moment by which it is due.

create table bank_service (
  id                uuid        primary key,
  supplier_id       uuid        not null unique references supplier (id),
  -- Within how many hours of business; null where the bank promises none.
  issue_hours       integer     check (issue_hours between 1 and 400),
  application_hours integer     check (application_hours between 1 and 400),
  request_hours     integer     check (request_hours between 1 and 400),
  version           integer     not null default 1,
  created_at        timestamptz not null,
  updated_at        timestamptz not null
);
call make_business_table('bank_service', 'Service levels', 'supplier', 'supplier_id', '-',
  'supplier_id = (select actor_supplier()) or (select actor_is_provider())');
-- Whoever looks after the bank's people sets them, and nobody else.
alter policy visible on bank_service
  with check ((select actor_is_system()) or supplier_id = (select actor_administered_supplier()));
revoke delete on bank_service from bondline_app;

create policy levels_of_bank on history_entry for select to bondline_app using (
  root_type = 'supplier' and object_type = 'Service levels' and root_id = (select actor_supplier()));

create table bank_work (
  id              uuid        primary key,
  supplier_id     uuid        not null references supplier (id),
  kind            text        not null check (kind in ('ISSUE', 'APPLICATION', 'ARRANGED_FACILITY', 'REQUEST_ANSWER', 'REQUEST_EXECUTION')),
  subject_id      uuid        not null,
  -- The record on whose page it is done: a draft, an application, a facility or a document.
  parent_id       uuid        not null,
  organisation_id uuid        not null,
  reference       text        not null,
  amount_cents    bigint,
  -- To come for what is agreed and to be carried out on a later day.
  waiting_since   timestamptz not null,
  -- Null where the bank had no level when it began to wait.
  due_at          timestamptz,
  closed_at       timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create unique index bank_work_subject on bank_work (subject_id, kind) where closed_at is null;
create index bank_work_open on bank_work (supplier_id, (case when due_at is null then timestamptz '9999-12-31 00:00:00+00' else due_at end), id)
  where closed_at is null;
create index bank_work_over on bank_work (subject_id, kind, closed_at) where closed_at is not null;
create index bank_work_of_organisation on bank_work (organisation_id);

alter table bank_work enable row level security;
alter table bank_work force row level security;
create policy owner on bank_work to current_user using (true) with check (true);
create policy visible on bank_work for select to bondline_app
  using ((select actor_is_system()) or supplier_id = (select actor_supplier()));
grant select on bank_work to bondline_app;

insert into organisation_column (table_name, column_name, answer, reason, counted_as, step) values
  ('bank_work', 'organisation_id', 'MOVES', 'the same business goes on with it', 'PARTS', 1);

-- What waits for a bank at this moment, by the records themselves: the one place that says so. No role but the owner reads it.
create view bank_waiting as
select 'ISSUE' as kind, d.id as subject_id, d.id as parent_id, d.supplier_id, d.organisation_id, d.reference_number as reference, d.amount_cents,
       d.paid_at as waiting_since
  from draft d where d.status = 'PROCESSING' and d.paid_at is not null and d.is_visible_to_supplier
union all
-- Again from when a question to the applicant was answered.
select 'APPLICATION', a.id, a.id, a.supplier_id, a.organisation_id, a.reference_number, a.facility_limit_cents,
       greatest(a.sent_to_supplier_at, (select max(q.answered_at) from facility_application_question q where q.application_id = a.id))
  from facility_application a
 where a.status = 'PROCESSING' and a.supplier_id is not null
   and not exists (select 1 from facility_application_question q where q.application_id = a.id and q.answered_at is null)
union all
select 'ARRANGED_FACILITY', f.id, f.id, f.supplier_id, f.organisation_id, f.name, f.limit_cents, f.sent_to_supplier_at
  from facility f
 where f.is_system_facility and f.status = 'PROCESSING' and f.supplier_id is not null and f.sent_to_supplier_at is not null and f.bank_approved_at is null
union all
-- Whose agreement is missing waits for them, and what waits for a milestone for that.
select w.kind, r.id, r.document_id, d.supplier_id, r.organisation_id, d.reference_number, r.amount_cents,
       greatest(r.created_at, r.agreement_answered_at,
                case when w.kind = 'REQUEST_EXECUTION' then greatest(r.answered_at, r.milestone_confirmed_at, r.scheduled_date::timestamp at time zone d.expiry_zone) end)
  from document_request r
  join document d on d.id = r.document_id
 cross join lateral (
   select case r.kind when 'EXTENSION' then 'APPLICANT' when 'INCREASE' then 'APPLICANT' when 'REDUCTION' then 'BENEFICIARY' when 'CANCELLATION' then 'BENEFICIARY'
                      when 'AMENDMENT' then case r.side when 'APPLICANT' then 'BENEFICIARY' else 'APPLICANT' end end as loses) n
 cross join lateral (
   select case when n.loses <> r.side and r.agreement is null and r.agreement_answer is null then null
               when r.status = 'REQUESTED' or r.agreement_answer = 'REFUSED' then 'REQUEST_ANSWER'
               when r.milestone is not null and r.milestone_reached_date is null then null
               else 'REQUEST_EXECUTION' end as kind) w
 where r.status in ('REQUESTED', 'ACCEPTED') and d.is_system_document and d.supplier_id is not null and w.kind is not null;

create function bank_hours(bank uuid, kind text) returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select case kind when 'ISSUE' then s.issue_hours when 'APPLICATION' then s.application_hours when 'ARRANGED_FACILITY' then s.application_hours
                   else s.request_hours end
    from bank_service s where s.supplier_id = bank
$$;

-- Opens and ends what one record asks of its bank, whoever has changed it; a level that is changed later moves nothing that waits.
create function keep_bank_work(subject uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
begin
  update bank_work w set closed_at = present, updated_at = present
   where w.subject_id = subject and w.kind = any (kinds) and w.closed_at is null
     and not exists (select 1 from bank_waiting b where b.subject_id = subject and b.kind = w.kind and b.waiting_since = w.waiting_since);
  insert into bank_work as w (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
  select gen_random_uuid(), b.supplier_id, b.kind, subject, b.parent_id, b.organisation_id, b.reference, b.amount_cents, b.waiting_since,
         case when l.hours is not null then business_due(b.waiting_since, l.hours) end, present, present
    from bank_waiting b cross join lateral (select bank_hours(b.supplier_id, b.kind) as hours) l
   where b.subject_id = subject and b.kind = any (kinds)
  on conflict (subject_id, kind) where closed_at is null
    do update set reference = excluded.reference, amount_cents = excluded.amount_cents, updated_at = present
    where (w.reference, w.amount_cents) is distinct from (excluded.reference, excluded.amount_cents);
end $$;

create function keep_bank_work_of_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_bank_work((to_jsonb(new) ->> tg_argv[0])::uuid, tg_argv[1]::text[]);
  return null;
end $$;

create trigger keep_bank_work_new after insert on draft for each row when (new.status = 'PROCESSING')
  execute function keep_bank_work_of_row('id', '{ISSUE}');
create trigger keep_bank_work after update of status, paid_at, is_visible_to_supplier on draft for each row
  when ('PROCESSING' in (old.status, new.status)) execute function keep_bank_work_of_row('id', '{ISSUE}');
create trigger keep_bank_work after insert or update of status, sent_to_supplier_at on facility_application for each row
  when (new.supplier_id is not null) execute function keep_bank_work_of_row('id', '{APPLICATION}');
create trigger keep_bank_work after insert or update of answered_at on facility_application_question for each row
  execute function keep_bank_work_of_row('application_id', '{APPLICATION}');
create trigger keep_bank_work after insert or update on facility for each row
  when (new.is_system_facility and new.supplier_id is not null) execute function keep_bank_work_of_row('id', '{ARRANGED_FACILITY}');
create trigger keep_bank_work after insert or update on document_request for each row
  execute function keep_bank_work_of_row('id', '{REQUEST_ANSWER,REQUEST_EXECUTION}');

revoke all on function bank_hours(uuid, text), keep_bank_work(uuid, text[]), keep_bank_work_of_row() from public;

select begin_system_work('Set-up', now());
insert into bank_work (id, supplier_id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, created_at, updated_at)
select gen_random_uuid(), supplier_id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, now(), now() from bank_waiting;
