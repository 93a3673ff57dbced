-- Closing days of the provider: days of its own beside the public holidays, on which no hour of business passes.

create table closing_day (
  id          uuid        primary key,
  provider_id uuid        not null references provider (id),
  date        date        not null unique,
  name        text        not null check (length(name) between 1 and 255),
  created_at  timestamptz not null
);
create index closing_day_provider on closing_day (provider_id);

call make_business_table('closing_day', 'Closing day', 'provider', 'provider_id', 'name', '(select actor_is_provider())');

-- As before, and the provider's own days do not count either.
create or replace function business_due(since timestamptz, hours integer) returns timestamptz
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  ours   provider;
  zone   text;
  day    date;
  opens  timestamptz;
  closes timestamptz;
  begins timestamptz;
  missing interval := make_interval(hours => hours);
begin
  select * into ours from provider;
  -- Whoever signs up before there is a provider waits by the clock.
  if not found then return since + missing; end if;
  zone := zone_of_state(ours.service_state);
  day := (since at time zone zone)::date;
  loop
    if extract(isodow from day) < 6
       and not exists (select 1 from public_holiday h where h.state = ours.service_state and h.date = day)
       and not exists (select 1 from closing_day c where c.date = day) then
      opens := (day + make_time(ours.service_opens_hour, 0, 0)) at time zone zone;
      closes := (day + make_time(ours.service_closes_hour, 0, 0)) at time zone zone;
      begins := greatest(since, opens);
      if begins < closes and missing <= closes - begins then return begins + missing; end if;
      if begins < closes then missing := missing - (closes - begins); end if;
    end if;
    day := day + 1;
  end loop;
end $$;
