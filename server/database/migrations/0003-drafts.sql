-- Drafts with their parties, attachments and collaborators; fee summaries; invoices and payments.

create table fee_summary (
  id                       uuid          primary key,
  supplier_id              uuid          not null references supplier (id),
  name                     text          not null,
  details                  text          not null,
  process_type             text          not null check (process_type in ('BANK_GUARANTEE', 'SURETY_BOND', 'CASH_SECURITY', 'LEASE_BOND')),
  delivery_type            text          not null check (delivery_type in ('COURIER', 'COLLECTION', 'DIGITAL')),
  establishment_fee_cents  bigint        not null check (establishment_fee_cents >= 0),
  biannual_fee_coefficient numeric(9,6)  check (biannual_fee_coefficient >= 0),
  recurring_fee_percentage numeric(7,4)  check (recurring_fee_percentage between 0 and 100),
  minimum_annual_cents     bigint        not null default 0 check (minimum_annual_cents >= 0),
  min_value_cents          bigint        not null check (min_value_cents > 0),
  max_value_cents          bigint        not null,
  security_type_cash       boolean       not null,
  security_type_property   boolean       not null,
  fee_summary_status       text          not null check (fee_summary_status in ('ACTIVE', 'RETIRED')),
  created_at               timestamptz   not null,
  constraint fee_summary_band check (max_value_cents >= min_value_cents)
);
create index fee_summary_offer on fee_summary (process_type, min_value_cents) where fee_summary_status = 'ACTIVE';

create table draft (
  id                                 uuid        primary key,
  organisation_id                    uuid        not null references organisation (id),
  reference_number                   text        not null unique,
  status                             text        not null check (status in ('DRAFT', 'SUBMISSION_STARTED', 'IDENTIFYING', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING', 'SUBMITTED', 'CANCELLED', 'REJECTED', 'ESTABLISHED')),
  status_before_submission           text        check (status_before_submission in ('DRAFT', 'CHANGES_REQUESTED')),
  status_changed_at                  timestamptz not null,
  process_type                       text        not null check (process_type in ('BANK_GUARANTEE', 'SURETY_BOND', 'CASH_SECURITY', 'LEASE_BOND')),
  your_reference                     text        check (length(your_reference) <= 255),
  amount_cents                       bigint      check (amount_cents between 100 and 99999999999),
  purpose                            text,
  specified_other_purpose            text        check (length(specified_other_purpose) <= 255),
  project_address                    text        check (length(project_address) <= 250),
  agreement_content                  text        check (length(agreement_content) <= 500),
  contract_form                      text        check (contract_form in ('AS2124', 'AS2124_EXPIRY', 'AS4000', 'AS4000_EXPIRY', 'OTHER')),
  contract_title                     text        check (length(contract_title) <= 255),
  contract_number                    text        check (length(contract_number) <= 255),
  contract_date                      date,
  expiry_type                        text        check (expiry_type in ('FIXED', 'OPEN_ENDED', 'CONDITIONAL')),
  expires_at                         date,
  expiry_condition                   text        check (length(expiry_condition) <= 500),
  expected_return_date               date,
  delivery_type                      text        check (delivery_type in ('COURIER', 'COLLECTION', 'DIGITAL')),
  delivery_address                   text        check (length(delivery_address) <= 500),
  delivery_recipient_names           text        check (length(delivery_recipient_names) <= 1000),
  delivery_phone_number              text        check (length(delivery_phone_number) <= 15),
  delivery_company_name              text        check (length(delivery_company_name) <= 1000),
  issuer_source_of_funds             text,
  issuer_details_of_source_of_funds  text        check (length(issuer_details_of_source_of_funds) <= 500),
  director_first_name                text        check (length(director_first_name) <= 255),
  director_last_name                 text        check (length(director_last_name) <= 255),
  director_email                     text        check (length(director_email) <= 255),
  refund_account_name                text        check (length(refund_account_name) <= 255),
  refund_account_number_encrypted    bytea,
  refund_account_number_last         text        check (length(refund_account_number_last) <= 3),
  refund_bsb                         text        check (refund_bsb ~ '^[0-9]{6}$'),
  invoice_recipient_email_addresses  text        check (length(invoice_recipient_email_addresses) <= 5120),
  fee_summary_id                     uuid        references fee_summary (id),
  supplier_id                        uuid        references supplier (id),
  is_visible_to_supplier             boolean     not null default false,
  discount_percentage                numeric(5,2) check (discount_percentage between 0 and 100),
  establishment_fee_discount_cents   bigint      check (establishment_fee_discount_cents >= 0),
  total_fees_cents                   bigint      check (total_fees_cents >= 0),
  request_change_reason              text,
  rejection_reason                   text,
  submission_terms_version           text,
  submission_terms_accepted_at       timestamptz,
  wording_hash                       text,
  submitted_at                       timestamptz,
  approved_at                        timestamptz,
  paid_at                            timestamptz,
  established_at                     timestamptz,
  closed_at                          timestamptz,
  created_by                         uuid        not null references account (id),
  created_at                         timestamptz not null,
  updated_at                         timestamptz not null,
  version                            integer     not null default 1,
  search_text                        text        not null default '',
  unique (organisation_id, id),
  constraint draft_expiry check (expiry_type is distinct from 'OPEN_ENDED' or expires_at is null),
  constraint draft_supplier check (not is_visible_to_supplier or supplier_id is not null)
);
create index draft_by_created on draft (organisation_id, created_at desc, id desc);
create index draft_by_updated on draft (organisation_id, updated_at desc, id desc);
create index draft_by_amount  on draft (organisation_id, coalesce(amount_cents, -1) desc, id desc);
create index draft_by_status  on draft (organisation_id, status, created_at desc, id desc);
create index draft_queue      on draft (status_changed_at, id) where status in ('SUBMITTED', 'IDENTIFYING', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING');
create index draft_supplier_queue on draft (supplier_id, status_changed_at, id) where is_visible_to_supplier;
create index draft_search     on draft using gin (search_text gin_trgm_ops);

create table draft_party (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  draft_id             uuid        not null,
  position             integer     not null,
  party_variant        text        not null check (party_variant in ('ISSUER', 'BENEFICIARY', 'LIMITED', 'OTHER')),
  name                 text        check (length(name) <= 255),
  abn                  text        check (abn ~ '^([0-9]{9}|[0-9]{11})$'),
  address              text        check (length(address) <= 500),
  state                text        check (state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'ACT', 'NT', 'TAS')),
  postcode             text        check (postcode ~ '^[0-9]{4}$'),
  notes                text        check (length(notes) <= 500),
  party_entity_type    text,
  contact_given_name   text        check (length(contact_given_name) <= 255),
  contact_family_name  text        check (length(contact_family_name) <= 255),
  contact_email        text        check (length(contact_email) <= 255),
  contact_phone_number text        check (length(contact_phone_number) <= 15),
  created_at           timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id)
);
create index draft_party_draft on draft_party (draft_id, position);

create table draft_collaborator (
  id                uuid        primary key,
  organisation_id   uuid        not null,
  draft_id          uuid        not null,
  account_id        uuid        references account (id),
  email_address     text        not null,
  given_name        text,
  family_name       text,
  organisation_name text,
  roles             text[]      not null check (roles <@ array['OWNER', 'ISSUER', 'BENEFICIARY', 'LIMITED'] and cardinality(roles) > 0),
  invitation_status text        not null check (invitation_status in ('INVITED', 'EXPIRED', 'ACCEPTED')),
  has_approved      boolean     not null default false,
  created_at        timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  unique (draft_id, email_address)
);
create index draft_collaborator_account on draft_collaborator (account_id) where invitation_status = 'ACCEPTED';

-- The members of LIMITED_USER role that were added to a draft.
create table draft_viewer (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null,
  account_id      uuid        not null references account (id),
  created_at      timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  unique (draft_id, account_id)
);
create index draft_viewer_account on draft_viewer (account_id);

create table draft_attachment (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  draft_id             uuid        not null,
  variant              text        not null,
  file_name            text        not null check (length(file_name) between 1 and 255),
  content_type         text        not null,
  content_md5_checksum text        not null,
  file_size            integer     not null check (file_size between 1 and 30000000),
  storage_key          text        not null unique,
  sha256               text,
  received_at          timestamptz,
  infected_file_status text        not null check (infected_file_status in ('NOT_SCANNED', 'CLEAN', 'INFECTED', 'FAILED')),
  scan_detail          text,
  scanned_at           timestamptz,
  uploaded_by          uuid        not null references account (id),
  created_at           timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint draft_attachment_clean check (infected_file_status <> 'CLEAN' or (received_at is not null and sha256 is not null and scanned_at is not null))
);
create index draft_attachment_draft on draft_attachment (draft_id, created_at);

create table invoice (
  id                       uuid        primary key,
  organisation_id          uuid        not null,
  draft_id                 uuid        not null,
  invoice_number           text        not null unique,
  deposit_reference_number text        not null unique,
  status                   text        not null check (status in ('open', 'paid', 'void')),
  payment_status           text        not null check (payment_status in ('requires_payment_method', 'processing', 'succeeded')),
  total_cents              bigint      not null check (total_cents >= 0),
  gst_cents                bigint      not null check (gst_cents >= 0),
  paid_cents               bigint      not null default 0 check (paid_cents >= 0),
  provider_payment_id      text        unique,
  hosted_url               text,
  created_at               timestamptz not null,
  paid_at                  timestamptz,
  voided_at                timestamptz,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint invoice_paid check (status <> 'paid' or paid_cents >= total_cents)
);
create index invoice_draft on invoice (draft_id, created_at desc);

create table invoice_line (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  draft_id        uuid        not null references draft (id),
  invoice_id      uuid        not null references invoice (id),
  position        integer     not null,
  description     text        not null,
  amount_cents    bigint      not null,
  tax_treatment   text        not null check (tax_treatment in ('INPUT_TAXED', 'TAXABLE_10', 'OUT_OF_SCOPE')),
  created_at      timestamptz not null
);
create index invoice_line_invoice on invoice_line (invoice_id, position);

-- What was received for an invoice, by card or recorded by staff. Never changed; a mistake is mended by a further row.
create table payment (
  id                uuid        primary key,
  organisation_id   uuid        not null references organisation (id),
  draft_id          uuid        not null references draft (id),
  invoice_id        uuid        not null references invoice (id),
  method            text        not null check (method in ('CARD', 'DIRECT_DEBIT', 'DEPOSIT')),
  amount_cents      bigint      not null check (amount_cents <> 0),
  received_date     date        not null,
  provider_payment_id text      unique,
  note              text        check (length(note) <= 500),
  created_at        timestamptz not null
);
create index payment_invoice on payment (invoice_id);

-- Money to be given back when a draft that was paid for is declined.
create table refund (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  draft_id        uuid        not null references draft (id),
  invoice_id      uuid        not null references invoice (id),
  amount_cents    bigint      not null check (amount_cents > 0),
  status          text        not null check (status in ('DUE', 'PAID')),
  created_at      timestamptz not null,
  unique (invoice_id)
);

call make_business_table('fee_summary', 'Fee summary', 'fee_summary', 'id', 'name', '(select actor_kind()) <> ''nobody''');
call make_business_table('draft', 'Draft', 'draft', 'id', 'reference_number',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or id = any ((select actor_drafts())::uuid[]) or (is_visible_to_supplier and supplier_id = (select actor_supplier()))');

-- A draft's children are seen with the draft.
do $$
declare child record;
begin
  for child in select * from (values
    ('draft_party', 'Party', 'name'), ('draft_collaborator', 'Collaborator', 'email_address'), ('draft_viewer', 'Viewer', '-'),
    ('draft_attachment', 'Attachment', 'file_name'), ('invoice', 'Invoice', 'invoice_number'), ('invoice_line', 'Invoice line', 'description'),
    ('payment', 'Payment', '-'), ('refund', 'Refund', '-')) as c (table_name, object_type, name_column)
  loop
    call make_business_table(child.table_name, child.object_type, 'draft', 'draft_id', child.name_column,
      format('organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = %I.draft_id)', child.table_name));
  end loop;
end $$;

-- Where mails about a draft go. Definer's rights: staff who act on a draft need not see its owner's account.
create function draft_owner_contact(draft_id uuid) returns table (email text, given_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email, a.given_name from draft d join account a on a.id = d.created_by where d.id = draft_id
$$;
