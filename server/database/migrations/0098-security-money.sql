-- Security money as it moves: each time some of it came to be held behind a guarantee, and each time some went back.

create table security_money (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null,
  kind            text        not null check (kind in ('HELD', 'RETURNED')),
  amount_cents    bigint      not null check (amount_cents > 0),
  moved_date      date        not null,
  reference       text        not null check (length(reference) between 1 and 100),
  returned_to     text        check (length(returned_to) between 1 and 1000),
  recorded_by     uuid        not null references account (id),
  created_at      timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint security_money_returned check ((kind = 'RETURNED') = (returned_to is not null))
);
create index security_money_draft on security_money (draft_id);

call make_business_table('security_money', 'Security money', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = security_money.draft_id)');

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'CHANGES_REQUESTED', 'DECLINED', 'PAYMENT_REQUESTED', 'PAYMENT_RECEIVED', 'ESTABLISHED', 'SUBMISSION_ARRIVED',
  'REFUND_DUE', 'REFUND_PAID', 'REFUND_TO_PAY', 'PAYMENT_UNMATCHED', 'SECURITY_HELD', 'SECURITY_RETURNED'));
