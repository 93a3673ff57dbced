-- Each executed request keeps the hash of the wording that holds from then on, and the paper that says so, which a job makes.

alter table document add column amended_wording_hash text;

alter table document_request
  add column wording_hash text,
  add column paper_id     uuid references document_attachment (id);

-- The portal itself has made an amendment's paper: nobody uploaded it.
alter table document_attachment alter column uploaded_by drop not null;
