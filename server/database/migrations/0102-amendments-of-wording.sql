-- Requests to change what issued paper says besides its amount and its end: a name, an address, the project or the contract.

alter table document_request drop constraint document_request_kind_check;
alter table document_request add constraint document_request_kind_check
  check (kind in ('EXTENSION', 'REDUCTION', 'INCREASE', 'AMENDMENT', 'CLAIM', 'CANCELLATION'));
alter table document_request
  add column wording_field text check (wording_field in ('APPLICANT_NAME', 'APPLICANT_ADDRESS', 'BENEFICIARY_NAME', 'BENEFICIARY_ADDRESS', 'PROJECT_ADDRESS', 'AGREEMENT')),
  add column from_text     text,
  add column new_text      text check (length(new_text) between 1 and 500),
  add constraint document_request_wording check ((kind = 'AMENDMENT') = (wording_field is not null) and (kind = 'AMENDMENT') = (new_text is not null));
