-- The alerts that new organisations begin with: each version a row from a moment on, never changed.

create table alert_default (
  id                   uuid        primary key,
  provider_id          uuid        not null references provider (id),
  has_ladder           boolean     not null,
  -- Null: the date is not watched.
  expires_at_days      integer     check (expires_at_days between 1 and 365),
  expected_return_days integer     check (expected_return_days between 1 and 365),
  interest_end_days    integer     check (interest_end_days between 1 and 365),
  starts_at            timestamptz not null unique,
  change_id            uuid        not null unique references office_change (id),
  created_at           timestamptz not null
);
create index alert_default_provider on alert_default (provider_id);

call make_business_table('alert_default', 'Alerts of new organisations', 'provider', 'provider_id', '-', '(select actor_is_provider())');

call admit_change_subject('ALERT_DEFAULTS');

-- Whoever registers an organisation gives it the alerts of that moment; what is to come is the provider's alone.
create function alert_defaults_at(at_time timestamptz)
  returns table (has_ladder boolean, expires_at_days integer, expected_return_days integer, interest_end_days integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.has_ladder, a.expires_at_days, a.expected_return_days, a.interest_end_days
    from alert_default a where a.starts_at <= at_time order by a.starts_at desc limit 1
$$;
revoke all on function alert_defaults_at(timestamptz) from public;
grant execute on function alert_defaults_at(timestamptz) to bondline_app;
