-- Mails about a record: to whom, when, under which subject, and what became of each, while email auditing is on.

-- The row keeps the id of its message, which the outbox forgets after some weeks. What the message said is not in it: that may open something.
create table record_mail (
  id          uuid        primary key,
  record_kind text        not null check (record_kind in ('DOCUMENT', 'DRAFT', 'FACILITY', 'FACILITY_APPLICATION')),
  record_id   uuid        not null,
  recipient   text        not null check (length(recipient) between 1 and 320),
  subject     text        not null,
  status      text        not null check (status in ('QUEUED', 'SENT', 'FAILED')),
  -- What the mail server said last, of one that has not arrived.
  fault       text,
  created_at  timestamptz not null,
  sent_at     timestamptz,
  constraint record_mail_sent check ((status = 'SENT') = (sent_at is not null)),
  constraint record_mail_fault check (status <> 'SENT' or fault is null)
);
create index record_mail_newest on record_mail (record_kind, record_id, created_at desc, id desc);
alter table record_mail enable row level security;
alter table record_mail force row level security;
create policy owner on record_mail to current_user using (true) with check (true);
create policy visible on record_mail to bondline_app
  using ((select actor_is_system()) or (select actor_is_provider())) with check ((select actor_is_system()));
grant select, update on record_mail to bondline_app;

-- An instance of the version before calls it with what it knows: of what its mails are is not listed.
drop function write_mail_messages(uuid[], text[], bytea[], text, text, timestamptz, timestamptz);
create function write_mail_messages(ids uuid[], recipients text[], contents bytea[], intent text, subject text, at_time timestamptz,
                                    send_before timestamptz, record_kind text default null, record_id uuid default null)
returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a mail names no actor' using errcode = 'BL001';
  end if;
  return query
    with written as (
      insert into mail_message as m (id, intent, to_addresses, subject, content_encrypted, status, created_at, send_before)
      select w.id, $4 || ': ' || w.recipient, array[w.recipient], $5, w.content, 'QUEUED', $6, $7
        from unnest(ids, recipients, contents) as w (id, recipient, content)
      on conflict do nothing returning m.id, m.to_addresses[1] as recipient
    ), listed as (
      insert into record_mail (id, record_kind, record_id, recipient, subject, status, created_at)
      select w.id, $8, $9, w.recipient, $5, 'QUEUED', $6
        from written w where $8 is not null and exists (select from gateway_feature f where f.name = 'emailAuditing' and f.is_enabled)
    )
    select w.id from written w;
end $$;
revoke all on function write_mail_messages from public;
grant execute on function write_mail_messages to bondline_app;
