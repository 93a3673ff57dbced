-- An amendment may set the purpose, or the whole wording as a new text.

alter table document_request drop constraint document_request_wording_field_check;
alter table document_request drop constraint document_request_new_text_check;
alter table document_request
  add constraint document_request_wording_field_check check (wording_field in
    ('APPLICANT_NAME', 'APPLICANT_ADDRESS', 'BENEFICIARY_NAME', 'BENEFICIARY_ADDRESS', 'PROJECT_ADDRESS', 'AGREEMENT', 'PURPOSE', 'WHOLE_WORDING')),
  add constraint document_request_new_text_check check (length(new_text) between 1 and case wording_field when 'WHOLE_WORDING' then 20000 else 500 end);
