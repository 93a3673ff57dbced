-- What each bank asks of an applicant and gives to read is data that the provider changes; a draft keeps the answers and what it was asked for.

alter table supplier
  add column features  text[] not null default '{}'
    check (features <@ array['DIRECTOR_CONTACT', 'PREVIOUS_IDENTIFICATION', 'CREDIT_INTEREST_ACCOUNT', 'ADDITIONAL_SUPPLIER_DETAIL',
      'FUNDING_SECTION', 'SMALL_BUSINESS_LOAN_GUARANTEE']),
  add column resources jsonb  not null default '[]' check (jsonb_typeof(resources) = 'array' and jsonb_array_length(resources) <= 10),
  add constraint supplier_gvp_id check (length(gvp_id) between 1 and 255);

select begin_system_work('Set-up', now());
update supplier set features = case profile
    when 'BNK' then array['DIRECTOR_CONTACT']
    when 'BEYOND BANK AUSTRALIA' then array['SMALL_BUSINESS_LOAN_GUARANTEE']
    else array['PREVIOUS_IDENTIFICATION', 'CREDIT_INTEREST_ACCOUNT', 'ADDITIONAL_SUPPLIER_DETAIL', 'FUNDING_SECTION'] end
 where profile <> 'OTHER';

alter table draft
  add column special_product                                       text check (special_product in ('SMALL_BUSINESS_LOAN')),
  add column bank_details_previous_identification                  text check (bank_details_previous_identification in ('YES', 'NO')),
  add column bank_details_customer_number                          text check (length(bank_details_customer_number) <= 255),
  add column bank_details_funding_bank_name                        text check (length(bank_details_funding_bank_name) <= 250),
  add column bank_details_funding_amount_cents                     bigint check (bank_details_funding_amount_cents between 100 and 99999999999),
  add column bank_details_funding_purpose                          text check (length(bank_details_funding_purpose) <= 500),
  add column bank_details_credit_interest_account_name             text check (length(bank_details_credit_interest_account_name) <= 255),
  add column bank_details_credit_interest_bsb                      text check (bank_details_credit_interest_bsb ~ '^[0-9]{6}$'),
  add column bank_details_credit_interest_account_number_encrypted bytea,
  add column bank_details_credit_interest_account_number_last      text check (length(bank_details_credit_interest_account_number_last) <= 3),
  add column additional_supplier_detail_business_activity          text check (length(additional_supplier_detail_business_activity) <= 500),
  add column additional_supplier_detail_relationship_purpose       text check (length(additional_supplier_detail_relationship_purpose) <= 500),
  add column additional_supplier_detail_contact_name               text check (length(additional_supplier_detail_contact_name) <= 255),
  -- What the bank asked for when the draft was submitted: a later change of its profile asks for nothing more.
  add column asked_supplier_id                                     uuid references supplier (id),
  add column asked_features                                        text[]
    check (asked_features <@ array['DIRECTOR_CONTACT', 'PREVIOUS_IDENTIFICATION', 'CREDIT_INTEREST_ACCOUNT', 'ADDITIONAL_SUPPLIER_DETAIL',
      'FUNDING_SECTION', 'SMALL_BUSINESS_LOAN_GUARANTEE']),
  add constraint draft_asked check ((asked_supplier_id is null) = (asked_features is null));

-- Drafts that were submitted before were asked for a director by BNK, and for nothing else.
update draft d set asked_supplier_id = s.id,
    asked_features = case when s.profile = 'BNK' then array['DIRECTOR_CONTACT'] else '{}' end
  from fee_summary f join supplier s on s.id = f.supplier_id
 where f.id = d.fee_summary_id and d.submitted_at is not null;

alter table document add column special_product text check (special_product in ('SMALL_BUSINESS_LOAN'));
