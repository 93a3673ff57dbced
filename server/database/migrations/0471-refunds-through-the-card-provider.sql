-- A refund goes back through the card provider once two of the provider's people agree, and is due again where it does not go through.

alter table office_change
  drop constraint office_change_subject_check,
  add constraint office_change_subject_check check (subject in ('CARD_REFUND', 'CLIENT_DISCOUNT', 'DEPOSIT_ACCOUNT', 'PRODUCT'));

alter table refund
  add column refund_key uuid,
  add column provider_asked_at timestamptz,
  add column agreed_by uuid references account (id),
  add column provider_refund_id text unique check (length(provider_refund_id) between 1 and 255),
  add column not_paid_because text check (length(not_paid_because) between 1 and 500),
  drop constraint refund_status_check,
  add constraint refund_status_check check (status in ('DUE', 'PAID', 'SENT')),
  add constraint refund_sent check (
    num_nonnulls(refund_key, provider_asked_at, agreed_by) in (0, 3)
    and (status <> 'SENT' or refund_key is not null)
    and (status <> 'DUE' or refund_key is null and provider_refund_id is null)
    and (provider_refund_id is null or refund_key is not null));

create index refund_under_way on refund (provider_asked_at, id) where status = 'SENT';
