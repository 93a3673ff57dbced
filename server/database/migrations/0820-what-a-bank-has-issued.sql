-- What a bank or insurer has issued and is in force, in the order in which it ends.

create index if not exists document_issued_by_end on document (supplier_id, (coalesce(expires_at, date '9999-12-31')), id)
  where is_system_document and status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN');
