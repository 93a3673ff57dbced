-- The provider's administrators narrow, keep and take away who referred whom, how far each client has come, and what that earned.

call admit_provider_list('STAFF_REFERRALS');

create index if not exists referral_all_by_created on referral (created_at, id);
create index if not exists referral_all_by_promised on referral ((coalesce(referrer_credit_cents, 0)), id);
create index if not exists draft_by_payment on draft (organisation_id, paid_at, id) where paid_at is not null;
create index if not exists referrer_earning_taken_back on referrer_earning (referral_id) where taken_back_at is not null;

-- By the furthest of its requests, told once for those who referred the client and for the provider: by the rights of whoever asks.
create function referral_stage(of_organisation uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select case when exists (select from draft d where d.organisation_id = of_organisation and d.status = 'ESTABLISHED') then 'ISSUED'
              when exists (select from draft d join invoice i on i.draft_id = d.id and i.status = 'paid'
                            where d.organisation_id = of_organisation and d.status = 'PROCESSING') then 'PAID'
              when exists (select from draft d where d.organisation_id = of_organisation and d.submitted_at is not null) then 'REQUESTED'
              else 'SIGNED_UP' end
$$;
revoke all on function referral_stage(uuid) from public;
grant execute on function referral_stage(uuid) to bondline_app;

create or replace function referral_progress(of_referrals uuid[]) returns table (id uuid, organisation_name text, stage text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, o.name, referral_stage(o.id)
    from referral r join organisation o on o.id = r.referee_organisation_id
   where r.id = any (of_referrals)
     and (r.referral_portal_member_id = any (actor_referring_people()) or r.referral_portal_entity_id = any (actor_referral_entities()))
$$;

-- What was paid out to a person covers their oldest earnings first. A referring client is paid by what it takes off its own fees.
-- The invoice is asked for request by request, as the first that was paid is wanted alone. By the rights of whoever reads it.
create view referral_of_client with (security_invoker = true) as
  select r.id, r.created_at, r.referee_organisation_id as organisation_id, c.name as organisation_name,
         r.referrer_organisation_id, r.referral_portal_member_id,
         coalesce(o.name, a.given_name || ' ' || a.family_name) as referrer_name, coalesce(o.referral_code, m.member_code) as code,
         e.name as entity_name, e.entity_type,
         case when o.id is not null then 'CLIENT_LINK' when m.id is not null then 'REFERRER_LINK' else 'NAMED' end as way,
         referral_stage(r.referee_organisation_id) as stage,
         f.id as first_paid_draft_id, f.reference_number as first_paid_reference_number, f.paid_at as first_paid_at,
         coalesce(r.referrer_credit_cents, 0) as promised_cents,
         coalesce((select n.amount_cents from referrer_earning n where n.referral_id = r.id and n.taken_back_at is null),
                  (select k.amount_cents from referral_credit k where k.referral_id = r.id and k.side = 'REFERRER'), 0) as earned_cents,
         (select coalesce(sum(n.amount_cents), 0)::bigint from referrer_earning n where n.referral_id = r.id and n.taken_back_at is not null) as taken_back_cents,
         coalesce((select greatest(0, least(n.amount_cents,
                          (select coalesce(sum(p.amount_cents), 0) from referrer_payout p where p.referral_portal_member_id = n.referral_portal_member_id)
                          - (select coalesce(sum(b.amount_cents), 0) from referrer_earning b
                              where b.referral_portal_member_id = n.referral_portal_member_id and b.taken_back_at is null
                                and (b.created_at, b.id) < (n.created_at, n.id))))::bigint
                     from referrer_earning n where n.referral_id = r.id and n.taken_back_at is null),
                  (select sum(u.amount_cents)::bigint from referral_credit k join referral_credit_use u on u.referral_credit_id = k.id
                     join draft d on d.id = u.draft_id and d.status not in ('CANCELLED', 'REJECTED')
                    where k.referral_id = r.id and k.side = 'REFERRER'), 0) as paid_out_cents
    from referral r join organisation c on c.id = r.referee_organisation_id
    left join organisation o on o.id = r.referrer_organisation_id
    left join referral_portal_entity e on e.id = r.referral_portal_entity_id
    left join referral_portal_member m on m.id = r.referral_portal_member_id
    left join account a on a.id = m.account_id
    left join lateral (select d.id, d.reference_number, d.paid_at from draft d
                        where d.organisation_id = r.referee_organisation_id and d.paid_at is not null
                          and (select true from invoice i where i.draft_id = d.id and i.status = 'paid' and i.paid_cents > 0 limit 1)
                        order by d.paid_at, d.id limit 1) f on true;
grant select on referral_of_client to bondline_app;
