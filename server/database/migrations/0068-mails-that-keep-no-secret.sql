-- What a mail says is sealed while it waits and gone once it is sent or given up; only the portal's own work reads the outbox.

-- Key id 0 means that it is not sealed: so lies what waits while this is applied, since the key is not the database's to know.
alter table mail_message add column content_encrypted bytea;
update mail_message
   set content_encrypted = '\x00'::bytea || convert_to(jsonb_build_object('html', html, 'text', text)::text, 'UTF8')
 where status = 'QUEUED';
alter table mail_message drop column html, drop column text;

-- Codes stood in these two subjects.
update mail_message set subject = regexp_replace(subject, '^\d{6} is your ', 'Your ') where subject ~ '^\d{6} is your Bondline ';

alter table mail_message enable row level security;
alter table mail_message force row level security;
create policy owner on mail_message to current_user using (true) with check (true);
create policy visible on mail_message to bondline_app using ((select actor_is_system())) with check ((select actor_is_system()));
revoke insert on mail_message from bondline_app;

-- What is over, oldest first, for those who forget it and for those who count what was given up.
drop index mail_message_recent;
create index mail_message_over on mail_message (created_at, id) where status in ('SENT', 'FAILED');

-- Whoever causes a mail writes it without being able to read it again. Answers those to whom this intent had not been written before.
create function write_mail_messages(ids uuid[], recipients text[], contents bytea[], intent text, subject text, at_time timestamptz, send_before timestamptz)
returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() = 'nobody' then
    raise exception 'a mail names no actor' using errcode = 'BL001';
  end if;
  return query
    insert into mail_message as m (id, intent, to_addresses, subject, content_encrypted, status, created_at, send_before)
    select w.id, $4 || ': ' || w.recipient, array[w.recipient], $5, w.content, 'QUEUED', $6, $7
      from unnest(ids, recipients, contents) as w (id, recipient, content)
    on conflict do nothing returning m.id;
end $$;
revoke all on function write_mail_messages from public;
grant execute on function write_mail_messages to bondline_app;

-- The pretended mail server's box: what it was handed, in development and in tests alone.
create table sandbox_mail (
  id           uuid        primary key,
  to_addresses text[]      not null,
  subject      text        not null,
  html         text        not null,
  text         text        not null
);
alter table sandbox_mail enable row level security;
alter table sandbox_mail force row level security;
create policy owner on sandbox_mail to current_user using (true) with check (true);
create policy handed_over on sandbox_mail for insert to bondline_app with check (true);
create policy visible on sandbox_mail to bondline_app using ((select actor_is_system()));
grant select, insert, delete on sandbox_mail to bondline_app;
