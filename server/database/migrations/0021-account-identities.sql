-- Who a person is at a sign-in provider: issuer and subject together open the account, whatever its address is by then.

create table account_identity (
  id         uuid        primary key,
  account_id uuid        not null references account (id),
  issuer     text        not null,
  subject    text        not null,
  created_at timestamptz not null,
  unique (issuer, subject)
);
create index account_identity_account on account_identity (account_id);
call make_business_table('account_identity', 'Sign-in provider', 'account', 'account_id', 'issuer', 'account_id = (select actor_id())');
