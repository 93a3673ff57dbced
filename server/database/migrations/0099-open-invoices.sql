-- What an organisation owes is summed over its open invoices alone, however many it has paid.

create index invoice_open on invoice (organisation_id, created_at) include (total_cents, paid_cents) where status = 'open';
