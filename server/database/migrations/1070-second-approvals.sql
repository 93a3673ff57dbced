-- From a sum on that administrators set by kind, approving a draft takes two people of the desk, and the database says so.

alter table provider
  add column second_from_bank_guarantee_cents bigint check (second_from_bank_guarantee_cents > 0),
  add column second_from_surety_bond_cents    bigint check (second_from_surety_bond_cents > 0),
  add column second_from_cash_security_cents  bigint check (second_from_cash_security_cents > 0),
  add column second_from_lease_bond_cents     bigint check (second_from_lease_bond_cents > 0);

alter table office_change
  drop constraint office_change_subject_check,
  add constraint office_change_subject_check
    check (subject in ('CARD_REFUND', 'CLIENT_DISCOUNT', 'CONTENT_PAGE', 'CREDIT_NOTE', 'DEPOSIT_ACCOUNT', 'PRODUCT', 'SECOND_APPROVAL'));

-- What a first person has approved, what it would raise, and what became of it.
create table draft_approval (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null,
  status          text        not null check (status in ('WAITING', 'CONFIRMED', 'DECLINED', 'TAKEN_BACK', 'OUTDATED')),
  approved_by     uuid        not null references account (id),
  fee_summary_id  uuid        not null references fee_summary (id),
  line_items      jsonb       not null,
  created_at      timestamptz not null,
  decided_by      uuid        references account (id),
  decided_at      timestamptz,
  note            text        check (length(note) between 1 and 500),
  constraint draft_approval_decided check ((status = 'WAITING') = (decided_at is null)),
  constraint draft_approval_second_person check (status not in ('CONFIRMED', 'DECLINED') or (decided_by is not null and decided_by <> approved_by)),
  constraint draft_approval_noted check (status <> 'DECLINED' or note is not null),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id)
);
create unique index draft_approval_waiting on draft_approval (draft_id) where status = 'WAITING';
create index draft_approval_newest on draft_approval (draft_id, created_at desc, id desc);
-- Its history hangs on itself: what the desk says among itself is no part of the draft's history, which clients read.
call make_business_table('draft_approval', 'First approval', 'draft_approval', 'id', 'status', '(select actor_is_provider())');

create function second_approval_from(kind text) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select case kind
    when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_cents when 'SURETY_BOND' then p.second_from_surety_bond_cents
    when 'CASH_SECURITY' then p.second_from_cash_security_cents when 'LEASE_BOND' then p.second_from_lease_bond_cents end from provider p
$$;

create function require_second_approval() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.amount_cents >= second_approval_from(new.process_type) and not exists (
       select 1 from draft_approval a where a.draft_id = new.id and a.status = 'WAITING' and a.approved_by is distinct from actor_id()) then
    raise exception 'A second person has to approve this draft.' using errcode = 'check_violation', constraint = 'draft_approval_second_person', table = 'draft';
  end if;
  return new;
end $$;
create trigger require_second_approval before update of status on draft for each row
  when (old.status = 'SUBMITTED' and new.status in ('PENDING_PAYMENT', 'PROCESSING')) execute function require_second_approval();

-- Confirmed by whoever approves the draft itself; of another sum, wording or price nobody has approved anything yet.
create function settle_draft_approval() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_approved boolean := new.status in ('PENDING_PAYMENT', 'PROCESSING');
begin
  update draft_approval a
     set status = case when is_approved then 'CONFIRMED' else 'OUTDATED' end, decided_by = case when is_approved then actor_id() end,
         decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.draft_id = new.id and a.status = 'WAITING';
  return null;
end $$;
create trigger settle_draft_approval after update on draft for each row when (
  (old.status, old.amount_cents, old.wording_hash, old.discount_percentage, old.establishment_fee_discount_cents)
    is distinct from (new.status, new.amount_cents, new.wording_hash, new.discount_percentage, new.establishment_fee_discount_cents))
  execute function settle_draft_approval();

-- A second approval is work of its own, for everybody of the desk but whoever gave the first.
alter table desk_work
  add column not_for uuid references account (id),
  drop constraint desk_work_kind_check,
  add constraint desk_work_kind_check check (kind in (
    'DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN', 'SECOND_APPROVAL', 'PAYMENT', 'REFUND', 'APPLICATION', 'ENQUIRY', 'REQUEST', 'ABN_CLAIM', 'CHANGE')),
  add constraint desk_work_not_for check (taken_by <> not_for);

create or replace view desk_waiting as
-- Done before this submission it comes again; a first approval since then, which came to nothing, is no submission.
select case when exists (select 1 from desk_work w where w.subject_id = d.id and w.closed_at <= d.status_changed_at) then 'DRAFT_SENT_AGAIN' else 'DRAFT_SUBMITTED' end as kind,
       d.id as subject_id, d.id as parent_id, d.organisation_id, d.reference_number as reference, d.amount_cents, d.status_changed_at as waiting_since, null::uuid as not_for
  from draft d where d.status = 'SUBMITTED' and not exists (select 1 from draft_approval a where a.draft_id = d.id and a.status = 'WAITING')
union all
select 'SECOND_APPROVAL', a.id, a.draft_id, a.organisation_id, d.reference_number, d.amount_cents, a.created_at, a.approved_by
  from draft_approval a join draft d on d.id = a.draft_id where a.status = 'WAITING'
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
 where a.status = 'APPROVED' or (a.status = 'SUBMITTED' and not exists (
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
    when 'SECOND_APPROVAL' then p.draft_sent_again_hours
    when 'PAYMENT' then p.payment_hours when 'REFUND' then p.refund_hours when 'APPLICATION' then p.application_hours
    when 'ENQUIRY' then p.enquiry_hours when 'REQUEST' then p.request_hours when 'ABN_CLAIM' then p.abn_claim_hours
    else p.change_hours end from provider p), 24)
$$;

create or replace function keep_desk_work(subject uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present timestamptz := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  waiting desk_waiting;
  moved   uuid;
begin
  select * into waiting from desk_waiting w where w.subject_id = subject and w.kind = any (kinds);
  if found then
    insert into desk_work (id, kind, subject_id, parent_id, organisation_id, reference, amount_cents, waiting_since, due_at, not_for, created_at, updated_at)
    values (gen_random_uuid(), waiting.kind, subject, waiting.parent_id, waiting.organisation_id, waiting.reference, waiting.amount_cents,
            waiting.waiting_since, business_due(waiting.waiting_since, desk_hours(waiting.kind)), waiting.not_for, present, present)
    on conflict (subject_id, kind) where closed_at is null do nothing returning id into moved;
  else
    update desk_work w set closed_at = present, closed_by = actor_id(), updated_at = present, version = w.version + 1
     where w.subject_id = subject and w.kind = any (kinds) and w.closed_at is null returning id into moved;
  end if;
  if moved is not null then
    perform pg_notify('bondline_events', json_build_object('topic', 'desk_work', 'id', moved)::text);
  end if;
end $$;

create trigger keep_desk_work after insert or update of status on draft_approval for each row execute function keep_desk_work_of_row('id', '{SECOND_APPROVAL}');
create trigger keep_desk_work_of_draft after insert or update of status on draft_approval for each row
  execute function keep_desk_work_of_row('draft_id', '{DRAFT_SUBMITTED,DRAFT_SENT_AGAIN}');

revoke all on function second_approval_from(text), require_second_approval(), settle_draft_approval() from public;

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''SECOND_APPROVAL_NEEDED''::text, ''SECOND_APPROVAL_GIVEN''::text, ''SECOND_APPROVAL_DECLINED''::text, ');
end $$;
