-- The work on later periods goes through all that is due piece by piece. Each piece begins in an index where the one before has ended: what was
-- settled before is not read again, and what begins on one day is not sorted anew for each piece.

drop index payment_subscription_due;
create index payment_subscription_due on payment_subscription (current_period_end, id) where status = 'active';

create index invoice_asked on invoice (id) where status = 'open' and payment_status = 'requires_payment_method' and paid_cents = 0;
