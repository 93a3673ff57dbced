-- Who reads an organisation's alerts without belonging to it: asked once by a link, and told nothing before agreeing.

create table alert_recipient (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  email_address   text        not null check (length(email_address) between 3 and 255),
  -- Null for those who were told before anybody was asked.
  code_hash       text        unique,
  asked_at        timestamptz,
  confirmed_at    timestamptz,
  created_at      timestamptz not null,
  unique (organisation_id, email_address),
  check (confirmed_at is not null or (code_hash is not null and asked_at is not null))
);
call make_business_table('alert_recipient', 'Alert recipient', 'organisation', 'organisation_id', 'email_address',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())');

-- Of some addresses those that alerts go to, in the same order: members, and whoever agreed.
create function alert_readers(organisation uuid, addresses text[]) returns text[] language sql stable as $$
  select coalesce(array_agg(u.address order by u.place), '{}') from unnest(addresses) with ordinality as u (address, place)
   where exists (select 1 from member m join account a on a.id = m.account_id
                  where m.organisation_id = organisation and a.email = u.address and a.status = 'ACTIVE')
      or exists (select 1 from alert_recipient r
                  where r.organisation_id = organisation and r.email_address = u.address and r.confirmed_at is not null)
$$;
revoke all on function alert_readers from public;
grant execute on function alert_readers to bondline_app;

-- Addresses that have been told so far go on being told.
do $$ begin
  perform begin_system_work('Migration', clock_timestamp());
  insert into alert_recipient (id, organisation_id, email_address, confirmed_at, created_at)
  select gen_random_uuid(), c.organisation_id, address, now(), now()
    from (select distinct organisation_id, unnest(email_addresses) as address from alert_configuration) c
   where not exists (select 1 from member m join account a on a.id = m.account_id
                      where m.organisation_id = c.organisation_id and a.email = c.address);
  perform set_config('bondline.actor_kind', '', true);
end $$;
