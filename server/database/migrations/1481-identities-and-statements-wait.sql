-- Identities to decide on, and bank statements with lines to settle, wait at the desk too.

alter table provider
  add column identity_hours integer not null default 8 check (identity_hours between 1 and 400),
  add column bank_lines_hours integer not null default 8 check (bank_lines_hours between 1 and 400);

-- Since when somebody needs attention, and since when a statement that was recorded has lines to settle. The history writes no column of this name.
alter table draft_individual add column status_since timestamptz;
alter table bank_statement add column status_since timestamptz;

alter table desk_work
  drop constraint desk_work_kind_check,
  add constraint desk_work_kind_check check (kind in (
    'DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'SECOND_APPROVAL', 'FACILITY_APPROVAL', 'ARRANGED_APPROVAL', 'RAISE_APPROVAL', 'REFUND_APPROVAL', 'PAYMENT', 'REFUND', 'APPLICATION',
    'ARRANGED_FACILITY', 'ENQUIRY', 'REQUEST', 'ABN_CLAIM', 'CHANGE',
    'REQUIRED_DOCUMENT', 'WORDING_PROPOSAL', 'IDENTITY', 'BANK_LINES'));

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
   and not exists (select 1 from step_approval s where s.record_id = f.id and s.step = 'FACILITY_ARRANGED' and s.status = 'WAITING')
union all
-- Again from when its form came to nothing at the service that signs it. What its draft's end or its return to the applicant leaves open waits for nobody here.
select 'REQUIRED_DOCUMENT', r.id, r.draft_id, r.organisation_id, d.reference_number, null,
       greatest(r.status_since, (select max(e.ended_at) from draft_envelope e where e.draft_id = r.draft_id and e.required_document_id = r.id)), null
  from draft_required_document r join draft d on d.id = r.draft_id
 where r.overall_status = 'PENDING_APPROVAL' and r.withdrawn_at is null and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')
   and not exists (select 1 from draft_envelope e where e.required_document_id = r.id and e.status = 'WAITING')
union all
select 'WORDING_PROPOSAL', w.id, w.draft_id, w.organisation_id, d.reference_number, null, w.created_at, null
  from draft_wording_proposal w join draft d on d.id = w.draft_id
 where w.status = 'OPEN' and w.bank_accepted_at is null and d.submitted_at is not null and d.status in ('DRAFT', 'CHANGES_REQUESTED', 'SUBMITTED')
union all
-- As `needsVerification` and the group NEEDS_ATTENTION of the domain say it of one.
select 'IDENTITY', i.id, i.draft_id, i.organisation_id, d.reference_number, null, greatest(i.status_since, d.status_changed_at), null
  from draft_individual i join draft d on d.id = i.draft_id
 where i.verification_status in ('PENDING', 'LOCKED_OUT', 'MANUAL') and i.roles && array['DIRECTOR', 'SECRETARY', 'BENEFICIAL_OWNER'] and i.is_foreign_resident is not true
   and d.status = 'IDENTIFYING'
union all
-- One for all lines of a statement: a bad file has thousands.
select 'BANK_LINES', s.id, s.id, null, s.file_name, null, s.status_since, null
  from bank_statement s where s.status_since is not null;

create or replace function desk_hours(kind text) returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select case kind
    when 'DRAFT_SUBMITTED' then p.draft_submitted_hours when 'DRAFT_SENT_AGAIN' then p.draft_sent_again_hours
    when 'SECOND_APPROVAL' then p.draft_sent_again_hours when 'FACILITY_APPROVAL' then p.application_hours when 'ARRANGED_APPROVAL' then p.application_hours
    when 'RAISE_APPROVAL' then p.application_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'REFUND_APPROVAL' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ARRANGED_FACILITY' then p.arranged_facility_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    when 'REQUIRED_DOCUMENT' then p.required_document_hours when 'WORDING_PROPOSAL' then p.wording_proposal_hours
    when 'IDENTITY' then p.identity_hours when 'BANK_LINES' then p.bank_lines_hours
    else p.change_hours end from provider p), 24)
$$;

create function name_attention() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.status_since := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  return new;
end $$;
create trigger name_attention_of_new before insert on draft_individual for each row when (new.verification_status in ('PENDING', 'LOCKED_OUT', 'MANUAL'))
  execute function name_attention();
create trigger name_attention before update of verification_status on draft_individual for each row
  when (new.verification_status in ('PENDING', 'LOCKED_OUT', 'MANUAL') and coalesce(old.verification_status, '') not in ('PENDING', 'LOCKED_OUT', 'MANUAL'))
  execute function name_attention();

create trigger keep_desk_work after insert or update of verification_status, roles, is_foreign_resident on draft_individual for each row
  when (new.verification_status is not null) execute function keep_desk_work_of_row('id', '{IDENTITY}');
create function end_desk_work_of_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_desk_work(old.id, tg_argv[0]::text[]);
  return null;
end $$;
create trigger end_desk_work after delete on draft_individual for each row when (old.verification_status is not null) execute function end_desk_work_of_row('{IDENTITY}');

create or replace function keep_desk_work_of_parts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part record;
begin
  for part in
    select p.id, p.kind from (
      select r.id, 'REQUIRED_DOCUMENT' as kind from draft_required_document r where r.draft_id = new.id and r.overall_status = 'PENDING_APPROVAL'
      union all
      select w.id, 'WORDING_PROPOSAL' from draft_wording_proposal w where w.draft_id = new.id and w.status = 'OPEN'
      union all
      select i.id, 'IDENTITY' from draft_individual i where i.draft_id = new.id and i.verification_status in ('PENDING', 'LOCKED_OUT', 'MANUAL')) p
      left join desk_work k on k.subject_id = p.id and k.kind = p.kind and k.closed_at is null
     order by k.id
  loop
    perform keep_desk_work(part.id, array[part.kind]);
  end loop;
  return null;
end $$;

create function keep_unsettled_since(statements uuid[]) returns void language sql security definer set search_path = public, pg_temp as $$
  update bank_statement s set status_since = case when n.is_unsettled then coalesce(actor_part(10)::timestamptz, clock_timestamp()) end
    from (select t.id, t.stage in ('COMPLETE', 'STOPPED') and exists (select from bank_line l where l.bank_statement_id = t.id and l.state = 'UNMATCHED') as is_unsettled
            from bank_statement t where t.id = any (statements)) n
   where s.id = n.id and (s.status_since is not null) <> n.is_unsettled
$$;
create function keep_unsettled_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_unsettled_since(array[new.id]);
  return null;
end $$;
-- While a statement is read and recorded its lines change by the thousand, and none of them waits.
create function keep_unsettled_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_unsettled_since(array(
    select s.id from bank_statement s where s.id in (select n.bank_statement_id from changed n) and s.stage in ('COMPLETE', 'STOPPED')));
  return null;
end $$;
create trigger keep_unsettled_since after update of stage on bank_statement for each row when (old.stage <> new.stage) execute function keep_unsettled_statement();
create trigger keep_unsettled_since after update on bank_line referencing new table as changed for each statement execute function keep_unsettled_lines();
create trigger keep_desk_work after update of status_since on bank_statement for each row
  when ((old.status_since is null) <> (new.status_since is null)) execute function keep_desk_work_of_row('id', '{BANK_LINES}');

revoke all on function name_attention(), end_desk_work_of_row(), keep_unsettled_since(uuid[]), keep_unsettled_statement(), keep_unsettled_lines() from public;

select begin_system_work('Set-up', now());
update draft_individual set status_since = updated_at where verification_status in ('PENDING', 'LOCKED_OUT', 'MANUAL');
update bank_statement s set status_since = coalesce(s.finished_at, s.updated_at)
 where s.stage in ('COMPLETE', 'STOPPED') and exists (select from bank_line l where l.bank_statement_id = s.id and l.state = 'UNMATCHED');
insert into desk_work (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, created_at, updated_at)
select gen_random_uuid(), kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, business_due(waiting_since, desk_hours(kind)), now(), now()
  from desk_waiting w where kind in ('IDENTITY', 'BANK_LINES')
   and not exists (select 1 from desk_work k where k.subject_id = w.subject_id and k.kind = w.kind and k.closed_at is null);
