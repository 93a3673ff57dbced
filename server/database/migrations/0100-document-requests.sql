-- Requests after issue: what somebody asks to have changed, claimed or cancelled, who answered, and what became of the document.

alter table document add column amendment_number integer not null default 0 check (amendment_number >= 0);

create table document_request (
  id                    uuid        primary key,
  organisation_id       uuid        not null,
  document_id           uuid        not null,
  kind                  text        not null check (kind in ('EXTENSION', 'REDUCTION', 'INCREASE', 'CLAIM', 'CANCELLATION')),
  status                text        not null check (status in ('REQUESTED', 'ACCEPTED', 'EXECUTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  side                  text        not null check (side in ('APPLICANT', 'BENEFICIARY', 'PROVIDER')),
  requested_by          uuid        not null references account (id),
  requested_by_name     text        not null,
  amount_cents          bigint      check (amount_cents > 0),
  requested_expiry_date date,
  claim_action          text        check (claim_action in ('PAY', 'EXTEND_OR_PAY')),
  reason                text        check (length(reason) between 1 and 500),
  from_amount_cents     bigint      not null,
  from_expiry_date      date,
  answered_by_name      text,
  answered_at           timestamptz,
  answer_note           text        check (length(answer_note) between 1 and 500),
  agreement             text        check (length(agreement) between 1 and 255),
  claim_outcome         text        check (claim_outcome in ('PAID', 'EXTENDED')),
  paid_date             date,
  payment_reference     text        check (length(payment_reference) between 1 and 100),
  executed_at           timestamptz,
  executed_by_name      text,
  executed_date         date,
  amendment_number      integer     check (amendment_number > 0),
  amount_before_cents   bigint,
  amount_after_cents    bigint      check (amount_after_cents >= 0),
  expiry_before_date    date,
  expiry_after_date     date,
  created_at            timestamptz not null,
  version               integer     not null default 1,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  unique (document_id, amendment_number),
  constraint document_request_amount check ((kind in ('REDUCTION', 'INCREASE', 'CLAIM')) = (amount_cents is not null)),
  constraint document_request_claim check ((kind = 'CLAIM') = (claim_action is not null)),
  constraint document_request_done check ((status = 'EXECUTED') = (executed_at is not null) and (status = 'EXECUTED') = (amendment_number is not null)
    and (status = 'EXECUTED') = (amount_after_cents is not null)),
  constraint document_request_paid check ((claim_outcome = 'PAID') is not distinct from (paid_date is not null and payment_reference is not null)
    or (claim_outcome is null and paid_date is null and payment_reference is null))
);
create index document_request_document on document_request (document_id, created_at, id);
create index document_request_open on document_request (created_at, id) where status in ('REQUESTED', 'ACCEPTED');

call make_business_table('document_request', 'Request', 'document', 'document_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from document d where d.id = document_request.document_id)');
