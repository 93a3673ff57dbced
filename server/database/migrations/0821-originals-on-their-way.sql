-- Originals that are on their way to somebody, found by the address that their receipt is confirmed from.

create index if not exists document_handover_recipient on document_handover (email_address) where status = 'REQUESTED';
