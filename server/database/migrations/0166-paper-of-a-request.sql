-- The paper of a request is a file of the same organisation: the key says so, as every other between tenant tables does.

alter table document_attachment add constraint document_attachment_of_organisation unique (organisation_id, id);

alter table document_request
  drop constraint document_request_paper_id_fkey,
  add foreign key (organisation_id, paper_id) references document_attachment (organisation_id, id);
