-- Banks and insurers are made, changed and archived in the office: what they issue, and whom the provider speaks to there.

alter table supplier
  add column status        text not null default 'ACTIVE' check (status in ('ACTIVE', 'ARCHIVED')),
  add column process_types text[] not null default '{BANK_GUARANTEE,SURETY_BOND,CASH_SECURITY,LEASE_BOND}'
    check (process_types <@ array['BANK_GUARANTEE', 'SURETY_BOND', 'CASH_SECURITY', 'LEASE_BOND']),
  add column contact_name  text check (length(contact_name) <= 255),
  add column contact_email text check (length(contact_email) <= 255),
  add column contact_phone text;

-- An archived one makes room for its successor under the same number.
create unique index supplier_abn on supplier (right(abn, 9)) where status = 'ACTIVE';
