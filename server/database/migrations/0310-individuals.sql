-- The individuals of an applicant, whose identity its bank needs to know. What identifies them is sealed.

create table draft_individual (
  id                                       uuid        primary key,
  organisation_id                          uuid        not null,
  draft_id                                 uuid        not null,
  version                                  integer     not null default 1,
  title                                    text,
  first_name                               text,
  middle_names                             text,
  surname                                  text,
  email_address                            text,
  phone_mobile                             text,
  roles                                    text[]      not null default '{}' check (roles <@ array['DIRECTOR', 'SECRETARY', 'BENEFICIAL_OWNER', 'TRUSTEE', 'SIGNATORY']),
  is_foreign_resident                      boolean,
  tax_foreign_resident_country             text,
  taxpayer_identification_number_encrypted bytea,
  tax_reason_no_tin                        text        check (tax_reason_no_tin in ('NOT_ISSUED', 'UNOBTAINABLE', 'NOT_REQUIRED')),
  tax_reason_explanation                   text,
  identification_option                    text        check (identification_option in ('DRIVER_LICENCE', 'AUSTRALIAN_PASSPORT', 'FOREIGN_PASSPORT', 'MEDICARE_CARD',
    'CITIZENSHIP_CERTIFICATE', 'BIRTH_CERTIFICATE')),
  identification_number_encrypted          bytea,
  -- The date of birth and the parts of the address, as JSON.
  simple_kyc_encrypted                     bytea,
  created_at                               timestamptz not null,
  updated_at                               timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint individual_number_or_reason check (taxpayer_identification_number_encrypted is null or tax_reason_no_tin is null)
);
create index draft_individual_draft on draft_individual (draft_id, created_at, id);
create index draft_individual_newest on draft_individual (organisation_id, created_at desc, id desc);

call make_business_table('draft_individual', 'Individual', 'draft', 'draft_id', 'surname',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');
