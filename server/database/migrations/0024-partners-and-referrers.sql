-- Trade organisations that an organisation may name as its own, and who refers clients to the portal.

create table channel_partner (
  id         uuid        primary key,
  name       text        not null check (length(name) between 1 and 255),
  is_public  boolean     not null,
  created_at timestamptz not null
);
create unique index channel_partner_name on channel_partner (lower(name), id);

create table organisation_channel_partner (
  id                 uuid        primary key,
  organisation_id    uuid        not null references organisation (id),
  channel_partner_id uuid        not null references channel_partner (id),
  created_at         timestamptz not null,
  unique (organisation_id, channel_partner_id)
);

create table referral_portal_entity (
  id          uuid        primary key,
  name        text        not null check (length(name) between 1 and 255),
  entity_type text        not null check (entity_type in ('ACCOUNTANT', 'BROKER', 'INDUSTRY_BODY', 'LAWYER', 'OTHER')),
  created_at  timestamptz not null
);
create index referral_portal_entity_order on referral_portal_entity ((entity_type || ' ' || lower(name)), id);

-- A person who refers for an entity, with a code of their own.
create table referral_portal_member (
  id                        uuid        primary key,
  referral_portal_entity_id uuid        not null references referral_portal_entity (id),
  account_id                uuid        not null unique references account (id),
  member_code               text        not null unique check (member_code ~ '^[A-Z0-9]{4,20}$'),
  created_at                timestamptz not null
);
create index referral_portal_member_entity on referral_portal_member (referral_portal_entity_id);

create unique index organisation_referral_code on organisation (upper(referral_code));

-- The codes of the link by which somebody came to sign up.
alter table sign_up add column referrer_code text, add column referral_portal_referrer_member_code text;
alter table account add column referrer_code text, add column referral_portal_referrer_member_code text;

-- Which organisation came through whom: once for each, when it is made.
create table referral (
  id                        uuid        primary key,
  referee_organisation_id   uuid        not null unique references organisation (id),
  referrer_organisation_id  uuid        references organisation (id),
  referral_portal_entity_id uuid        references referral_portal_entity (id),
  referral_portal_member_id uuid        references referral_portal_member (id),
  created_at                timestamptz not null,
  constraint referral_referrer check (num_nonnulls(referrer_organisation_id, referral_portal_entity_id) = 1
    and (referral_portal_member_id is null or referral_portal_entity_id is not null)),
  constraint referral_of_oneself check (referrer_organisation_id <> referee_organisation_id)
);
create index referral_by_organisation on referral (referrer_organisation_id, created_at desc, id desc) where referrer_organisation_id is not null;
create index referral_by_entity on referral (referral_portal_entity_id, created_at desc, id desc) where referral_portal_entity_id is not null;
create index referral_by_member on referral (referral_portal_member_id) where referral_portal_member_id is not null;

-- Read once per statement, so that the beginning of every piece of work need not ask for it.
create function actor_is_referral_admin() returns boolean language sql stable security definer set search_path = public, pg_temp as
  $$ select exists (select 1 from staff_member where account_id = actor_id() and staff_type = 'REFERRAL_PORTAL_ADMIN') $$;
create function actor_referral_member() returns uuid language sql stable security definer set search_path = public, pg_temp as
  $$ select id from referral_portal_member where account_id = actor_id() $$;

call make_business_table('channel_partner', 'Trade organisation', 'channel_partner', 'id', 'name', '(select actor_kind()) <> ''nobody''');
call make_business_table('organisation_channel_partner', 'Trade organisation chosen', 'organisation', 'organisation_id', '-',
  'organisation_id = any ((select actor_memberships())::uuid[]) or (select actor_is_provider())');
call make_business_table('referral_portal_entity', 'Referrer', 'referral_portal_entity', 'id', 'name', '(select actor_kind()) <> ''nobody''');
call make_business_table('referral_portal_member', 'Referring person', 'referral_portal_entity', 'referral_portal_entity_id', 'member_code',
  'account_id = (select actor_id()) or (select actor_is_referral_admin()) or (select actor_is_provider())');
call make_business_table('referral', 'Referral', 'organisation', 'referee_organisation_id', '-',
  'referee_organisation_id = any ((select actor_memberships())::uuid[]) or referrer_organisation_id = any ((select actor_organisations())::uuid[])
   or referral_portal_member_id = (select actor_referral_member()) or (select actor_is_referral_admin()) or (select actor_is_provider())');

-- Whose code it is, for somebody who may see neither: exactly one of the two, or no row.
create function referrer_of_codes(organisation_code text, member_code text)
returns table (referrer_organisation_id uuid, referral_portal_entity_id uuid, referral_portal_member_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  (select null::uuid, m.referral_portal_entity_id, m.id from referral_portal_member m where m.member_code = upper(referrer_of_codes.member_code)
   union all
   select o.id, null, null from organisation o where upper(o.referral_code) = upper(organisation_code))
  limit 1
$$;
revoke all on function actor_is_referral_admin(), actor_referral_member(), referrer_of_codes(text, text) from public;
grant execute on function actor_is_referral_admin(), actor_referral_member(), referrer_of_codes(text, text) to bondline_app;
