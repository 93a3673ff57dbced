-- The books leave as journals for accounting packages: what each account is called there, and which movement left when, so that none is entered twice.

-- By it a journal in another program leads back to its movement: eight characters hold it everywhere.
alter table book_move add column number bigint generated always as identity unique;

create table accounting_code (
  id           uuid        primary key,
  provider_id  uuid        not null references provider (id),
  package      text        not null check (package in ('XERO', 'MYOB', 'QUICKBOOKS')),
  account      text        not null check (account in
    ('BANK', 'CARD_CLEARING', 'DISCOUNTS', 'FEES_INPUT_TAXED', 'FEES_OUT_OF_SCOPE', 'FEES_TAXED', 'GST', 'RECEIVABLE', 'REFERRALS_PAYABLE', 'REFERRAL_COSTS',
     'REFERRAL_DISCOUNTS', 'REFUNDS_DUE', 'SECURITY_BANK', 'SECURITY_HELD', 'UNMATCHED')),
  -- As people read it in the history: the package and the account.
  account_name text        not null check (length(account_name) between 1 and 100),
  code         text        check (length(code) between 1 and 100),
  tax_code     text        check (length(tax_code) between 1 and 50),
  version      integer     not null default 1,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  unique (package, account)
);
create index accounting_code_provider on accounting_code (provider_id);
call make_business_table('accounting_code', 'Account code', 'provider', 'provider_id', 'account_name', '(select actor_is_provider())');
-- A code that is taken away leaves its row, so that the sum of versions only grows.
revoke delete on accounting_code from bondline_app;

create table journal_export (
  id            uuid        primary key,
  package       text        not null check (package in ('XERO', 'MYOB', 'QUICKBOOKS')),
  from_date     date        not null,
  to_date       date        not null check (to_date >= from_date),
  journal_count integer     not null check (journal_count > 0),
  line_count    integer     not null check (line_count >= 2 * journal_count),
  amount_cents  bigint      not null check (amount_cents > 0),
  created_by    uuid        not null references account (id),
  created_at    timestamptz not null,
  unique (id, package)
);
create index journal_export_newest on journal_export (package, created_at desc, id desc);

-- Each movement once for each package.
create table journal_export_move (
  package           text not null,
  move_id           uuid not null references book_move (id),
  journal_export_id uuid not null,
  primary key (package, move_id),
  foreign key (journal_export_id, package) references journal_export (id, package)
);
create index journal_export_move_of_export on journal_export_move (journal_export_id);
create index journal_export_move_of_move on journal_export_move (move_id);

-- Only ever added to, by the provider's side.
do $$
declare name text;
begin
  foreach name in array array['journal_export', 'journal_export_move'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
    execute format('create policy visible on %I to bondline_app using ((select actor_is_system()) or (select actor_is_provider())) with check ((select actor_is_system()) or (select actor_is_provider()))', name);
    execute format('grant select, insert on %I to bondline_app', name);
  end loop;
end $$;
