-- What the application's role may do without saying who is acting becomes less: functions with their owner's rights answer nothing then.

-- The owner's own look at the data, and its triggers, name no actor.
create function somebody_acts() returns boolean language sql stable parallel safe as
  $$ select actor_kind() <> 'nobody' or session_user <> 'bondline_app' $$;
revoke all on function somebody_acts() from public;

create or replace function people(ids uuid[]) returns table (id uuid, given_name text, family_name text, is_bank_author boolean, side_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.given_name, a.family_name, s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL', 'EXTERNAL_SUPPLIER'),
         case when s.staff_type = 'EXTERNAL_SUPPLIER' then p.trade_name when s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') then 'Bondline' end
    from account a left join staff_member s on s.account_id = a.id left join supplier p on p.id = s.supplier_id
   where a.id = any (ids) and somebody_acts()
$$;

create or replace function organisation_names(ids uuid[]) returns table (id uuid, name text, abn text, state text, discount_percentage numeric)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.abn, o.state, o.discount_percentage from organisation o where o.id = any (ids) and somebody_acts()
$$;

create or replace function draft_owner_contact(draft_id uuid) returns table (email text, given_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email, a.given_name from draft d join account a on a.id = d.created_by where d.id = draft_id and somebody_acts()
$$;

create or replace function provider_staff() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select s.account_id from staff_member s join account a on a.id = s.account_id
   where s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE' and somebody_acts()
$$;

create or replace function organisation_of_number(number text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id from organisation o where (o.abn = number or (length(number) = 9 and right(o.abn, 9) = number)) and somebody_acts()
$$;

create or replace function metadata_keys_of(organisation uuid) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select k.key from organisation_metadata_key k where k.organisation_id = metadata_keys_of.organisation and somebody_acts() order by lower(k.key)
$$;

create or replace function referral_credits_left(of_organisation uuid, for_draft uuid)
returns table (id uuid, side text, left_cents bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.side, case when c.side = 'REFEREE' and used.cents > 0 then 0 else c.amount_cents - used.cents end
    from referral_credit c,
         lateral (select coalesce(sum(u.amount_cents), 0)::bigint as cents from referral_credit_use u join draft d on d.id = u.draft_id
                   where u.referral_credit_id = c.id and u.draft_id <> for_draft and d.status not in ('CANCELLED', 'REJECTED')) used
   where c.organisation_id = of_organisation and exists (select 1 from gateway_feature f where f.name = 'referrals' and f.is_enabled)
     and somebody_acts()
   order by c.created_at, c.id
$$;

create or replace function referrer_of_codes(organisation_code text, member_code text)
returns table (referrer_organisation_id uuid, referral_portal_entity_id uuid, referral_portal_member_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  (select null::uuid, m.referral_portal_entity_id, m.id from referral_portal_member m
    where m.member_code = upper(referrer_of_codes.member_code) and somebody_acts()
   union all
   select o.id, null, null from organisation o where upper(o.referral_code) = upper(organisation_code) and somebody_acts())
  limit 1
$$;

create or replace function facility_use(wanted uuid)
returns table (established_cents bigint, projected_cents bigint, drafts_cents bigint, documents integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(o.amount_cents) filter (where o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')), 0)::bigint,
         coalesce(sum(o.amount_cents) filter (where o.status = 'PROJECTED'), 0)::bigint,
         (select coalesce(sum(d.amount_cents), 0)::bigint from draft d
           where d.facility_id = wanted and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')
             and not exists (select 1 from document e where e.original_draft_id = d.id)),
         count(o.id)::integer
    from document o where o.facility_id = wanted and o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED')
  having somebody_acts()
$$;

-- Nothing of the product keeps large objects, and nobody would look for what was put there. They are the superuser's to forbid: where
-- the owner is none, they stay.
do $$
declare
  large_object_function regprocedure;
begin
  for large_object_function in
    select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^(lo_|loread$|lowrite$)'
  loop
    execute format('revoke all on function %s from public', large_object_function);
  end loop;
exception when insufficient_privilege then
  raise notice 'large objects stay open to every role';
end $$;
