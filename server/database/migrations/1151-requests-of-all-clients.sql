-- The desk narrows, keeps and takes away what all clients have asked of issued guarantees, a bank's people what concerns their own paper.

call admit_provider_list('STAFF_REQUESTS');

create index if not exists document_request_all_by_created on document_request (created_at, id);
create index if not exists document_request_all_by_amount on document_request ((coalesce(amount_cents, 0)), id);
