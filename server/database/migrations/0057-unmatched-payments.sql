-- A card payment that is not the one that was asked for: it waits here until somebody of the provider has decided what becomes of it.

create table unmatched_payment (
  id                  uuid        primary key,
  organisation_id     uuid        not null references organisation (id),
  draft_id            uuid        not null references draft (id),
  invoice_id          uuid        not null references invoice (id),
  -- Applied by the decision.
  payment_event_id    text        not null unique,
  provider_payment_id text        not null unique,
  method              text        not null check (method in ('CARD', 'DIRECT_DEBIT')),
  differs             text[]      not null check (differs <@ array['AMOUNT', 'CURRENCY', 'INVOICE'] and cardinality(differs) > 0),
  expected_cents      bigint      not null,
  received_cents      bigint      not null check (received_cents > 0),
  received_currency   text        not null check (length(received_currency) between 1 and 10),
  status              text        not null check (status in ('ACCEPTED', 'DISMISSED', 'REFUND_DUE', 'WAITING')),
  reason              text        check (length(reason) <= 500),
  decided_by          uuid        references account (id),
  decided_at          timestamptz,
  created_at          timestamptz not null,
  constraint unmatched_payment_decided check (num_nonnulls(reason, decided_by, decided_at) = case when status = 'WAITING' then 0 else 3 end)
);
create index unmatched_payment_draft on unmatched_payment (draft_id);
create index unmatched_payment_waiting on unmatched_payment (created_at) where status = 'WAITING';

call make_business_table('unmatched_payment', 'Unmatched payment', 'draft', 'draft_id', '-', '(select actor_is_provider())');

-- A refund is of a payment, or of one that never became one; then in the currency in which it came.
alter table refund alter column payment_id drop not null;
alter table refund add column unmatched_payment_id uuid unique references unmatched_payment (id);
alter table refund add column currency text not null default 'AUD' check (length(currency) between 1 and 10);
alter table refund add constraint refund_of_one check (num_nonnulls(payment_id, unmatched_payment_id) = 1);
alter table refund add constraint refund_in_dollars check (payment_id is null or currency = 'AUD');

-- An event that no record of ours goes with is applied to nothing, and says so.
alter table payment_event add column fault text;
