-- What an applicant asks of the bank on an issued document beside a change of it: a copy, a letter, a confirmation, another address.

create table document_bank_action (
  id                uuid        primary key,
  organisation_id   uuid        not null,
  document_id       uuid        not null,
  kind              text        not null check (kind in ('CERTIFIED_COPY', 'CONFIRMATION_LETTER', 'STATUS_CONFIRMATION', 'DELIVERY_CHANGE', 'CONTACT_CHANGE', 'OTHER')),
  status            text        not null check (status in ('REQUESTED', 'TAKEN', 'QUESTIONED', 'DONE', 'DECLINED', 'WITHDRAWN', 'ENDED')),
  note              text        not null check (length(note) between 1 and 500),
  file_id           uuid,
  requested_by      uuid        not null references account (id),
  requested_by_name text        not null,
  taken_by_name     text,
  taken_at          timestamptz,
  question          text        check (length(question) between 1 and 500),
  questioned_at     timestamptz,
  reply             text        check (length(reply) between 1 and 500),
  replied_by_name   text,
  answer_note       text        check (length(answer_note) between 1 and 500),
  answer_file_id    uuid,
  answered_by_name  text,
  answered_at       timestamptz,
  ended_at          timestamptz,
  created_at        timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  foreign key (organisation_id, file_id) references document_attachment (organisation_id, id),
  foreign key (organisation_id, answer_file_id) references document_attachment (organisation_id, id),
  constraint bank_action_taken check ((taken_at is null) = (taken_by_name is null) and (taken_at is not null or status not in ('TAKEN', 'QUESTIONED', 'DONE'))),
  constraint bank_action_question check ((question is null) = (questioned_at is null) and (question is not null or status <> 'QUESTIONED' and reply is null)
    and (reply is null) = (replied_by_name is null)),
  constraint bank_action_answer check ((status in ('DONE', 'DECLINED')) = (answered_at is not null) and (answered_at is null) = (answered_by_name is null)),
  -- What is done is shown, and what is declined has a reason.
  constraint bank_action_says check (status not in ('DONE', 'DECLINED') or answer_note is not null or (status = 'DONE' and answer_file_id is not null)),
  constraint bank_action_ended check ((status in ('REQUESTED', 'TAKEN', 'QUESTIONED')) = (ended_at is null))
);
create index document_bank_action_newest on document_bank_action (document_id, created_at desc, id desc);
create index document_bank_action_desk on document_bank_action (created_at, id) where status in ('REQUESTED', 'TAKEN');
create index document_bank_action_questions on document_bank_action (organisation_id, questioned_at, id) where status = 'QUESTIONED';

call make_business_table('document_bank_action', 'Bank action', 'document', 'document_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');

-- Whatever closes a guarantee ends what its bank was asked for.
create function end_bank_actions() returns trigger language plpgsql as $$
begin
  update document_bank_action set status = 'ENDED', ended_at = new.closed_at
   where document_id = new.id and status in ('REQUESTED', 'TAKEN', 'QUESTIONED');
  return null;
end $$;
create trigger end_bank_actions after update of closed_at on document
  for each row when (old.closed_at is null and new.closed_at is not null) execute function end_bank_actions();
revoke all on function end_bank_actions() from public;

-- Who hears of one: who asked for it, while they still see the guarantee, who raised the guarantee, and the staff of whoever issued it.
create function bank_action_people(wanted uuid) returns table (account_id uuid, email text, given_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.given_name from document_bank_action b join account a on a.id = b.requested_by
   where b.id = wanted and somebody_acts()
     and (exists (select 1 from member m where m.organisation_id = b.organisation_id and m.account_id = b.requested_by)
       or exists (select 1 from document_collaborator c where c.document_id = b.document_id and c.account_id = b.requested_by and c.invitation_status = 'ACCEPTED'))
  union
  select p.account_id, p.email, p.given_name from document_bank_action b, document_people(b.document_id) p where b.id = wanted and p.side <> 'BENEFICIARY'
$$;
revoke all on function bank_action_people from public;
grant execute on function bank_action_people to bondline_app;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'CHANGES_REQUESTED', 'DECLINED', 'PAYMENT_REQUESTED', 'PAYMENT_RECEIVED', 'ESTABLISHED', 'SUBMISSION_ARRIVED',
  'REFUND_DUE', 'REFUND_PAID', 'REFUND_TO_PAY', 'PAYMENT_UNMATCHED', 'SECURITY_HELD', 'SECURITY_RETURNED',
  'RETURN_ANSWERED', 'RETURN_EXPECTED', 'DOCUMENT_RETURNED',
  'REQUEST_ASKED', 'REQUEST_ACCEPTED', 'REQUEST_DECLINED', 'REQUEST_EXECUTED', 'REQUEST_WITHDRAWN', 'CLAIM_MADE', 'EXPIRY_NEARS',
  'HANDOVER_CONFIRMED', 'HANDOVER_LOCKED', 'HANDOVER_EXPIRED',
  'ORIGINAL_LOST', 'LOST_INDEMNITY', 'LOST_CONSENTED', 'LOST_REFUSED', 'ORIGINAL_FOUND',
  'BANK_ACTION_ASKED', 'BANK_ACTION_TAKEN', 'BANK_ACTION_QUESTION', 'BANK_ACTION_REPLIED', 'BANK_ACTION_DONE', 'BANK_ACTION_DECLINED', 'BANK_ACTION_WITHDRAWN'));
