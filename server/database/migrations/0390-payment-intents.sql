-- Each time that an invoice's amount was asked for at the card provider: on a page, or of what its payer has saved there.

create table payment_intent (
  -- The key by which the provider knows a repeat.
  id                      uuid        primary key,
  organisation_id         uuid        not null references organisation (id),
  draft_id                uuid        not null references draft (id),
  invoice_id              uuid        not null references invoice (id),
  way                     text        not null check (way in ('PAGE', 'SAVED_METHOD')),
  amount_cents            bigint      not null check (amount_cents > 0),
  status                  text        not null check (status in ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')),
  provider_payment_id     text        unique,
  payment_method_id       text,
  client_secret_encrypted bytea,
  declined_because        text        check (length(declined_because) <= 500),
  refunded_cents          bigint      not null default 0 check (refunded_cents >= 0),
  is_disputed             boolean     not null default false,
  -- Of a page: afterwards another is opened.
  expires_at              timestamptz,
  created_at              timestamptz not null
);
create index payment_intent_invoice on payment_intent (invoice_id, created_at);
create index payment_intent_draft on payment_intent (draft_id);

call make_business_table('payment_intent', 'Payment intent', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = payment_intent.draft_id)');

-- The sandbox keeps its books by another wire from now on: its old pages are opened anew.
select begin_system_work('Card payments', now());
update invoice set hosted_url = null, provider_payment_id = null where status = 'open' and hosted_url is not null;
delete from sandbox_payment where state ->> 'mode' is null;
