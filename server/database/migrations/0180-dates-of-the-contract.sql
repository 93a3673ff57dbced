-- Facts about the contract behind a guarantee, also of one that was issued here: practical completion, the end of its defects period, the end of the lease.

alter table document
  add column practical_completion_date date,
  add column defects_end_date          date,
  add column lease_end_date            date,
  add column contract_dates_by_name    text,
  add column contract_dates_at         timestamptz,
  add constraint document_contract_dates_said check ((contract_dates_by_name is null) = (contract_dates_at is null)),
  add constraint document_defects_end check (defects_end_date >= practical_completion_date);

-- Those whose purpose has probably ended are found by indexes of their own, oldest first.
create index document_defects_ended on document (organisation_id, defects_end_date, id) where status = 'ESTABLISHED' and defects_end_date is not null;
create index document_lease_ended on document (organisation_id, lease_end_date, id) where status = 'ESTABLISHED' and lease_end_date is not null;
create index document_completed on document (organisation_id, practical_completion_date, id)
  where status = 'ESTABLISHED' and practical_completion_date is not null and defects_end_date is null;
