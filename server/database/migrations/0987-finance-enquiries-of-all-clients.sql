-- The provider's own people narrow, keep and take away what all clients have asked about finance, also what is over.

call admit_provider_list('STAFF_ENQUIRIES');

create index if not exists finance_enquiry_all_by_amount on finance_enquiry ((coalesce(finance_amount_cents, 0)), id);
