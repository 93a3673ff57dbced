-- Raising the limit of an established facility that is arranged takes two people from the same sums on, and the database says so.

alter table step_approval
  drop constraint step_approval_step_check,
  add constraint step_approval_step_check check (step in ('SECURITY_RETURN', 'FACILITY_ESTABLISH', 'FACILITY_ARRANGED', 'FACILITY_RAISE')),
  -- What the record said of what was given, where the step changes it.
  add column before jsonb;

create or replace function settle_arranged_facility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status = 'ESTABLISHED' and old.status <> 'ESTABLISHED' then
    perform settle_step_approval('FACILITY_ARRANGED', new.id, new.limit_cents, coalesce(new.security_type, ''));
  elsif new.status = 'ESTABLISHED' and new.limit_cents > old.limit_cents then
    perform settle_step_approval('FACILITY_RAISE', new.id, new.limit_cents, coalesce(new.security_type, ''));
  end if;
  -- What was approved is no longer what would be established or raised, or it goes another way.
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.status = 'WAITING';
  return new;
end $$;

alter table desk_work
  drop constraint desk_work_kind_check,
  add constraint desk_work_kind_check check (kind in (
    'DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'SECOND_APPROVAL', 'FACILITY_APPROVAL', 'ARRANGED_APPROVAL', 'RAISE_APPROVAL', 'PAYMENT', 'REFUND', 'APPLICATION',
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
select case a.step when 'FACILITY_ESTABLISH' then 'FACILITY_APPROVAL' when 'FACILITY_ARRANGED' then 'ARRANGED_APPROVAL' when 'FACILITY_RAISE' then 'RAISE_APPROVAL' else 'SECOND_APPROVAL' end, a.id, a.record_id, a.organisation_id, a.reference,
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
    when 'RAISE_APPROVAL' then p.application_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ARRANGED_FACILITY' then p.arranged_facility_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    else p.change_hours end from provider p), 24)
$$;

create or replace trigger keep_desk_work after insert or update of status on step_approval for each row
  execute function keep_desk_work_of_row('id', '{SECOND_APPROVAL,FACILITY_APPROVAL,ARRANGED_APPROVAL,RAISE_APPROVAL}');
