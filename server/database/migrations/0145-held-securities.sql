-- Paper that an organisation holds as its beneficiary, recorded by itself, and what it needs to know of it.

alter table document
  add column is_held               boolean not null default false,
  add column received_date         date,
  add column required_amount_cents bigint check (required_amount_cents > 0),
  add constraint document_held check (not is_held or (not is_system_document and facility_id is null));

-- The register of what is held, by each of its orders.
create index document_held_by_amount on document (organisation_id, amount_cents desc, id desc) where is_held;
create index document_held_by_created on document (organisation_id, created_at desc, id desc) where is_held;
create index document_held_by_established on document (organisation_id, coalesce(established_at, '0001-01-01'::date) desc, id desc) where is_held;
create index document_held_by_expires on document (organisation_id, coalesce(expires_at, '9999-12-31'::date) desc, id desc) where is_held;

-- The other side's record of the same paper, by number and bank.
create index document_by_number on document (guarantee_number_key(guarantee_number), coalesce(bank_key, bank_name_key(bank_name)))
  where guarantee_number is not null;
