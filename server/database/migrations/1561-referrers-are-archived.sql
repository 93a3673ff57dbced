-- A firm that refers clients is archived and brought back, each for a reason: its links stop and nobody may name it, and what it was promised stays.

alter table referral_portal_entity
  add column status text not null default 'ACTIVE' check (status in ('ACTIVE', 'ARCHIVED')),
  add column status_reason text check (length(status_reason) between 1 and 500);

create or replace function referrer_of_codes(organisation_code text, member_code text)
returns table (referrer_organisation_id uuid, referral_portal_entity_id uuid, referral_portal_member_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  (select null::uuid, m.referral_portal_entity_id, m.id
     from referral_portal_member m join referral_portal_entity e on e.id = m.referral_portal_entity_id
    where m.member_code = upper(referrer_of_codes.member_code) and e.status = 'ACTIVE' and somebody_acts()
   union all
   select o.id, null, null from organisation o where upper(o.referral_code) = upper(organisation_code) and somebody_acts())
  limit 1
$$;

-- Who changed a referrer is read by the provider.
create policy referrers on history_entry for select to bondline_app
  using (root_type = 'referral_portal_entity' and (select actor_is_provider()));
