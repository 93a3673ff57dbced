-- Limited members are added to single facilities, as they are to drafts and documents, and see just those.

create table facility_viewer (
  id              uuid        primary key,
  organisation_id uuid        not null,
  facility_id     uuid        not null,
  account_id      uuid        not null references account (id),
  person_name     text        not null check (length(person_name) between 1 and 511),
  created_at      timestamptz not null,
  foreign key (organisation_id, facility_id) references facility (organisation_id, id),
  -- Whoever leaves the organisation leaves its facilities.
  constraint facility_viewer_member foreign key (organisation_id, account_id) references member (organisation_id, account_id) on delete cascade,
  constraint facility_viewer_once unique (facility_id, account_id)
);
create index facility_viewer_account on facility_viewer (account_id, facility_id);
create index facility_viewer_member_of on facility_viewer (organisation_id, account_id);
call make_business_table('facility_viewer', 'Viewer', 'facility', 'facility_id', 'person_name',
  'organisation_id = any ((select actor_organisations())::uuid[])');

-- Read once for each statement that looks at facilities, and not kept with the other rights: it opens facilities alone.
create function actor_facilities() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(v.facility_id), '{}') from facility_viewer v
    join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
   where v.account_id = actor_id()
$$;

-- To look at and nothing more.
create policy added on facility for select to bondline_app using (id = any ((select actor_facilities())::uuid[]));

-- What was taken from somebody holds until the commit here too.
create constraint trigger rights_taken after delete or update on facility_viewer
  deferrable initially deferred for each row execute function count_rights_taken('account_id');

-- Two limited members of one organisation may see different facilities, so neither is answered with what was read for the other.
create or replace function watchers_with_rights(session_token_hashes text[], at_time timestamptz) returns table (token_hash text, rights text)
language sql security definer set search_path = public, pg_temp as $$
  select w.token_hash, concat_ws(' ', w.members, w.staff,
         case when w.drafts is not null or w.documents is not null
                or exists (select 1 from facility_viewer v where v.account_id = w.account_id) then w.account_id end)
    from session_standing w
   where w.token_hash = any (session_token_hashes) and not w.is_revoked and w.ends_at > at_time
$$;

-- Who was added to a facility, for whoever looks after its people.
create function people_on_facility(wanted uuid) returns table (id uuid, account_id uuid, email text, given_name text, family_name text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.account_id, a.email, a.given_name, a.family_name, v.created_at
    from facility_viewer v
    join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
    join account a on a.id = v.account_id
   where v.facility_id = wanted and somebody_acts()
   order by v.created_at, v.id
$$;
revoke all on function actor_facilities(), people_on_facility(uuid) from public;
grant execute on function actor_facilities(), people_on_facility(uuid) to bondline_app;
