-- The indemnity for a lost original, as it was signed: a file of its document.

alter table document_lost_original
  add column indemnity_file_id uuid,
  add foreign key (organisation_id, indemnity_file_id) references document_attachment (organisation_id, id),
  add constraint document_lost_original_indemnity_file check (indemnity_file_id is null or indemnity_given_at is not null);
