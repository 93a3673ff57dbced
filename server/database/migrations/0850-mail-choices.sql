-- How each person wants their mails of each kind: at once, once a day together, or not by mail.

create table mail_choice (
  id         uuid        primary key,
  account_id uuid        not null references account (id),
  kind       text        not null check (kind in ('DRAFT_NEWS', 'DOCUMENT_NEWS', 'FACILITY_NEWS', 'ALERT', 'EXPORT', 'DESK')),
  delivery   text        not null check (delivery in ('AT_ONCE', 'DAILY', 'PORTAL')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version    integer     not null default 1,
  unique (account_id, kind)
);
call make_business_table('mail_choice', 'Email choice', 'account', 'account_id', 'kind', 'account_id = (select actor_id())');

-- Of a mail that its reader could have in another way: whose it is, of which kinds it tells, and how it comes. One that waits for the
-- daily digest keeps what it says; one that was not wanted never goes.
alter table mail_message
  add column account_id uuid references account (id),
  add column kinds      text[],
  add column delivery   text check (delivery in ('AT_ONCE', 'DAILY', 'PORTAL')),
  add constraint mail_message_choice check ((account_id is null) = (kinds is null) and (account_id is null) = (delivery is null)),
  drop constraint mail_message_status_check,
  add constraint mail_message_status_check check (status in ('QUEUED', 'SENT', 'FAILED', 'HELD', 'IN_DIGEST', 'UNWANTED'));
create index mail_message_held on mail_message (account_id, created_at, id) where status = 'HELD';
drop index mail_message_over;
create index mail_message_over on mail_message (created_at, id) where status in ('SENT', 'FAILED', 'IN_DIGEST', 'UNWANTED');

alter table record_mail
  drop constraint record_mail_status_check,
  add constraint record_mail_status_check check (status in ('QUEUED', 'SENT', 'FAILED', 'HELD', 'IN_DIGEST', 'UNWANTED'));

-- An instance of the version before calls it with what it knows: what it writes goes at once. A digest is its person's own choice already.
drop function write_mail_messages(uuid[], text[], bytea[], text, text, timestamptz, timestamptz, text, uuid);
create function write_mail_messages(ids uuid[], recipients text[], contents bytea[], intent text, subject text, at_time timestamptz,
                                    send_before timestamptz, record_kind text default null, record_id uuid default null,
                                    kinds text[] default null, is_digest boolean default false)
returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a mail names no actor' using errcode = 'BL001';
  end if;
  return query
    with addressed as (
      select w.id, w.recipient, w.content, a.id as account_id,
             case when a.id is null then null when is_digest then 'DAILY' else coalesce(c.delivery, 'AT_ONCE') end as delivery,
             case when is_digest then 'QUEUED' when c.delivery = 'DAILY' then 'HELD' when c.delivery = 'PORTAL' then 'UNWANTED' else 'QUEUED' end as status
        from unnest(ids, recipients, contents) as w (id, recipient, content)
        left join account a on $10 is not null and a.email = w.recipient and a.status = 'ACTIVE'
        left join mail_choice c on c.account_id = a.id and c.kind = $10[1]
    ), written as (
      insert into mail_message as m (id, intent, to_addresses, subject, content_encrypted, status, created_at, send_before, account_id, kinds, delivery)
      select w.id, $4 || ': ' || w.recipient, array[w.recipient], $5, case when w.status <> 'UNWANTED' then w.content end, w.status, $6, $7,
             w.account_id, case when w.account_id is not null then $10 end, w.delivery
        from addressed w
      on conflict do nothing returning m.id, m.to_addresses[1] as recipient, m.status
    ), listed as (
      insert into record_mail (id, record_kind, record_id, recipient, subject, status, created_at)
      select w.id, $8, $9, w.recipient, $5, w.status, $6
        from written w where $8 is not null and exists (select from gateway_feature f where f.name = 'emailAuditing' and f.is_enabled)
    )
    select w.id from written w where w.status = 'QUEUED';
end $$;
revoke all on function write_mail_messages from public;
grant execute on function write_mail_messages to bondline_app;
