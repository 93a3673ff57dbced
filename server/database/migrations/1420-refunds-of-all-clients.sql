-- The provider's own people narrow, keep and take away the refunds of all clients.

call admit_provider_list('STAFF_REFUNDS');

create index if not exists refund_all_by_created on refund (created_at, id);
create index if not exists refund_all_by_amount on refund (amount_cents, id);
create index if not exists refund_all_by_paid on refund (paid_date) where paid_date is not null;
create index if not exists refund_invoice on refund (invoice_id);
