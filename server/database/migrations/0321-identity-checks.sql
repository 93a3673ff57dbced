-- How far the verification of an individual is, and what is open for it at the service that verifies.

alter table draft_individual
  add column verification_status text check (verification_status in
    ('IN_PROGRESS', 'VERIFIED', 'VERIFIED_ADMIN', 'VERIFIED_WITH_CHANGES', 'PENDING', 'LOCKED_OUT', 'MANUAL')),
  add column verification_override_reason text check (length(verification_override_reason) between 1 and 500),
  add constraint individual_overridden check (verification_override_reason is null or verification_status = 'VERIFIED_ADMIN');

-- Machinery beside the record: tokens are renewed and the service is asked again and again, which is no change of the individual.
create table identity_check (
  individual_id             uuid        primary key,
  organisation_id           uuid        not null,
  draft_id                  uuid        not null,
  -- Since when a token is being asked for.
  asked_at                  timestamptz,
  verification_id_hash      text        unique check (verification_id_hash ~ '^[0-9a-f]{64}$'),
  verification_id_encrypted bytea,
  token_encrypted           bytea,
  token_at                  timestamptz,
  -- What the service said of a registration that it would not take.
  fault                     text        check (length(fault) between 1 and 500),
  -- When the service is asked next; never again where there is nothing more to learn.
  due_at                    timestamptz,
  times_asked               integer     not null default 0,
  foreign key (organisation_id, individual_id) references draft_individual (organisation_id, id) on delete cascade,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  constraint check_registered check ((verification_id_hash is null) = (verification_id_encrypted is null)),
  constraint check_token check ((token_encrypted is null) = (token_at is null)
    and (token_at is null or verification_id_hash is not null)),
  constraint check_due check (due_at is null or verification_id_hash is not null)
);
create index identity_check_due on identity_check (due_at, individual_id) where due_at is not null;

alter table identity_check enable row level security;
alter table identity_check force row level security;
create policy owner on identity_check to current_user using (true) with check (true);
create policy visible on identity_check to bondline_app using
  ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
    or draft_is_visible(draft_id));
grant select, insert, update, delete on identity_check to bondline_app;

-- People are told of it: three more kinds of notification, whichever there are.
do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''IDENTITIES_TO_VERIFY''::text, ''IDENTITY_NEEDS_ATTENTION''::text, ''IDENTITY_TO_CHECK''::text, ');
end $$;
