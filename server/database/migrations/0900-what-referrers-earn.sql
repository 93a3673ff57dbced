-- What somebody who refers clients earns by them, what the provider has paid out of it, and the lines of their statement.

-- Counts up with each payment out, so that two people who record the same one do not both succeed.
alter table referral_portal_member add column version integer not null default 1;

create table referrer_earning (
  id                        uuid        primary key,
  referral_portal_member_id uuid        not null references referral_portal_member (id),
  referral_id               uuid        not null references referral (id),
  draft_id                  uuid        not null references draft (id),
  amount_cents              bigint      not null check (amount_cents > 0),
  created_at                timestamptz not null,
  taken_back_at             timestamptz check (taken_back_at >= created_at)
);
create unique index referrer_earning_standing on referrer_earning (referral_id) where taken_back_at is null;
create index referrer_earning_member on referrer_earning (referral_portal_member_id, created_at, id);
create index referrer_earning_draft on referrer_earning (draft_id);

create table referrer_payout (
  id                        uuid        primary key,
  referral_portal_member_id uuid        not null references referral_portal_member (id),
  amount_cents              bigint      not null check (amount_cents > 0),
  paid_date                 date        not null,
  reference                 text        not null check (length(reference) between 1 and 100),
  recorded_by               uuid        not null references account (id),
  created_at                timestamptz not null
);
create index referrer_payout_member on referrer_payout (referral_portal_member_id, created_at, id);

-- Whose referrals somebody of the referral portal sees: an administrator those of every firm, a referrer their own alone.
create function actor_referral_entities() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(e.id), '{}') from referral_portal_entity e
   where actor_is_referral_admin()
$$;
create function actor_referring_people() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(m.id), '{}') from referral_portal_member m
   where m.account_id = actor_id() or actor_is_provider() or m.referral_portal_entity_id = any (actor_referral_entities())
$$;
revoke all on function actor_referral_entities(), actor_referring_people() from public;
grant execute on function actor_referral_entities(), actor_referring_people() to bondline_app;

call make_business_table('referrer_earning', 'Referrer''s earning', 'referral_portal_member', 'referral_portal_member_id', '-',
  'referral_portal_member_id = any ((select actor_referring_people())::uuid[])');
call make_business_table('referrer_payout', 'Payout to a referrer', 'referral_portal_member', 'referral_portal_member_id', 'reference',
  'referral_portal_member_id = any ((select actor_referring_people())::uuid[])');
alter policy visible on referrer_earning with check ((select actor_is_system()) or (select actor_is_provider()));
alter policy visible on referrer_payout with check ((select actor_is_system()) or (select actor_is_provider()));

alter policy visible on referral
  using ((select actor_is_system()) or referee_organisation_id = any ((select actor_memberships())::uuid[])
    or referrer_organisation_id = any ((select actor_organisations())::uuid[]) or referral_portal_member_id = (select actor_referral_member())
    or referral_portal_entity_id = any ((select actor_referral_entities())::uuid[]) or (select actor_is_provider()));
alter policy visible on referral_portal_member
  using ((select actor_is_system()) or account_id = (select actor_id())
    or referral_portal_entity_id = any ((select actor_referral_entities())::uuid[]) or (select actor_is_provider()));

-- What a client paid for a request that did not go ahead is not kept, so it earns nobody anything; another request of the
-- client's that was paid for meanwhile does.
create function take_back_referrer_earning() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with taken as (
    update referrer_earning e set taken_back_at = new.status_changed_at where e.draft_id = new.id and e.taken_back_at is null returning e.*)
  insert into referrer_earning (id, referral_portal_member_id, referral_id, draft_id, amount_cents, created_at)
  select gen_random_uuid(), t.referral_portal_member_id, t.referral_id, d.id, t.amount_cents, new.status_changed_at
    from taken t join draft d on d.organisation_id = new.organisation_id and d.id <> new.id and d.status not in ('CANCELLED', 'REJECTED')
   where exists (select from invoice i where i.draft_id = d.id and i.status = 'paid' and i.paid_cents > 0)
   order by d.paid_at, d.id limit 1;
  return null;
end $$;
revoke all on function take_back_referrer_earning() from public;
create trigger take_back_referrer_earning after update of status on draft
  for each row when (new.status in ('CANCELLED', 'REJECTED') and old.status not in ('CANCELLED', 'REJECTED'))
  execute function take_back_referrer_earning();

-- By the rights of whoever reads it.
create view referrer_statement_entry with (security_invoker = true) as
  select e.id, e.referral_portal_member_id, e.referral_id, 'EARNED' as kind,
         (e.created_at at time zone 'Australia/Sydney')::date as entry_date, e.created_at as recorded_at, e.amount_cents, null::text as reference
    from referrer_earning e
  union all
  select e.id, e.referral_portal_member_id, e.referral_id, 'TAKEN_BACK',
         (e.taken_back_at at time zone 'Australia/Sydney')::date, e.taken_back_at, -e.amount_cents, null
    from referrer_earning e where e.taken_back_at is not null
  union all
  select p.id, p.referral_portal_member_id, null, 'PAID_OUT', p.paid_date, p.created_at, -p.amount_cents, p.reference
    from referrer_payout p;
grant select on referrer_statement_entry to bondline_app;

-- The names of those who came, and how far each has come: no more of a client is anybody's who referred it.
create function referral_progress(of_referrals uuid[]) returns table (id uuid, organisation_name text, stage text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, o.name,
         case when exists (select from draft d where d.organisation_id = o.id and d.status = 'ESTABLISHED') then 'ISSUED'
              when exists (select from draft d join invoice i on i.draft_id = d.id and i.status = 'paid'
                            where d.organisation_id = o.id and d.status = 'PROCESSING') then 'PAID'
              when exists (select from draft d where d.organisation_id = o.id and d.submitted_at is not null) then 'REQUESTED'
              else 'SIGNED_UP' end
    from referral r join organisation o on o.id = r.referee_organisation_id
   where r.id = any (of_referrals)
     and (r.referral_portal_member_id = any (actor_referring_people()) or r.referral_portal_entity_id = any (actor_referral_entities()))
$$;

create or replace function referral_portal_referrals(before_at timestamptz, before_id uuid, size integer)
returns table (id uuid, organisation_name text, entity_name text, entity_type text, person_name text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, o.name, e.name, e.entity_type, a.given_name || ' ' || a.family_name, r.created_at
    from referral r join organisation o on o.id = r.referee_organisation_id join referral_portal_entity e on e.id = r.referral_portal_entity_id
    left join referral_portal_member m on m.id = r.referral_portal_member_id left join account a on a.id = m.account_id
   where (r.referral_portal_entity_id = any (actor_referral_entities()) or m.id = actor_referral_member())
     and (before_at is null or (r.created_at, r.id) < (before_at, before_id))
   order by r.created_at desc, r.id desc limit size
$$;

drop function referral_portal_people();
create function referring_people()
returns table (id uuid, member_code text, person_name text, entity_id uuid, entity_name text, entity_type text, version integer,
               referral_count integer, earned_cents bigint, paid_out_cents bigint, first_earned_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.member_code, a.given_name || ' ' || a.family_name, e.id, e.name, e.entity_type, m.version,
         (select count(*)::int from referral r where r.referral_portal_member_id = m.id),
         (select coalesce(sum(n.amount_cents), 0)::bigint from referrer_earning n where n.referral_portal_member_id = m.id and n.taken_back_at is null),
         (select coalesce(sum(p.amount_cents), 0)::bigint from referrer_payout p where p.referral_portal_member_id = m.id),
         (select min(n.created_at) from referrer_earning n where n.referral_portal_member_id = m.id)
    from referral_portal_member m join account a on a.id = m.account_id join referral_portal_entity e on e.id = m.referral_portal_entity_id
   where m.id = any (actor_referring_people())
   order by e.entity_type, lower(e.name), lower(a.family_name), m.id
$$;
revoke all on function referral_progress(uuid[]), referring_people() from public;
grant execute on function referral_progress(uuid[]), referring_people() to bondline_app;
