-- Whose an ABN is: several organisations may claim one, and the provider confirms at most one as its holder.

alter table organisation
  add column abn_status          text        not null default 'UNCONFIRMED' check (abn_status in ('UNCONFIRMED', 'CONFIRMED', 'REFUSED')),
  add column legal_name          text        check (length(legal_name) between 1 and 255),
  add column abn_decided_at      timestamptz,
  add column abn_decided_by      uuid        references account (id),
  add column abn_decision_note   text        check (length(abn_decision_note) <= 500),
  add column register_outcome    text        check (register_outcome in ('FOUND', 'UNAVAILABLE', 'UNKNOWN')),
  add column registered_name     text,
  add column registered_status   text        check (registered_status in ('ACTIVE', 'CANCELLED')),
  add column register_checked_at timestamptz,
  add constraint organisation_abn_decided check ((abn_status = 'UNCONFIRMED') = (abn_decided_at is null)),
  add constraint organisation_abn_confirmed check (abn_status <> 'CONFIRMED' or legal_name is not null),
  add constraint organisation_register_checked check ((register_outcome is null) = (register_checked_at is null)),
  add constraint organisation_register_found check ((register_outcome is not distinct from 'FOUND') = (registered_name is not null));

-- Whoever was here before the provider confirmed anybody is confirmed by it too: nobody had looked.
drop index organisation_abn;
drop index organisation_acn;
-- An ABN that ends in a confirmed ACN is the same company.
create unique index organisation_confirmed_number on organisation (right(abn, 9)) where abn_status = 'CONFIRMED';
create index organisation_number  on organisation (right(abn, 9));
create index organisation_claimed on organisation (abn_status, created_at, id);

-- Of the organisations that the caller may see at all, so that a policy may ask it of the caller's own.
create function organisation_is_confirmed(sought uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select 1 from organisation where id = sought and abn_status = 'CONFIRMED') $$;

-- Who only claims a number is not found by it.
create or replace function organisation_of_number(number text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id from organisation o
   where right(o.abn, 9) = right(number, 9) and (o.abn = number or length(number) = 9) and o.abn_status = 'CONFIRMED'
$$;

-- As the provider confirmed it, so that nobody passes for another by a new name.
create function legal_names(ids uuid[]) returns table (id uuid, name text, abn text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, coalesce(o.legal_name, o.name), o.abn from organisation o where o.id = any (ids)
$$;

revoke all on function organisation_is_confirmed(uuid), legal_names(uuid[]) from public;
grant execute on function organisation_is_confirmed(uuid), legal_names(uuid[]) to bondline_app;
