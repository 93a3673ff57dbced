-- The present guarantee at another bank that a draft is to replace, and who declared what about it when.

create table draft_bg_switch (
  id                          uuid        primary key,
  organisation_id             uuid        not null,
  draft_id                    uuid        not null unique,
  current_bank_name           text        check (length(current_bank_name) between 1 and 250),
  expiry_date                 date,
  guarantee_number            text        check (length(guarantee_number) between 1 and 255),
  security_type               text        check (security_type in ('TERM_DEPOSIT', 'CASH', 'PROPERTY', 'UNSECURED')),
  term_deposit_end_date       date,
  value_cents                 bigint      check (value_cents between 100 and 99999999999),
  details_are_true_at         timestamptz,
  bank_may_be_contacted_at    timestamptz,
  original_will_be_returned_at timestamptz,
  declared_by                 uuid        references account (id),
  returned_date               date,
  created_at                  timestamptz not null,
  updated_at                  timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint draft_bg_switch_term_deposit check (term_deposit_end_date is null or security_type = 'TERM_DEPOSIT'),
  constraint draft_bg_switch_declared check (
    (declared_by is null) = (num_nonnulls(details_are_true_at, bank_may_be_contacted_at, original_will_be_returned_at) = 0))
);

call make_business_table('draft_bg_switch', 'Bank guarantee switch', 'draft', 'draft_id', 'guarantee_number',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = draft_bg_switch.draft_id)');
