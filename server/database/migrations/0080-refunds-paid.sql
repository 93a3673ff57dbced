-- A refund that was paid says when, in which way and under which reference; people are told of refunds and of payments that do not match.

alter table refund add column paid_date date;
alter table refund add column paid_method text check (paid_method in ('BANK_TRANSFER', 'CARD_PROVIDER'));
alter table refund add column paid_reference text check (length(paid_reference) between 1 and 100);
alter table refund add column paid_note text check (length(paid_note) between 1 and 500);
alter table refund add column paid_by uuid references account (id);
alter table refund add column paid_at timestamptz;
alter table refund add constraint refund_paid check (
  num_nonnulls(paid_date, paid_method, paid_reference, paid_by, paid_at) = case when status = 'PAID' then 5 else 0 end
  and (status = 'PAID' or paid_note is null));

-- What waits at the desk is read by its place in these, the longest waiting first.
create index refund_due on refund (created_at, id) where status = 'DUE';
drop index unmatched_payment_waiting;
create index unmatched_payment_waiting on unmatched_payment (created_at, id) where status = 'WAITING';

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'CHANGES_REQUESTED', 'DECLINED', 'PAYMENT_REQUESTED', 'PAYMENT_RECEIVED', 'ESTABLISHED', 'SUBMISSION_ARRIVED',
  'REFUND_DUE', 'REFUND_PAID', 'REFUND_TO_PAY', 'PAYMENT_UNMATCHED'));
