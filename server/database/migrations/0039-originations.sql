-- Requests that the provider's or a supplier's staff have prepared for a client: a draft is made of each at most once.

create table origination (
  id                      uuid        primary key,
  email_address           text        not null check (email_address = lower(email_address) and length(email_address) between 1 and 255),
  supplier_id             uuid        references supplier (id),
  process_type            text        not null check (process_type in ('BANK_GUARANTEE', 'SURETY_BOND')),
  amount_cents            bigint      not null check (amount_cents between 100 and 99999999999),
  purpose                 text,
  specified_other_purpose text        check (length(specified_other_purpose) <= 255),
  beneficiary_name        text        check (length(beneficiary_name) <= 255),
  beneficiary_abn         text        check (beneficiary_abn ~ '^([0-9]{9}|[0-9]{11})$'),
  project_address         text        check (length(project_address) <= 250),
  contract_title          text        check (length(contract_title) <= 255),
  contract_number         text        check (length(contract_number) <= 255),
  agreement_content       text        check (length(agreement_content) <= 500),
  fee_summary_id          uuid        references fee_summary (id),
  note                    text        check (length(note) <= 500),
  last_date               date        not null,
  prepared_by             text        not null check (length(prepared_by) between 1 and 1000),
  created_by              uuid        not null references account (id),
  withdrawn_at            timestamptz,
  used_at                 timestamptz,
  organisation_id         uuid,
  draft_id                uuid        unique,
  created_at              timestamptz not null,
  version                 integer     not null default 1,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint origination_used check (num_nonnulls(used_at, organisation_id, draft_id) in (0, 3)),
  constraint origination_over check (num_nonnulls(used_at, withdrawn_at) <= 1)
);
create index origination_newest on origination (created_at desc, id desc);
create index origination_supplier on origination (supplier_id, created_at desc, id desc) where supplier_id is not null;
create index origination_open on origination (created_at desc, id desc) where used_at is null and withdrawn_at is null;

alter table draft
  add column origination_id uuid unique references origination (id),
  add column prepared_by    text check (length(prepared_by) between 1 and 1000);

call make_business_table('origination', 'Prepared request', 'origination', 'id', 'email_address',
  '(select actor_is_provider()) or supplier_id = (select actor_supplier()) or email_address = (select a.email from account a where a.id = (select actor_id()))');
