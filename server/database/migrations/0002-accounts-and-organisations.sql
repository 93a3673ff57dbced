-- People, their sessions and codes, staff, suppliers, organisations and members.

create table supplier (
  id         uuid        primary key,
  name       text        not null,
  trade_name text        not null,
  abn        text        not null,
  address    text        not null,
  profile    text        not null check (profile in ('BNK', 'BEYOND BANK AUSTRALIA', 'MACQUARIE', 'OTHER')),
  gvp_id     text,
  created_at timestamptz not null
);

create table account (
  id                  uuid        primary key,
  email               text        not null check (email = lower(email)),
  given_name          text        not null,
  family_name         text        not null,
  phone_number        text,
  job_title           text,
  address             text,
  industry            text,
  locale              text        not null default 'en-AU',
  timezone            text        not null default 'Australia/Sydney',
  status              text        not null check (status in ('INVITED', 'ACTIVE', 'DELETED')),
  password_hash       text,
  email_confirmed_at  timestamptz,
  terms_version       integer,
  terms_accepted_at   timestamptz,
  updates_notified_at timestamptz,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  version             integer     not null default 1
);
create unique index account_email on account (email);

create table staff_member (
  id          uuid        primary key,
  account_id  uuid        not null unique references account (id),
  staff_type  text        not null check (staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL', 'EXTERNAL_SUPPLIER', 'REFERRAL_PORTAL_ADMIN', 'REFERRER')),
  is_admin    boolean     not null default false,
  supplier_id uuid        references supplier (id),
  created_at  timestamptz not null,
  constraint staff_member_supplier check ((staff_type = 'EXTERNAL_SUPPLIER') = (supplier_id is not null))
);

-- A code is bound to one account and one purpose; the newest voids the older ones.
create table account_code (
  id         uuid        primary key,
  account_id uuid        not null references account (id),
  purpose    text        not null check (purpose in ('CONFIRM', 'RESET')),
  code_hash  text        not null,
  attempts   integer     not null default 0,
  expires_at timestamptz not null,
  used_at    timestamptz,
  created_at timestamptz not null
);
create unique index account_code_live on account_code (account_id, purpose) where used_at is null;

create table session (
  id           uuid        primary key,
  account_id   uuid        not null references account (id),
  token_hash   text        not null unique,
  user_agent   text        not null default '',
  ip_address   text        not null default '',
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  idle_minutes integer     not null,
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index session_account on session (account_id) where revoked_at is null;

create table organisation (
  id                   uuid        primary key,
  name                 text        not null check (length(name) between 1 and 255),
  abn                  text        not null check (abn ~ '^([0-9]{9}|[0-9]{11})$'),
  address              text        not null check (length(address) <= 500),
  state                text,
  postcode             text,
  entity_type          text        not null,
  industry_type        text        not null,
  referral_code        text        not null,
  discount_percentage  numeric(5,2) not null default 0 check (discount_percentage between 0 and 100),
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  version              integer     not null default 1
);
create unique index organisation_abn on organisation (abn);
-- An ABN that ends in a registered ACN is the same company.
create unique index organisation_acn on organisation (right(abn, 9));

create table member (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  account_id      uuid        not null references account (id),
  role            text        not null check (role in ('ADMIN', 'USER', 'LIMITED_USER')),
  created_at      timestamptz not null,
  unique (organisation_id, account_id)
);
create index member_account on member (account_id);

call make_business_table('supplier', 'Supplier', 'supplier', 'id', 'name', '(select actor_kind()) <> ''nobody''');
call make_business_table('account', 'User', 'account', 'id', 'email',
  'id = (select actor_id()) or (select actor_is_provider()) or exists (select 1 from member m where m.account_id = account.id and m.organisation_id = any ((select actor_memberships())::uuid[]))');
call make_business_table('staff_member', 'Staff member', 'account', 'account_id', 'staff_type', 'account_id = (select actor_id()) or (select actor_is_provider())');
call make_business_table('account_code', 'Code', 'account', 'account_id', 'purpose', 'false');
call make_business_table('session', 'Session', 'account', 'account_id', 'id', 'account_id = (select actor_id())');
call make_business_table('organisation', 'Organisation', 'organisation', 'id', 'name',
  'id = any ((select actor_memberships())::uuid[]) or (select actor_is_provider())');
call make_business_table('member', 'Member', 'organisation', 'organisation_id', 'role',
  'organisation_id = any ((select actor_memberships())::uuid[]) or account_id = (select actor_id()) or (select actor_is_provider())');

-- Whoever creates an organisation belongs to it before its first row is written, for the rest of this transaction.
create function enter_organisation(organisation_id uuid) returns void language sql as $$
  select set_config('bondline.memberships', array_append(actor_memberships(), organisation_id)::text, true),
         set_config('bondline.organisations', array_append(actor_organisations(), organisation_id)::text, true)
$$;
