-- What a property backed facility costs: each version a row from a moment on, never changed. Before the first one what the portal comes with holds.

create table facility_fees (
  id                     uuid         primary key,
  provider_id            uuid         not null references provider (id),
  application_fee_cents  bigint       not null check (application_fee_cents between 0 and 10000000),
  per_guarantee_cents    bigint       not null check (per_guarantee_cents between 0 and 10000000),
  residential_percentage numeric(5,2) not null check (residential_percentage between 0 and 100),
  commercial_percentage  numeric(5,2) not null check (commercial_percentage between 0 and 100),
  starts_at              timestamptz  not null unique,
  change_id              uuid         not null unique references office_change (id),
  created_at             timestamptz  not null,
  constraint facility_fees_rates check (commercial_percentage >= residential_percentage)
);
create index facility_fees_provider on facility_fees (provider_id);

call make_business_table('facility_fees', 'Facility fees', 'provider', 'provider_id', '-', '(select actor_is_provider())');

call admit_change_subject('FACILITY_FEES');

-- Whoever signs in reads what a facility costs at a moment; what is to come is the provider's alone.
create function facility_fees_at(at_time timestamptz) returns table (application_fee_cents bigint, per_guarantee_cents bigint,
  residential_percentage numeric, commercial_percentage numeric)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.application_fee_cents, f.per_guarantee_cents, f.residential_percentage, f.commercial_percentage
    from facility_fees f where f.starts_at <= at_time order by f.starts_at desc limit 1
$$;
revoke all on function facility_fees_at(timestamptz) from public;
grant execute on function facility_fees_at(timestamptz) to bondline_app;
