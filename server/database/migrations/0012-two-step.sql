-- The second step of signing in: each person's secret, the codes that replace a lost telephone, and sign-ins that still wait for a code.

create table two_step (
  id               uuid        primary key,
  account_id       uuid        not null unique references account (id),
  secret_encrypted bytea       not null,
  -- Null: shown, but not yet proven by a code, and so not asked for.
  confirmed_at     timestamptz,
  last_step_used   bigint,
  created_at       timestamptz not null
);

create table two_step_recovery_code (
  id         uuid        primary key,
  account_id uuid        not null references account (id),
  code_hash  text        not null,
  used_at    timestamptz,
  created_at timestamptz not null,
  unique (account_id, code_hash)
);

-- A password that was right; the code is still missing. Opens nothing by itself.
create table two_step_challenge (
  id             uuid        primary key,
  account_id     uuid        not null references account (id),
  challenge_hash text        not null unique,
  keeps_signed_in boolean    not null,
  attempts       integer     not null default 0,
  expires_at     timestamptz not null,
  used_at        timestamptz,
  created_at     timestamptz not null
);

call make_business_table('two_step', 'Two-step sign-in', 'account', 'account_id', '-', 'account_id = (select actor_id())');
call make_business_table('two_step_recovery_code', 'Recovery code', 'account', 'account_id', '-', 'account_id = (select actor_id())');
call make_business_table('two_step_challenge', 'Two-step challenge', 'account', 'account_id', '-', 'false');
