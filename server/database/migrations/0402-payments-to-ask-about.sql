-- What the provider sends may be lost: payments that are not settled are found to be asked about.

create index payment_intent_unsettled on payment_intent (status, expires_at)
  where status in ('requires_payment_method', 'requires_action', 'processing');
