-- The provider's hours of business, by which the service levels of its desk are counted, and the days on which it is closed.

create table public_holiday (
  state text not null check (state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'ACT', 'NT', 'TAS')),
  date  date not null,
  primary key (state, date)
);

-- As the domain has them; a test holds the two against each other, so a year that is added there comes with a migration.
insert into public_holiday (state, date)
select state, unnest(dates) from (values
  ('NSW', '{2026-01-01, 2026-01-26, 2026-04-03, 2026-04-06, 2026-04-27, 2026-06-08, 2026-10-05, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-26, 2027-03-29, 2027-04-26, 2027-06-14, 2027-10-04, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-04-14, 2028-04-17, 2028-04-25, 2028-06-12, 2028-10-02, 2028-12-25, 2028-12-26}'::date[]),
  ('VIC', '{2026-01-01, 2026-01-26, 2026-03-09, 2026-04-03, 2026-04-06, 2026-06-08, 2026-11-03, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-08, 2027-03-26, 2027-03-29, 2027-06-14, 2027-11-02, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-03-13, 2028-04-14, 2028-04-17, 2028-04-25, 2028-06-12, 2028-11-07, 2028-12-25, 2028-12-26}'::date[]),
  ('QLD', '{2026-01-01, 2026-01-26, 2026-04-03, 2026-04-06, 2026-05-04, 2026-10-05, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-26, 2027-03-29, 2027-04-26, 2027-05-03, 2027-10-04, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-04-14, 2028-04-17, 2028-04-25, 2028-05-01, 2028-10-02, 2028-12-25, 2028-12-26}'::date[]),
  ('SA', '{2026-01-01, 2026-01-26, 2026-03-09, 2026-04-03, 2026-04-06, 2026-06-08, 2026-10-05, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-08, 2027-03-26, 2027-03-29, 2027-04-26, 2027-06-14, 2027-10-04, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-03-13, 2028-04-14, 2028-04-17, 2028-04-25, 2028-06-12, 2028-10-02, 2028-12-25, 2028-12-26}'::date[]),
  ('WA', '{2026-01-01, 2026-01-26, 2026-03-02, 2026-04-03, 2026-04-06, 2026-04-27, 2026-06-01, 2026-09-28, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-01, 2027-03-26, 2027-03-29, 2027-04-26, 2027-06-07, 2027-09-27, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-03-06, 2028-04-14, 2028-04-17, 2028-04-25, 2028-06-05, 2028-12-25, 2028-12-26}'::date[]),
  ('ACT', '{2026-01-01, 2026-01-26, 2026-03-09, 2026-04-03, 2026-04-06, 2026-04-27, 2026-06-01, 2026-06-08, 2026-10-05, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-08, 2027-03-26, 2027-03-29, 2027-04-26, 2027-05-31, 2027-06-14, 2027-10-04, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-03-13, 2028-04-14, 2028-04-17, 2028-04-25, 2028-05-29, 2028-06-12, 2028-10-02, 2028-12-25, 2028-12-26}'::date[]),
  ('NT', '{2026-01-01, 2026-01-26, 2026-04-03, 2026-04-06, 2026-05-04, 2026-06-08, 2026-08-03, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-26, 2027-03-29, 2027-04-26, 2027-05-03, 2027-06-14, 2027-08-02, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-04-14, 2028-04-17, 2028-04-25, 2028-05-01, 2028-06-12, 2028-08-07, 2028-12-25, 2028-12-26}'::date[]),
  ('TAS', '{2026-01-01, 2026-01-26, 2026-03-09, 2026-04-03, 2026-04-06, 2026-06-08, 2026-12-25, 2026-12-28,
           2027-01-01, 2027-01-26, 2027-03-08, 2027-03-26, 2027-03-29, 2027-06-14, 2027-12-27, 2027-12-28,
           2028-01-03, 2028-01-26, 2028-03-13, 2028-04-14, 2028-04-17, 2028-04-25, 2028-06-12, 2028-12-25, 2028-12-26}'::date[])
) as known (state, dates);

alter table provider
  add column service_state          text    not null default 'NSW' check (service_state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'ACT', 'NT', 'TAS')),
  add column service_opens_hour     integer not null default 9  check (service_opens_hour between 5 and 12),
  add column service_closes_hour    integer not null default 17 check (service_closes_hour between 13 and 22),
  -- Within how many hours of business each kind of work is to be done, from when it began to wait.
  add column draft_submitted_hours  integer not null default 8  check (draft_submitted_hours between 1 and 400),
  add column draft_sent_again_hours integer not null default 4  check (draft_sent_again_hours between 1 and 400),
  add column payment_hours          integer not null default 8  check (payment_hours between 1 and 400),
  add column refund_hours           integer not null default 16 check (refund_hours between 1 and 400),
  add column application_hours      integer not null default 16 check (application_hours between 1 and 400),
  add column enquiry_hours          integer not null default 16 check (enquiry_hours between 1 and 400),
  add column request_hours          integer not null default 8  check (request_hours between 1 and 400),
  add column abn_claim_hours        integer not null default 16 check (abn_claim_hours between 1 and 400),
  add column change_hours           integer not null default 16 check (change_hours between 1 and 400);

create function zone_of_state(state text) returns text language sql immutable as $$
  select case state when 'VIC' then 'Australia/Melbourne' when 'QLD' then 'Australia/Brisbane' when 'SA' then 'Australia/Adelaide'
                    when 'WA' then 'Australia/Perth' when 'NT' then 'Australia/Darwin' when 'TAS' then 'Australia/Hobart' else 'Australia/Sydney' end
$$;

-- The moment by which so many hours of business have passed: hours of other days, nights, weekends and holidays do not count.
create function business_due(since timestamptz, hours integer) returns timestamptz
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
    if extract(isodow from day) < 6 and not exists (select 1 from public_holiday h where h.state = ours.service_state and h.date = day) then
      opens := (day + make_time(ours.service_opens_hour, 0, 0)) at time zone zone;
      closes := (day + make_time(ours.service_closes_hour, 0, 0)) at time zone zone;
      begins := greatest(since, opens);
      if begins < closes and missing <= closes - begins then return begins + missing; end if;
      if begins < closes then missing := missing - (closes - begins); end if;
    end if;
    day := day + 1;
  end loop;
end $$;

revoke all on function zone_of_state(text), business_due(timestamptz, integer) from public;
grant execute on function zone_of_state(text) to bondline_app;
