-- By what the later periods of a guarantee are paid: a card or a bank account that its payer has left at the card provider.

create table payment_subscription (
  -- The key by which the provider knows a repeat.
  id                 uuid        primary key,
  organisation_id    uuid        not null references organisation (id),
  draft_id           uuid        not null references draft (id),
  status             text        not null check (status in ('incomplete', 'active', 'canceled')),
  -- The provider's page on which it is saved, until it is.
  provider_page_id   text        unique,
  hosted_url         text,
  method             text        check (method in ('CARD', 'DIRECT_DEBIT')),
  last_digits        text        check (length(last_digits) <= 4),
  customer_id        text,
  payment_method_id  text,
  -- The first day that is not paid for; what begins then is charged on it.
  current_period_end date,
  created_by         uuid        not null references account (id),
  created_at         timestamptz not null,
  ended_at           timestamptz,
  constraint payment_subscription_saved check (status <> 'active' or num_nonnulls(method, customer_id, payment_method_id, current_period_end) = 4),
  constraint payment_subscription_ended check ((status = 'canceled') = (ended_at is not null))
);
create unique index payment_subscription_draft on payment_subscription (draft_id) where status <> 'canceled';
create index payment_subscription_due on payment_subscription (current_period_end) where status = 'active';

call make_business_table('payment_subscription', 'Payment subscription', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = payment_subscription.draft_id)');

-- Each later period is invoiced once, whoever asks for it and however often.
create table subscription_period (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  draft_id        uuid        not null references draft (id),
  subscription_id uuid        not null references payment_subscription (id),
  invoice_id      uuid        not null unique references invoice (id),
  start_date      date        not null,
  end_date        date        not null,
  created_at      timestamptz not null,
  unique (draft_id, start_date),
  constraint subscription_period_has_length check (end_date > start_date)
);

call make_business_table('subscription_period', 'Invoiced period', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = subscription_period.draft_id)');

alter table invoice_line drop constraint invoice_line_kind;
alter table invoice_line add constraint invoice_line_kind check (line_kind in
  ('ESTABLISHMENT_FEE', 'FIRST_PERIOD', 'LATER_PERIOD', 'ONGOING_PERCENTAGE', 'ESTABLISHMENT_FEE_AMOUNT', 'REFERRAL_AMOUNT', 'ADDED'));

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''PAYMENT_DECLINED''::text, ');
end $$;
