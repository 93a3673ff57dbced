-- Whoever holds paper of others is reminded of its expiry as well: who was told and who acknowledged is the holder's own, in the holder's own history.

-- What organisations hold because it was shared with their people by name: the one place that says so. Whoever asks narrows it, from either end.
create function securities_shared() returns table (document_id uuid, account_id uuid, organisation_id uuid)
language sql stable as $$
  select d.id, c.account_id, m.organisation_id
    from document_collaborator c join document d on d.id = c.document_id join member m on m.account_id = c.account_id
   where c.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (c.roles) and d.organisation_id <> m.organisation_id and not d.is_held
     and (not exists (select 1 from document_party p where p.document_id = d.id and p.party_variant = 'BENEFICIARY' and p.abn is not null)
       or exists (select 1 from document_party p join organisation o on right(o.abn, 9) = right(p.abn, 9)
                   where p.document_id = d.id and p.party_variant = 'BENEFICIARY' and o.id = m.organisation_id))
$$;
create or replace function securities_shared_with(holder uuid, acting_for uuid) returns setof uuid
language sql stable set search_path = public, pg_temp as $$
  select s.document_id from securities_shared() s where s.account_id = holder and s.organisation_id = acting_for
$$;

-- Whether an organisation's people may hear of a paper with which none of it was shared: it names their confirmed ABN, so that they had its notice of issue.
create function is_named_beneficiary(document uuid, organisation uuid) returns boolean language sql stable as $$
  select exists (select 1 from document_party p join organisation o on right(o.abn, 9) = right(p.abn, 9) and o.abn_status = 'CONFIRMED'
                  where p.document_id = is_named_beneficiary.document and p.party_variant = 'BENEFICIARY' and o.id = is_named_beneficiary.organisation)
$$;
revoke all on function securities_shared(), is_named_beneficiary(uuid, uuid) from public;
grant execute on function securities_shared(), is_named_beneficiary(uuid, uuid) to bondline_app;

create table holder_expiry_notice (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  -- A record of its applicant's own can be removed; the history keeps that notice was given.
  document_id     uuid        not null references document (id) on delete cascade,
  expires_date    date        not null,
  business_days   integer     not null check (business_days > 0),
  email_address   text        not null check (length(email_address) between 3 and 255),
  notice_reason   text        not null check (notice_reason in ('HOLDER', 'NAMED', 'ADMINISTRATOR')),
  mail_status     text        not null default 'QUEUED' check (mail_status in ('QUEUED', 'SENT', 'FAILED')),
  mail_settled_at timestamptz,
  created_at      timestamptz not null,
  unique (document_id, organisation_id, expires_date, business_days, email_address),
  constraint holder_expiry_notice_settled check ((mail_status = 'QUEUED') = (mail_settled_at is null))
);
create index holder_expiry_notice_unsettled on holder_expiry_notice (id) where mail_status = 'QUEUED';

create table holder_expiry_acknowledgement (
  id                   uuid        primary key,
  organisation_id      uuid        not null references organisation (id),
  document_id          uuid        not null references document (id) on delete cascade,
  expires_date         date        not null,
  acknowledged_by      uuid        not null references account (id),
  acknowledged_by_name text        not null check (length(acknowledged_by_name) between 1 and 511),
  created_at           timestamptz not null,
  unique (document_id, organisation_id, expires_date)
);

call make_business_table('holder_expiry_notice', 'Expiry notice', 'organisation', 'organisation_id', 'email_address',
  'organisation_id = any ((select actor_organisations())::uuid[])');
call make_business_table('holder_expiry_acknowledgement', 'Expiry acknowledged', 'organisation', 'organisation_id', 'acknowledged_by_name',
  'organisation_id = any ((select actor_organisations())::uuid[])');

-- What was told of a record that is removed leads nowhere any more.
alter table notification drop constraint notification_document;
alter table notification add constraint notification_document foreign key (organisation_id, document_id) references document (organisation_id, id) on delete cascade;
