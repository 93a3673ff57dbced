-- The provider's own people narrow, keep and take away the credit notes of all clients.

call admit_provider_list('STAFF_CREDIT_NOTES');

create index if not exists credit_note_all_by_created on credit_note (created_at, id);
create index if not exists credit_note_all_by_amount on credit_note (total_cents, id);
