-- Finance for the security money of a guarantee: what is advertised, how far a draft has come with it, and enquiries.

-- The newest row that is in force is what is advertised.
create table finance_offer (
  id                          uuid         primary key,
  annual_rate_percentage      numeric(6,3) not null check (annual_rate_percentage between 0 and 100),
  min_amount_cents            bigint       not null check (min_amount_cents > 0),
  max_amount_cents            bigint       not null,
  term_months                 integer[]    not null check (cardinality(term_months) between 1 and 12 and 0 < all (term_months)),
  available_min_business_days integer      not null check (available_min_business_days >= 0),
  available_max_business_days integer      not null,
  effective_date              date         not null unique,
  created_at                  timestamptz  not null,
  constraint finance_offer_band check (max_amount_cents >= min_amount_cents),
  constraint finance_offer_days check (available_max_business_days >= available_min_business_days)
);

insert into finance_offer (id, annual_rate_percentage, min_amount_cents, max_amount_cents, term_months, available_min_business_days,
  available_max_business_days, effective_date, created_at)
values ('01900000-0000-7000-8000-00000000f1a0', 9.95, 1500000, 50000000, array[6, 12, 24], 1, 5, '2026-01-01', '2026-01-01T00:00:00Z');

create table finance_application (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null unique,
  status          text        not null check (status in ('OFFERED', 'DECLINED', 'ENQUIRED', 'COMPLETED')),
  given_name      text        check (length(given_name) between 1 and 255),
  family_name     text        check (length(family_name) between 1 and 255),
  email_address   text        check (length(email_address) between 1 and 255),
  phone_number    text        check (length(phone_number) between 1 and 15),
  preferred_time  text        check (preferred_time in ('ANY_TIME', 'MORNING', 'AFTERNOON', 'EVENING')),
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer     not null default 1,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint finance_application_contact check (
    num_nonnulls(given_name, family_name, email_address, phone_number, preferred_time) in (0, 5)
    and (status not in ('ENQUIRED', 'COMPLETED') or email_address is not null))
);

-- What was asked, as it was advertised at that moment.
create table finance_enquiry (
  id                          uuid         primary key,
  organisation_id             uuid         not null references organisation (id),
  draft_id                    uuid,
  status                      text         not null check (status in ('OPEN', 'ANSWERED')),
  given_name                  text         not null check (length(given_name) between 1 and 255),
  family_name                 text         not null check (length(family_name) between 1 and 255),
  email_address               text         not null check (length(email_address) between 1 and 255),
  phone_number                text         not null check (length(phone_number) between 1 and 15),
  preferred_time              text         not null check (preferred_time in ('ANY_TIME', 'MORNING', 'AFTERNOON', 'EVENING')),
  message                     text         check (length(message) <= 500),
  finance_amount_cents        bigint       check (finance_amount_cents > 0),
  term_months                 integer      check (term_months > 0),
  annual_rate_percentage      numeric(6,3),
  fortnightly_repayment_cents bigint       check (fortnightly_repayment_cents > 0),
  answer_note                 text         check (length(answer_note) between 1 and 500),
  answered_by                 uuid         references account (id),
  answered_at                 timestamptz,
  created_by                  uuid         not null references account (id),
  created_at                  timestamptz  not null,
  version                     integer      not null default 1,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint finance_enquiry_answer check (num_nonnulls(answer_note, answered_by, answered_at) = case status when 'ANSWERED' then 3 else 0 end),
  constraint finance_enquiry_terms check (num_nonnulls(term_months, annual_rate_percentage, fortnightly_repayment_cents) in (0, 3)
    and (term_months is null or finance_amount_cents is not null))
);
create index finance_enquiry_organisation on finance_enquiry (organisation_id, created_at desc, id desc);
create index finance_enquiry_newest on finance_enquiry (created_at desc, id desc);
create index finance_enquiry_open on finance_enquiry (created_at desc, id desc) where status = 'OPEN';

call make_business_table('finance_offer', 'Finance offer', 'finance_offer', 'id', '-', '(select actor_kind()) <> ''nobody''');
call make_business_table('finance_application', 'Finance application', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = finance_application.draft_id)');
call make_business_table('finance_enquiry', 'Finance enquiry', 'organisation', 'organisation_id', 'email_address',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or created_by = (select actor_id())');
