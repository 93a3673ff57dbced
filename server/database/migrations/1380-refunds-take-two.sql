-- A refund by bank transfer takes two people whatever its sum is, before it can be recorded as paid, and the database says so.

alter table refund
  add column transfer_to        text        check (length(transfer_to) between 1 and 255),
  add column transfer_agreed_by uuid        references account (id),
  add column transfer_agreed_at timestamptz,
  add constraint refund_transfer_agreed check (num_nonnulls(transfer_to, transfer_agreed_by, transfer_agreed_at) in (0, 3));

alter table step_approval
  drop constraint step_approval_step_check,
  add constraint step_approval_step_check check (step in ('SECURITY_RETURN', 'FACILITY_ESTABLISH', 'FACILITY_ARRANGED', 'FACILITY_RAISE', 'REFUND_TRANSFER'));

-- No sum is too small for a refund.
create or replace function second_step_from(step text, product text) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when step = 'REFUND_TRANSFER' then 0
    when step = 'SECURITY_RETURN' then coalesce(case product
      when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_return_cents
      when 'SURETY_BOND' then p.second_from_surety_bond_return_cents
      when 'CASH_SECURITY' then p.second_from_cash_security_return_cents
      when 'LEASE_BOND' then p.second_from_lease_bond_return_cents end, p.second_from_security_return_cents)
    when product in ('PROPERTY_BACKED', 'PROPERTY') then p.second_from_property_facility_cents
    else p.second_from_surety_facility_cents end from provider p
$$;

create function settle_refund_transfer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.transfer_agreed_at is not null and new.transfer_agreed_at is distinct from old.transfer_agreed_at then
    perform settle_step_approval('REFUND_TRANSFER', new.id, new.amount_cents, '');
  end if;
  -- What went through the card provider was agreed on there, and has its key.
  if new.status = 'PAID' and old.status <> 'PAID' and
     (case new.paid_method when 'BANK_TRANSFER' then new.transfer_agreed_at is null else new.refund_key is null end) then
    raise exception 'Two people have to approve this refund.' using errcode = 'check_violation', constraint = 'refund_approved_by_two', table = 'refund';
  end if;
  return new;
end $$;
create trigger settle_refund_transfer before update of status, transfer_agreed_at on refund for each row execute function settle_refund_transfer();

create function end_refund_transfer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING';
  return null;
end $$;
-- It goes another way: nobody has approved anything of it yet.
create trigger end_refund_transfer after update of status on refund for each row
  when (old.status = 'DUE' and new.status <> 'DUE') execute function end_refund_transfer();

create function end_refund_transfers_of_draft() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
    from refund r where r.draft_id = new.id and a.record_id = r.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING';
  update refund r set transfer_to = null, transfer_agreed_by = null, transfer_agreed_at = null
   where r.draft_id = new.id and r.status = 'DUE' and r.transfer_agreed_at is not null;
  return null;
end $$;
-- What was approved was another account.
create trigger end_refund_transfers after update of refund_account_name, refund_account_number_encrypted, refund_bsb on draft for each row
  when ((old.refund_account_name, old.refund_account_number_encrypted, old.refund_bsb) is distinct from (new.refund_account_name, new.refund_account_number_encrypted, new.refund_bsb))
  execute function end_refund_transfers_of_draft();

alter table desk_work
  drop constraint desk_work_kind_check,
  add constraint desk_work_kind_check check (kind in (
    'DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'SECOND_APPROVAL', 'FACILITY_APPROVAL', 'ARRANGED_APPROVAL', 'RAISE_APPROVAL', 'REFUND_APPROVAL', 'PAYMENT', 'REFUND', 'APPLICATION',
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
select case a.step when 'FACILITY_ESTABLISH' then 'FACILITY_APPROVAL' when 'FACILITY_ARRANGED' then 'ARRANGED_APPROVAL' when 'FACILITY_RAISE' then 'RAISE_APPROVAL' when 'REFUND_TRANSFER' then 'REFUND_APPROVAL' else 'SECOND_APPROVAL' end, a.id, coalesce(r.draft_id, a.record_id), a.organisation_id, a.reference,
       a.amount_cents, a.created_at, a.approved_by
  from step_approval a left join refund r on r.id = a.record_id and a.step = 'REFUND_TRANSFER' where a.status = 'WAITING'
union all
select 'PAYMENT', p.id, p.draft_id, p.organisation_id, d.reference_number, p.received_cents, p.created_at, null
  from unmatched_payment p join draft d on d.id = p.draft_id where p.status = 'WAITING'
union all
-- Again from when a first approval of it was decided about, whether to be paid now or to be approved anew.
select 'REFUND', r.id, r.draft_id, r.organisation_id, d.reference_number, r.amount_cents,
       greatest(r.created_at, (select max(s.decided_at) from step_approval s where s.record_id = r.id and s.step = 'REFUND_TRANSFER')), null
  from refund r join draft d on d.id = r.draft_id
 where r.status = 'DUE' and not exists (select 1 from step_approval s where s.record_id = r.id and s.step = 'REFUND_TRANSFER' and s.status = 'WAITING')
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
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'REFUND_APPROVAL' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ARRANGED_FACILITY' then p.arranged_facility_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    else p.change_hours end from provider p), 24)
$$;

create or replace trigger keep_desk_work after insert or update of status on step_approval for each row
  execute function keep_desk_work_of_row('id', '{SECOND_APPROVAL,FACILITY_APPROVAL,ARRANGED_APPROVAL,RAISE_APPROVAL,REFUND_APPROVAL}');
-- A refund that is sent or paid has left the desk before what waited of it is out of date.
create trigger keep_desk_work_of_refund after insert or update of status on step_approval for each row
  when (new.step = 'REFUND_TRANSFER') execute function keep_desk_work_of_row('record_id', '{REFUND}');

revoke all on function settle_refund_transfer(), end_refund_transfer(), end_refund_transfers_of_draft() from public;
