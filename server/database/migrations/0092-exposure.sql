-- What other organisations have on facilities that are shared: whole months and sums alone, so that no step tells of a single guarantee of theirs.

create function others_on_facilities(wanted uuid[], own uuid, today date)
returns table (facility_id uuid, kind text, amount_cents bigint, starts date, ends date)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.facility_id, o.kind, sum(o.amount_cents)::bigint, o.starts, o.ends from (
    select d.facility_id, case d.status when 'PROJECTED' then 'PROJECTED' else 'ESTABLISHED' end as kind, d.amount_cents,
           case d.status when 'PROJECTED' then today else date_trunc('month', least(d.established_at, today))::date end as starts,
           case when d.expires_at is not null then (date_trunc('month', greatest(d.expires_at, today)) + interval '1 month')::date end as ends
      from document d
     where d.facility_id = any (wanted) and d.organisation_id <> own and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED')
    union all
    select d.facility_id, 'IN_FLIGHT', d.amount_cents, today,
           case when d.expires_at is not null then (date_trunc('month', greatest(d.expires_at, today)) + interval '1 month')::date end
      from draft d
     where d.facility_id = any (wanted) and d.organisation_id <> own
       and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')
       and not exists (select 1 from document e where e.original_draft_id = d.id)) o
   where somebody_acts()
   group by o.facility_id, o.kind, o.starts, o.ends
$$;

revoke all on function others_on_facilities(uuid[], uuid, date) from public;
grant execute on function others_on_facilities(uuid[], uuid, date) to bondline_app;
