-- Steps of the desk beside the approval of a draft that take two people from a sum on, and the database says so.

alter table provider
  add column second_from_security_return_cents   bigint check (second_from_security_return_cents > 0),
  add column second_from_property_facility_cents bigint check (second_from_property_facility_cents > 0),
  add column second_from_surety_facility_cents   bigint check (second_from_surety_facility_cents > 0);

-- What a first person wants done, with which values, and what became of it.
create table step_approval (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  step            text        not null check (step in ('SECURITY_RETURN', 'FACILITY_ESTABLISH')),
  record_id       uuid        not null,
  reference       text        not null,
  amount_cents    bigint      not null check (amount_cents > 0),
  given           jsonb       not null,
  status          text        not null check (status in ('WAITING', 'CONFIRMED', 'DECLINED', 'TAKEN_BACK', 'OUTDATED')),
  approved_by     uuid        not null references account (id),
  created_at      timestamptz not null,
  decided_by      uuid        references account (id),
  decided_at      timestamptz,
  note            text        check (length(note) between 1 and 500),
  constraint step_approval_decided check ((status = 'WAITING') = (decided_at is null)),
  constraint step_approval_second_person check (status not in ('CONFIRMED', 'DECLINED') or (decided_by is not null and decided_by <> approved_by)),
  constraint step_approval_noted check (status <> 'DECLINED' or note is not null)
);
create unique index step_approval_waiting on step_approval (record_id, step) where status = 'WAITING';
create index step_approval_newest on step_approval (record_id, step, created_at desc, id desc);
-- Its history hangs on itself: what the desk says among itself is no part of a record's history, which clients read.
call make_business_table('step_approval', 'Step approval', 'step_approval', 'id', 'status', '(select actor_is_provider())');

create function second_step_from(step text, product text) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when step = 'SECURITY_RETURN' then p.second_from_security_return_cents
    when product = 'PROPERTY_BACKED' then p.second_from_property_facility_cents
    else p.second_from_surety_facility_cents end from provider p
$$;

-- Called by whatever does the step, in its statement: what another person has approved of this sum is confirmed by whoever does it now.
create function settle_step_approval(step_done text, record uuid, cents bigint, product text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update step_approval a
     set status = 'CONFIRMED', decided_by = actor_id(), decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = record and a.step = step_done and a.status = 'WAITING' and a.amount_cents = cents and a.approved_by is distinct from actor_id();
  if not found and cents >= second_step_from(step_done, product) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
end $$;

create function settle_security_return() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform settle_step_approval('SECURITY_RETURN', new.draft_id, new.amount_cents, '');
  return new;
end $$;
create trigger settle_security_return before insert on security_money for each row when (new.kind = 'RETURNED') execute function settle_security_return();

create function settle_facility_establishment() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status = 'ESTABLISHED' then
    perform settle_step_approval('FACILITY_ESTABLISH', new.id, (select f.limit_cents from facility f where f.id = new.facility_id), new.facility_type);
  end if;
  -- Of an application that goes another way nobody has approved anything yet.
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.status = 'WAITING';
  return new;
end $$;
create trigger settle_facility_establishment before update of status on facility_application for each row
  when (old.status is distinct from new.status) execute function settle_facility_establishment();

alter table desk_work
  drop constraint desk_work_kind_check,
  add constraint desk_work_kind_check check (kind in (
    'DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'SECOND_APPROVAL', 'FACILITY_APPROVAL', 'PAYMENT', 'REFUND', 'APPLICATION', 'ENQUIRY', 'REQUEST', 'ABN_CLAIM', 'CHANGE'));

create or replace view desk_waiting as
-- Done before this submission it comes again; a first approval since then, which came to nothing, is no submission.
select case when exists (select 1 from desk_work w where w.subject_id = d.id and w.closed_at <= d.status_changed_at) then 'DRAFT_SENT_AGAIN' else 'DRAFT_SUBMITTED' end as kind,
       d.id as subject_id, d.id as parent_id, d.organisation_id, d.reference_number as reference, d.amount_cents, d.status_changed_at as waiting_since, null::uuid as not_for
  from draft d where d.status = 'SUBMITTED' and not exists (select 1 from draft_approval a where a.draft_id = d.id and a.status = 'WAITING')
union all
select 'SECOND_APPROVAL', a.id, a.draft_id, a.organisation_id, d.reference_number, d.amount_cents, a.created_at, a.approved_by
  from draft_approval a join draft d on d.id = a.draft_id where a.status = 'WAITING'
union all
select case a.step when 'FACILITY_ESTABLISH' then 'FACILITY_APPROVAL' else 'SECOND_APPROVAL' end, a.id, a.record_id, a.organisation_id, a.reference,
       a.amount_cents, a.created_at, a.approved_by
  from step_approval a where a.status = 'WAITING'
union all
select 'PAYMENT', p.id, p.draft_id, p.organisation_id, d.reference_number, p.received_cents, p.created_at, null
  from unmatched_payment p join draft d on d.id = p.draft_id where p.status = 'WAITING'
union all
select 'REFUND', r.id, r.draft_id, r.organisation_id, d.reference_number, r.amount_cents, r.created_at, null
  from refund r join draft d on d.id = r.draft_id where r.status = 'DUE'
union all
select 'APPLICATION', a.id, a.id, a.organisation_id, a.reference_number, a.facility_limit_cents,
       greatest(coalesce(a.status_changed_at, a.submitted_at, a.created_at),
                case when a.status = 'SUBMITTED' then (select max(q.answered_at) from facility_application_question q where q.application_id = a.id) end), null
  from facility_application a
 where a.status = 'APPROVED' and not exists (select 1 from step_approval s where s.record_id = a.id and s.status = 'WAITING') or (a.status = 'SUBMITTED' and not exists (
         select 1 from facility_application_question q where q.application_id = a.id and q.answered_at is null))
union all
select 'ENQUIRY', e.id, e.id, e.organisation_id, e.given_name || ' ' || e.family_name, e.finance_amount_cents, e.created_at, null
  from finance_enquiry e where e.status = 'OPEN'
union all
select 'REQUEST', r.id, r.document_id, r.organisation_id, d.reference_number, r.amount_cents, r.created_at, null
  from document_request r join document d on d.id = r.document_id where r.status in ('REQUESTED', 'ACCEPTED')
union all
select 'ABN_CLAIM', o.id, o.id, o.id, o.abn, null, o.created_at, null
  from organisation o where o.abn_status = 'UNCONFIRMED'
union all
select 'CHANGE', c.id, c.id, null, c.subject_name, null, c.created_at, null
  from office_change c where c.status = 'PROPOSED';

create or replace function desk_hours(kind text) returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select case kind
    when 'DRAFT_SUBMITTED' then p.draft_submitted_hours when 'DRAFT_SENT_AGAIN' then p.draft_sent_again_hours
    when 'SECOND_APPROVAL' then p.draft_sent_again_hours when 'FACILITY_APPROVAL' then p.application_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    else p.change_hours end from provider p), 24)
$$;

create trigger keep_desk_work after insert or update of status on step_approval for each row
  execute function keep_desk_work_of_row('id', '{SECOND_APPROVAL,FACILITY_APPROVAL}');
create trigger keep_desk_work_of_application after insert or update of status on step_approval for each row
  when (new.step = 'FACILITY_ESTABLISH') execute function keep_desk_work_of_row('record_id', '{APPLICATION}');

revoke all on function second_step_from(text, text), settle_step_approval(text, uuid, bigint, text), settle_security_return(), settle_facility_establishment() from public;
