-- What the referral programme gives: its discounts, what was earned by whom, and which draft used it up.

create table referral_configuration (
  id                      uuid        primary key,
  referee_discount_cents  bigint      not null check (referee_discount_cents between 0 and 100000000),
  referrer_discount_cents bigint      not null check (referrer_discount_cents between 0 and 100000000),
  is_the_one              boolean     not null default true unique check (is_the_one),
  updated_at              timestamptz,
  version                 integer     not null default 1
);

-- What the referring organisation earns once the referred one has paid: promised when it came, whatever changes later.
alter table referral add column referrer_credit_cents bigint check (referrer_credit_cents > 0);

create table referral_credit (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  referral_id     uuid        not null references referral (id),
  side            text        not null check (side in ('REFEREE', 'REFERRER')),
  amount_cents    bigint      not null check (amount_cents > 0),
  created_at      timestamptz not null,
  unique (organisation_id, id),
  unique (referral_id, side)
);
create index referral_credit_organisation on referral_credit (organisation_id, created_at, id);

create table referral_credit_use (
  id                 uuid        primary key,
  organisation_id    uuid        not null,
  referral_credit_id uuid        not null,
  draft_id           uuid        not null,
  amount_cents       bigint      not null check (amount_cents > 0),
  created_at         timestamptz not null,
  foreign key (organisation_id, referral_credit_id) references referral_credit (organisation_id, id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  unique (draft_id, referral_credit_id)
);
create index referral_credit_use_credit on referral_credit_use (referral_credit_id);

call make_business_table('referral_configuration', 'Referral configuration', 'referral_configuration', 'id', '-', '(select actor_kind()) <> ''nobody''');
call make_business_table('referral_credit', 'Referral credit', 'organisation', 'organisation_id', 'side',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())');
call make_business_table('referral_credit_use', 'Referral credit used', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())');

select set_config('bondline.actor_kind', 'system', true), set_config('bondline.actor_label', 'Set-up', true);
insert into referral_configuration (id, referee_discount_cents, referrer_discount_cents)
values (md5('referral configuration')::uuid, 10000, 15000);

-- What an organisation may still use on a draft, whoever reads its price. A referee's discount counts once: what a draft left of it lapses.
create function referral_credits_left(of_organisation uuid, for_draft uuid)
returns table (id uuid, side text, left_cents bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.side, case when c.side = 'REFEREE' and used.cents > 0 then 0 else c.amount_cents - used.cents end
    from referral_credit c,
         lateral (select coalesce(sum(u.amount_cents), 0)::bigint as cents from referral_credit_use u join draft d on d.id = u.draft_id
                   where u.referral_credit_id = c.id and u.draft_id <> for_draft and d.status not in ('CANCELLED', 'REJECTED')) used
   where c.organisation_id = of_organisation and exists (select 1 from gateway_feature f where f.name = 'referrals' and f.is_enabled)
   order by c.created_at, c.id
$$;

-- Names for the list of those that were referred: an organisation sees the names of its own referees and no more.
create function referral_names(of_organisation uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, o.name from referral r join organisation o on o.id = r.referee_organisation_id
   where r.referrer_organisation_id = of_organisation
     and (of_organisation = any (actor_organisations()) or actor_is_provider())
$$;

-- The referral portal: its administrators see every organisation that came through a referrer, a referrer those that came by their own code.
create function referral_portal_referrals(before_at timestamptz, before_id uuid, size integer)
returns table (id uuid, organisation_name text, entity_name text, entity_type text, person_name text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, o.name, e.name, e.entity_type, a.given_name || ' ' || a.family_name, r.created_at
    from referral r join organisation o on o.id = r.referee_organisation_id join referral_portal_entity e on e.id = r.referral_portal_entity_id
    left join referral_portal_member m on m.id = r.referral_portal_member_id left join account a on a.id = m.account_id
   where (actor_is_referral_admin() or m.id = actor_referral_member())
     and (before_at is null or (r.created_at, r.id) < (before_at, before_id))
   order by r.created_at desc, r.id desc limit size
$$;
create function referral_portal_people()
returns table (id uuid, member_code text, person_name text, entity_name text, entity_type text, referral_count integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.member_code, a.given_name || ' ' || a.family_name, e.name, e.entity_type,
         (select count(*)::int from referral r where r.referral_portal_member_id = m.id)
    from referral_portal_member m join account a on a.id = m.account_id join referral_portal_entity e on e.id = m.referral_portal_entity_id
   where actor_is_referral_admin() or m.id = actor_referral_member()
   order by e.entity_type, lower(e.name), lower(a.family_name), m.id
$$;
revoke all on function referral_credits_left(uuid, uuid), referral_names(uuid), referral_portal_referrals(timestamptz, uuid, integer),
  referral_portal_people() from public;
grant execute on function referral_credits_left(uuid, uuid), referral_names(uuid), referral_portal_referrals(timestamptz, uuid, integer),
  referral_portal_people() to bondline_app;
create index referral_portal_order on referral (created_at desc, id desc) where referral_portal_entity_id is not null;
