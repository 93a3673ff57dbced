-- An arranged facility that its bank has approved waits at the desk until it is established.

alter table provider add column arranged_facility_hours integer not null default 16 check (arranged_facility_hours between 1 and 400);

alter table desk_work
  drop constraint desk_work_kind_check,
  add constraint desk_work_kind_check check (kind in (
    'DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'SECOND_APPROVAL', 'FACILITY_APPROVAL', 'ARRANGED_APPROVAL', 'PAYMENT', 'REFUND', 'APPLICATION',
    'ARRANGED_FACILITY', 'ENQUIRY', 'REQUEST', 'ABN_CLAIM', 'CHANGE'));

create or replace view desk_waiting as
-- Done before this submission it comes again; a first approval since then, which came to nothing, is no submission.
select case when exists (select 1 from desk_work w where w.subject_id = d.id and w.closed_at <= d.status_changed_at) then 'DRAFT_SENT_AGAIN' else 'DRAFT_SUBMITTED' end as kind,
       d.id as subject_id, d.id as parent_id, d.organisation_id, d.reference_number as reference, d.amount_cents, d.status_changed_at as waiting_since, null::uuid as not_for
  from draft d where d.status = 'SUBMITTED' and not exists (select 1 from draft_approval a where a.draft_id = d.id and a.status = 'WAITING')
union all
select 'SECOND_APPROVAL', a.id, a.draft_id, a.organisation_id, d.reference_number, d.amount_cents, a.created_at, a.approved_by
  from draft_approval a join draft d on d.id = a.draft_id where a.status = 'WAITING'
union all
select case a.step when 'FACILITY_ESTABLISH' then 'FACILITY_APPROVAL' when 'FACILITY_ARRANGED' then 'ARRANGED_APPROVAL' else 'SECOND_APPROVAL' end, a.id, a.record_id, a.organisation_id, a.reference,
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
  from office_change c where c.status = 'PROPOSED'
union all
-- Again from when a first approval came to nothing.
select 'ARRANGED_FACILITY', f.id, f.id, f.organisation_id, f.name, f.limit_cents,
       greatest(f.bank_approved_at, (select max(s.decided_at) from step_approval s where s.record_id = f.id and s.step = 'FACILITY_ARRANGED')), null
  from facility f
 where f.is_system_facility and f.status = 'PROCESSING' and f.bank_approved_at is not null
   and not exists (select 1 from step_approval s where s.record_id = f.id and s.step = 'FACILITY_ARRANGED' and s.status = 'WAITING');

create or replace function desk_hours(kind text) returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select case kind
    when 'DRAFT_SUBMITTED' then p.draft_submitted_hours when 'DRAFT_SENT_AGAIN' then p.draft_sent_again_hours
    when 'SECOND_APPROVAL' then p.draft_sent_again_hours when 'FACILITY_APPROVAL' then p.application_hours when 'ARRANGED_APPROVAL' then p.application_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ARRANGED_FACILITY' then p.arranged_facility_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    else p.change_hours end from provider p), 24)
$$;

-- What waits may be changed meanwhile, such as an arranged facility: the work then says what its record does, due as before.
create or replace function keep_desk_work(subject uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  waiting desk_waiting;
  moved   uuid;
begin
  select * into waiting from desk_waiting w where w.subject_id = subject and w.kind = any (kinds);
  if found then
    insert into desk_work as d (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, not_for, created_at, updated_at)
    values (gen_random_uuid(), waiting.kind, subject, waiting.parent_id, waiting.organisation_id, waiting.reference, waiting.amount_cents,
            waiting.waiting_since, business_due(waiting.waiting_since, desk_hours(waiting.kind)), waiting.not_for, present, present)
    on conflict (subject_id, kind) where closed_at is null
      do update set reference = excluded.reference, amount_cents = excluded.amount_cents, updated_at = present, version = d.version + 1
      where (d.reference, d.amount_cents) is distinct from (excluded.reference, excluded.amount_cents)
    returning id into moved;
  else
    update desk_work w set closed_at = present, closed_by = actor_id(), updated_at = present, version = w.version + 1
     where w.subject_id = subject and w.kind = any (kinds) and w.closed_at is null returning id into moved;
  end if;
  if moved is not null then
    perform pg_notify('bondline_events', json_build_object('topic', 'desk_work', 'id', moved)::text);
  end if;
end $$;

-- Behind any change, since one that ends a first approval leaves the facility to be established again.
create trigger keep_desk_work after insert or update on facility for each row when (new.is_system_facility)
  execute function keep_desk_work_of_row('id', '{ARRANGED_FACILITY}');
-- What is confirmed or out of date is so by a change of the facility, whose own trigger follows it.
create trigger keep_desk_work_of_facility after insert or update of status on step_approval for each row
  when (new.step = 'FACILITY_ARRANGED' and new.status in ('WAITING', 'DECLINED', 'TAKEN_BACK'))
  execute function keep_desk_work_of_row('record_id', '{ARRANGED_FACILITY}');

select begin_system_work('Set-up', now());
insert into desk_work (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
select gen_random_uuid(), kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, business_due(waiting_since, desk_hours(kind)), now(), now()
  from desk_waiting where kind = 'ARRANGED_FACILITY';
