-- What the server itself needs: starting work, idempotent mutations, rate limits, the mail outbox, provider events, the sandbox's payments, jobs.

-- Machinery is no business record: it has no history of its own.
create table mutation_result (
  account_id         uuid        not null,
  mutation           text        not null,
  client_mutation_id text        not null check (length(client_mutation_id) between 1 and 255),
  input_hash         text        not null,
  payload            jsonb       not null,
  created_at         timestamptz not null,
  primary key (account_id, mutation, client_mutation_id)
);
create index mutation_result_age on mutation_result (created_at);

create table rate_limit (
  key         text        primary key,
  taken       integer     not null,
  window_ends timestamptz not null
);

-- Each row is one message that must reach somebody, written with the change that caused it.
create table mail_message (
  id              uuid        primary key,
  intent          text        not null unique,
  to_addresses    text[]      not null check (cardinality(to_addresses) between 1 and 20),
  subject         text        not null,
  html            text        not null,
  text            text        not null,
  status          text        not null check (status in ('QUEUED', 'SENT', 'FAILED')),
  attempts        integer     not null default 0,
  last_error      text,
  created_at      timestamptz not null,
  sent_at         timestamptz
);
create index mail_message_recent on mail_message (created_at desc, id desc);

create table payment_event (
  id          text        primary key,
  type        text        not null,
  payload     jsonb       not null,
  received_at timestamptz not null,
  applied_at  timestamptz
);

create table sandbox_payment (
  id               text        primary key,
  version          integer     not null,
  state            jsonb       not null,
  next_delivery_at timestamptz
);
create index sandbox_payment_due on sandbox_payment (next_delivery_at) where next_delivery_at is not null;

create table gateway_feature (
  name       text    primary key,
  is_enabled boolean not null
);
insert into gateway_feature (name, is_enabled) values
  ('emailAuditing', false), ('referrals', false), ('referralPortal', false), ('googleAuth', false), ('suretyBonds', false), ('gvpIntegration', false), ('isBgSwitchEnabled', false);

grant select, insert, update, delete on mutation_result, rate_limit, mail_message, payment_event, sandbox_payment, gateway_feature to bondline_app;

-- Takes one from a limit; answers whether there was one left. The row is kept by the database, so that every instance counts as one.
create function take_from_limit(limit_key text, allowed integer, seconds integer, at_time timestamptz) returns boolean language sql as $$
  insert into rate_limit as r (key, taken, window_ends) values (limit_key, 1, at_time + make_interval(secs => seconds))
  on conflict (key) do update set
    taken       = case when r.window_ends <= at_time then 1 else r.taken + 1 end,
    window_ends = case when r.window_ends <= at_time then at_time + make_interval(secs => seconds) else r.window_ends end
  returning taken <= allowed
$$;

-- Starts a transaction's work for the holder of a session token: sets who is acting and what rows may be seen, and answers who it is.
-- Memberships, staff duty and sharing are read here each time, so that a person removed is out at once.
-- Watching is no visit: a page that is only open does not keep its session from running out.
create function begin_work(session_token_hash text, at_time timestamptz, is_watching boolean default false) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found     record;
  members   jsonb;
  staff     record;
  drafts    uuid[];
  documents uuid[];
begin
  perform set_config('bondline.now', at_time::text, true);
  select s.id as session_id, s.revoked_at, s.expires_at, s.last_seen_at, s.idle_minutes, a.id, a.email, a.given_name, a.family_name, a.status,
         a.terms_version
    into found
    from session s join account a on a.id = s.account_id
   where s.token_hash = session_token_hash;
  if found.id is null then
    return jsonb_build_object('kind', 'anonymous', 'because', 'unknown');
  end if;
  if found.revoked_at is not null or found.status <> 'ACTIVE' then
    return jsonb_build_object('kind', 'anonymous', 'because', 'revoked');
  end if;
  if found.expires_at <= at_time or found.last_seen_at + make_interval(mins => found.idle_minutes) <= at_time then
    return jsonb_build_object('kind', 'anonymous', 'because', 'expired');
  end if;

  perform set_config('bondline.actor_kind', 'person', true);
  perform set_config('bondline.actor_id', found.id::text, true);
  perform set_config('bondline.actor_label', found.given_name || ' ' || found.family_name, true);
  if not is_watching and found.last_seen_at < at_time - interval '1 minute' then
    update session set last_seen_at = at_time where id = found.session_id;
  end if;

  select coalesce(jsonb_agg(jsonb_build_object('organisationId', m.organisation_id, 'role', m.role) order by m.created_at), '[]')
    into members from member m where m.account_id = found.id;
  select s.staff_type, s.is_admin, s.supplier_id into staff from staff_member s where s.account_id = found.id;
  select array_agg(draft_id) into drafts from (
    select draft_id from draft_collaborator where account_id = found.id and invitation_status = 'ACCEPTED'
    union select draft_id from draft_viewer where account_id = found.id) shared;
  select array_agg(document_id) into documents from (
    select document_id from document_collaborator where account_id = found.id and invitation_status = 'ACCEPTED'
    union select document_id from document_viewer where account_id = found.id) shared;

  -- A LIMITED_USER sees an organisation's records one by one, so the organisation itself opens none of them.
  perform set_config('bondline.memberships', coalesce((select array_agg(m.organisation_id)::text from member m where m.account_id = found.id), '{}'), true);
  perform set_config('bondline.organisations', coalesce((select array_agg(m.organisation_id)::text from member m where m.account_id = found.id and m.role <> 'LIMITED_USER'), '{}'), true);
  perform set_config('bondline.drafts', coalesce(drafts::text, '{}'), true);
  perform set_config('bondline.documents', coalesce(documents::text, '{}'), true);
  perform set_config('bondline.side', case when staff.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') then 'provider' else '' end, true);
  perform set_config('bondline.supplier_id', coalesce(staff.supplier_id::text, ''), true);

  return jsonb_build_object('kind', 'person', 'accountId', found.id, 'sessionId', found.session_id, 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'memberships', members,
    'staff', case when staff.staff_type is null then null else
      jsonb_build_object('staffType', staff.staff_type, 'isAdmin', staff.is_admin, 'supplierId', staff.supplier_id) end);
end $$;

-- Starts work that no person asked for, or that nobody is signed in for yet (accounts). The label is what the history shows.
create function begin_system_work(label text, at_time timestamptz) returns jsonb language plpgsql as $$
begin
  perform set_config('bondline.now', at_time::text, true);
  perform set_config('bondline.actor_kind', 'system', true);
  perform set_config('bondline.actor_label', label, true);
  return jsonb_build_object('kind', 'system', 'label', label);
end $$;

-- Names for history and notices, whoever asks: a person's name is shown beside what the person did.
create function people(ids uuid[]) returns table (id uuid, given_name text, family_name text, is_bank_author boolean, side_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.given_name, a.family_name, s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL', 'EXTERNAL_SUPPLIER'),
         case when s.staff_type = 'EXTERNAL_SUPPLIER' then p.trade_name when s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') then 'Bondline' end
    from account a left join staff_member s on s.account_id = a.id left join supplier p on p.id = s.supplier_id
   where a.id = any (ids)
$$;

-- What a reader of a shared record may know of its owner: name and ABN.
create function organisation_names(ids uuid[]) returns table (id uuid, name text, abn text, state text, discount_percentage numeric)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.abn, o.state, o.discount_percentage from organisation o where o.id = any (ids)
$$;

revoke all on all routines in schema public from public;
grant execute on all functions in schema public to bondline_app;
grant usage on schema public to bondline_app;
