-- Requests for the return of an original: who was asked, by when they are reminded, what they answered, and when it came back.

create table document_return_request (
  id                     uuid        primary key,
  organisation_id        uuid        not null,
  document_id            uuid        not null,
  status                 text        not null check (status in ('REQUESTED', 'ACCEPTED', 'EXECUTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  name                   text        check (length(name) between 1 and 1000),
  email_address          text        check (length(email_address) between 3 and 255),
  obligations_ended_date date,
  reason                 text        check (length(reason) between 1 and 500),
  recurring_frequency    integer     check (recurring_frequency between 1 and 366),
  code_hash              text,
  link_ends_at           timestamptz,
  mails_sent             integer     not null default 0 check (mails_sent >= 0),
  next_reminder_at       timestamptz,
  requested_by           uuid        not null references account (id),
  requested_by_name      text        not null,
  answer                 text        check (answer in ('RETURNED', 'NOT_YET', 'NEVER_RECEIVED')),
  answered_by_name       text        check (length(answered_by_name) between 1 and 1000),
  answer_date            date,
  answer_method          text        check (answer_method in ('COURIER', 'POST', 'BY_HAND', 'WRITTEN_RELEASE')),
  answer_reason          text        check (length(answer_reason) between 1 and 500),
  answered_at            timestamptz,
  returned_date          date,
  return_note            text        check (length(return_note) between 1 and 500),
  ended_by_name          text,
  ended_at               timestamptz,
  created_at             timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  -- Only what was recorded without having been asked for went to nobody.
  constraint return_request_recipient check (email_address is not null or status in ('EXECUTED')),
  -- A link and a reminder belong to a request that waits for its answer.
  constraint return_request_link check (status = 'REQUESTED' or (code_hash is null and link_ends_at is null and next_reminder_at is null)),
  constraint return_request_answer check ((answer is null) = (answered_at is null) and (status not in ('ACCEPTED', 'DECLINED') or answer is not null)),
  constraint return_request_returned check ((status = 'EXECUTED') = (returned_date is not null))
);
-- A holder is asked once at a time.
create unique index document_return_request_open on document_return_request (document_id) where status in ('REQUESTED', 'ACCEPTED');
create index document_return_request_newest on document_return_request (document_id, created_at desc, id desc);
-- The walk of the reminders.
create index document_return_request_due on document_return_request (next_reminder_at, id) where next_reminder_at is not null;

call make_business_table('document_return_request', 'Return request', 'document', 'document_id', 'name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');

-- Whatever closes a guarantee, such as its expiry or a claim in full, ends what was still asked of its holder.
create function end_return_requests() returns trigger language plpgsql as $$
begin
  update document_return_request
     set status = 'EXPIRED', code_hash = null, link_ends_at = null, next_reminder_at = null, ended_at = new.closed_at
   where document_id = new.id and status in ('REQUESTED', 'ACCEPTED');
  return null;
end $$;
create trigger end_return_requests after update of closed_at on document
  for each row when (old.closed_at is null and new.closed_at is not null) execute function end_return_requests();

-- What people are told may be about a document that no draft was raised for.
alter table notification alter column draft_id drop not null;
alter table notification add column if not exists document_id uuid;
alter table notification add constraint notification_document foreign key (organisation_id, document_id) references document (organisation_id, id);
alter table notification add constraint notification_record check (draft_id is not null or document_id is not null);
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'CHANGES_REQUESTED', 'DECLINED', 'PAYMENT_REQUESTED', 'PAYMENT_RECEIVED', 'ESTABLISHED', 'SUBMISSION_ARRIVED',
  'REFUND_DUE', 'REFUND_PAID', 'REFUND_TO_PAY', 'PAYMENT_UNMATCHED', 'SECURITY_HELD', 'SECURITY_RETURNED',
  'REQUEST_ASKED', 'REQUEST_ACCEPTED', 'REQUEST_DECLINED', 'REQUEST_EXECUTED', 'REQUEST_WITHDRAWN', 'CLAIM_MADE',
  'RETURN_ANSWERED', 'RETURN_EXPECTED', 'DOCUMENT_RETURNED'));

create or replace function write_notifications(row_ids uuid[], account_ids uuid[], event notification)
  returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a notification names no actor' using errcode = 'BL001';
  end if;
  return query
    insert into notification as n (id, account_id, intent, kind, organisation_id, draft_id, document_id, reference_number, about, created_at)
    select told.id, told.account_id, event.intent, event.kind, event.organisation_id, event.draft_id, event.document_id, event.reference_number,
           event.about, event.created_at
      from unnest(row_ids, account_ids) as told (id, account_id)
    on conflict (account_id, intent) do nothing
    returning n.account_id;
end $$;

-- Who is told what became of a request: whoever asked, and whoever raised the draft of what was issued; nobody who has left since.
create function return_request_people(wanted uuid) returns table (account_id uuid, email text, given_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.given_name
    from document_return_request r
    join document d on d.id = r.document_id
    join account a on a.id = r.requested_by or a.id = (select f.created_by from draft f where f.id = d.original_draft_id)
   where r.id = wanted and somebody_acts()
     and (exists (select 1 from member m where m.organisation_id = d.organisation_id and m.account_id = a.id)
       or exists (select 1 from staff_member s where s.account_id = a.id)
       or exists (select 1 from document_collaborator c where c.document_id = d.id and c.account_id = a.id and c.invitation_status = 'ACCEPTED'))
   order by a.id
$$;
revoke all on function return_request_people(uuid), end_return_requests() from public;
grant execute on function return_request_people(uuid) to bondline_app;
