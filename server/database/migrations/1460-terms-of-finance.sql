-- On what terms finance is advertised: each version a row from a moment on, never changed. Before the first one what was set up holds.

create table finance_terms (
  id                          uuid         primary key,
  provider_id                 uuid         not null references provider (id),
  annual_rate_percentage      numeric(6,3) not null check (annual_rate_percentage between 0 and 100),
  min_amount_cents            bigint       not null check (min_amount_cents > 0),
  max_amount_cents            bigint       not null,
  term_months                 integer[]    not null check (cardinality(term_months) between 1 and 12 and 0 < all (term_months)),
  available_min_business_days integer      not null check (available_min_business_days >= 0),
  available_max_business_days integer      not null,
  starts_at                   timestamptz  not null unique,
  change_id                   uuid         not null unique references office_change (id),
  created_at                  timestamptz  not null,
  constraint finance_terms_band check (max_amount_cents >= min_amount_cents),
  constraint finance_terms_days check (available_max_business_days >= available_min_business_days)
);
create index finance_terms_provider on finance_terms (provider_id);

call make_business_table('finance_terms', 'Finance terms', 'provider', 'provider_id', '-', '(select actor_is_provider())');

call admit_change_subject('FINANCE_TERMS');

-- Whoever signs in reads the terms of that moment; what is to come is the provider's alone.
create function finance_terms_at(at_time timestamptz) returns table (annual_rate_percentage numeric, min_amount_cents bigint,
  max_amount_cents bigint, term_months integer[], available_min_business_days integer, available_max_business_days integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.annual_rate_percentage, t.min_amount_cents, t.max_amount_cents, t.term_months, t.available_min_business_days,
         t.available_max_business_days
    from finance_terms t where t.starts_at <= at_time order by t.starts_at desc limit 1
$$;
revoke all on function finance_terms_at(timestamptz) from public;
grant execute on function finance_terms_at(timestamptz) to bondline_app;
