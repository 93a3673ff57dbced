-- Guarantees whose purpose has probably ended are found by their own indexes, oldest first.

create index document_return_expected on document (organisation_id, expected_return_date, id) where status = 'ESTABLISHED' and expected_return_date is not null;
create index document_open_long on document (organisation_id, established_at, id) where status = 'ESTABLISHED' and expires_at is null;
create index document_return_request_promised on document_return_request (organisation_id, answer_date, id) where status = 'DECLINED' and answer = 'NOT_YET';
