-- What the referral programme gives: each version a row from a moment on, never changed. Before the first one what was set up holds.

create table referral_programme (
  id                      uuid        primary key,
  provider_id             uuid        not null references provider (id),
  referee_discount_cents  bigint      not null check (referee_discount_cents between 0 and 1000000),
  referrer_discount_cents bigint      not null check (referrer_discount_cents between 0 and 1000000),
  starts_at               timestamptz not null unique,
  change_id               uuid        not null unique references office_change (id),
  created_at              timestamptz not null
);
create index referral_programme_provider on referral_programme (provider_id);

call make_business_table('referral_programme', 'Referral programme', 'provider', 'provider_id', '-', '(select actor_is_provider())');

call admit_change_subject('REFERRAL_PROGRAMME');

-- Whoever signs in reads what the programme gives at that moment; what is to come is the provider's alone.
create function referral_amounts_at(at_time timestamptz) returns table (referee_discount_cents bigint, referrer_discount_cents bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.referee_discount_cents, p.referrer_discount_cents
    from referral_programme p where p.starts_at <= at_time order by p.starts_at desc limit 1
$$;
revoke all on function referral_amounts_at(timestamptz) from public;
grant execute on function referral_amounts_at(timestamptz) to bondline_app;
