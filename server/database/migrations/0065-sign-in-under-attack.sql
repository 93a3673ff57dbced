-- Guesses at passwords and mailed codes, the browsers that a person has signed in with, and the secret of a mailed link.

-- How often a guess was wrong of late, and from when the next one is judged.
create table guess_delay (
  key      text        primary key,
  failures integer     not null,
  next_at  timestamptz not null,
  last_at  timestamptz not null
);
grant select, insert, update, delete on guess_delay to bondline_app;

-- Opens nothing: it says that whoever guesses from here is not a stranger.
create table known_device (
  id         uuid        primary key,
  account_id uuid        not null references account (id),
  mark_hash  text        not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index known_device_account on known_device (account_id, created_at desc, id desc);
call make_business_table('known_device', 'Known device', 'account', 'account_id', '-', 'false');

-- Beside the six digits a mailed link holds a secret that nobody can guess, and so needs no bound on guesses.
alter table account_code add column link_hash text;
