-- Addresses by which a person's calendar program reads the dates of an organisation; each is kept as a hash and can be taken back.

create table calendar_feed (
  id              uuid        primary key,
  account_id      uuid        not null references account (id),
  organisation_id uuid        not null references organisation (id),
  token_hash      text        not null unique,
  created_at      timestamptz not null,
  last_seen_at    timestamptz
);
create index calendar_feed_account on calendar_feed (account_id, created_at, id);

call make_business_table('calendar_feed', 'Calendar feed', 'account', 'account_id', '-', 'account_id = (select actor_id())');
