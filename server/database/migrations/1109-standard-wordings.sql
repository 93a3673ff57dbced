-- Standard wordings: what a kind of security says in a form of contract, each version a row from a moment on, never changed.

create table standard_wording (
  id            uuid        primary key,
  provider_id   uuid        not null references provider (id),
  process_type  text        not null check (process_type in ('BANK_GUARANTEE', 'SURETY_BOND', 'CASH_SECURITY', 'LEASE_BOND')),
  contract_form text        not null check (contract_form in ('AS2124', 'AS2124_EXPIRY', 'AS4000', 'AS4000_EXPIRY', 'OTHER')),
  title         text        not null check (length(title) between 1 and 255),
  subtitle      text        not null check (length(subtitle) between 1 and 255),
  particulars   text        not null check (length(particulars) between 1 and 20000),
  clauses       text        not null check (length(clauses) between 1 and 20000),
  signature     text        not null check (length(signature) between 1 and 500),
  starts_at     timestamptz not null,
  change_id     uuid        not null unique references office_change (id),
  created_at    timestamptz not null,
  -- A version holds for the drafts that are begun until the next one of its kind and form.
  unique (process_type, contract_form, starts_at)
);
create index standard_wording_provider on standard_wording (provider_id);

call make_business_table('standard_wording', 'Standard wording', 'provider', 'provider_id', 'subtitle', '(select actor_is_provider())');

-- One more thing that two change: the others stay as they are, whatever they have become.
create procedure admit_change_subject(admitted text) language plpgsql set search_path = public, pg_temp as $$
declare
  names text;
begin
  select string_agg(quote_literal(word[1]), ', ') into names
    from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g') word
   where c.conrelid = 'office_change'::regclass and c.conname = 'office_change_subject_check';
  alter table office_change drop constraint office_change_subject_check;
  execute format('alter table office_change add constraint office_change_subject_check check (subject in (%s, %L))', names, admitted);
end $$;
revoke all on procedure admit_change_subject(text) from public;

call admit_change_subject('STANDARD_WORDING');

-- Who reads a draft reads the wording that was in force just before it was begun, so that none changes at the moment of an approval; what is to come is the provider's alone.
create function standard_wording_at(kind text, form text, at_time timestamptz)
  returns table (title text, subtitle text, particulars text, clauses text, signature text)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.title, w.subtitle, w.particulars, w.clauses, w.signature
    from standard_wording w where w.process_type = kind and w.contract_form = form and w.starts_at < at_time
   order by w.starts_at desc limit 1
$$;
revoke all on function standard_wording_at(text, text, timestamptz) from public;
grant execute on function standard_wording_at(text, text, timestamptz) to bondline_app;
