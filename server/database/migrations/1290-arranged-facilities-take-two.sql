-- A facility that the desk arranges without an application takes two people from the same sums on, and the database says so.

alter table step_approval
  drop constraint step_approval_step_check,
  add constraint step_approval_step_check check (step in ('SECURITY_RETURN', 'FACILITY_ESTABLISH', 'FACILITY_ARRANGED'));

-- By the type of an application's facility; by the security of one that is arranged, which has no type.
create or replace function second_step_from(step text, product text) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when step = 'SECURITY_RETURN' then p.second_from_security_return_cents
    when product in ('PROPERTY_BACKED', 'PROPERTY') then p.second_from_property_facility_cents
    else p.second_from_surety_facility_cents end from provider p
$$;

create function settle_arranged_facility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status = 'ESTABLISHED' and old.status <> 'ESTABLISHED' then
    perform settle_step_approval('FACILITY_ARRANGED', new.id, new.limit_cents, coalesce(new.security_type, ''));
  end if;
  -- What was approved is no longer what would be established, or it goes another way.
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.status = 'WAITING';
  return new;
end $$;
create trigger settle_arranged_facility before update of status, name, provider, limit_cents, start_date, end_date, security_type on facility for each row
  when (new.is_system_facility and (old.status, old.name, old.provider, old.limit_cents, old.start_date, old.end_date, old.security_type)
        is distinct from (new.status, new.name, new.provider, new.limit_cents, new.start_date, new.end_date, new.security_type))
  execute function settle_arranged_facility();

-- The facility of an application begins established, and its application asks for two people; any other has to be moved there.
create function keep_arranged_facility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.limit_cents >= second_step_from('FACILITY_ARRANGED', coalesce(new.security_type, ''))
     and not exists (select 1 from facility_application a where a.facility_id = new.id) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'facility';
  end if;
  return null;
end $$;
create constraint trigger keep_arranged_facility after insert on facility deferrable initially deferred for each row
  when (new.is_system_facility and new.status = 'ESTABLISHED') execute function keep_arranged_facility();

alter table desk_work
  drop constraint desk_work_kind_check,
  add constraint desk_work_kind_check check (kind in (
    'DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'SECOND_APPROVAL', 'FACILITY_APPROVAL', 'ARRANGED_APPROVAL', 'PAYMENT', 'REFUND', 'APPLICATION', 'ENQUIRY',
    'REQUEST', 'ABN_CLAIM', 'CHANGE'));

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
  from office_change c where c.status = 'PROPOSED';

create or replace function desk_hours(kind text) returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select case kind
    when 'DRAFT_SUBMITTED' then p.draft_submitted_hours when 'DRAFT_SENT_AGAIN' then p.draft_sent_again_hours
    when 'SECOND_APPROVAL' then p.draft_sent_again_hours when 'FACILITY_APPROVAL' then p.application_hours when 'ARRANGED_APPROVAL' then p.application_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    else p.change_hours end from provider p), 24)
$$;

create or replace trigger keep_desk_work after insert or update of status on step_approval for each row
  execute function keep_desk_work_of_row('id', '{SECOND_APPROVAL,FACILITY_APPROVAL,ARRANGED_APPROVAL}');

revoke all on function settle_arranged_facility(), keep_arranged_facility() from public;
