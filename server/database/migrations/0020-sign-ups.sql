-- Each sign-up by itself: its names and its password wait here until the code that was mailed for it comes back.

create table sign_up (
  id            uuid        primary key,
  account_id    uuid        not null references account (id),
  -- Only the browser that signed up knows the handle.
  handle_hash   text        not null unique,
  given_name    text        not null,
  family_name   text        not null,
  phone_number  text,
  password_hash text        not null,
  user_agent    text        not null,
  created_at    timestamptz not null
);
create index sign_up_newest on sign_up (account_id, created_at desc, id desc);
call make_business_table('sign_up', 'Sign-up', 'account', 'account_id', '-', 'false');

-- A code to confirm belongs to one sign-up, and goes with it.
alter table account_code add column sign_up_id uuid references sign_up (id) on delete cascade;
drop index account_code_live;
create unique index account_code_live on account_code (account_id, purpose, sign_up_id) nulls not distinct where used_at is null;
create index account_code_sign_up on account_code (sign_up_id);

-- Sign-ups that wait at this moment keep their password; their code is sent anew when they ask for it or sign in.
select set_config('bondline.actor_kind', 'system', true), set_config('bondline.actor_label', 'Account service', true);
insert into sign_up (id, account_id, handle_hash, given_name, family_name, phone_number, password_hash, user_agent, created_at)
select gen_random_uuid(), id, encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), given_name, family_name, phone_number, password_hash, '', updated_at
  from account where email_confirmed_at is null and password_hash is not null;
delete from account_code where purpose = 'CONFIRM' and used_at is null;
update account set password_hash = null, version = version + 1 where email_confirmed_at is null and password_hash is not null;
