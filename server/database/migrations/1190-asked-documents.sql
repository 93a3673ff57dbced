-- What a bank or insurer asks of applicants: each version a row from a moment on, never changed; and what a draft keeps of what it was asked.

create table asked_documents (
  id          uuid        primary key,
  supplier_id uuid        not null references supplier (id),
  -- Each with its type, its words, when it is asked for, whether the issue waits for it, and for which kinds.
  documents   jsonb       not null check (jsonb_typeof(documents) = 'array'),
  starts_at   timestamptz not null,
  change_id   uuid        not null unique references office_change (id),
  created_at  timestamptz not null,
  -- A version holds for the drafts that are begun until the next one of its bank.
  unique (supplier_id, starts_at)
);

call make_business_table('asked_documents', 'Documents asked for', 'supplier', 'supplier_id', '-', '(select actor_is_provider())');

call admit_change_subject('ASKED_DOCUMENTS');

-- Whoever submits or approves a draft asks for what was in force just before it was begun, so that none changes at the moment of an approval; what is to come is the provider's alone.
create function asked_documents_at(bank uuid, at_time timestamptz) returns table (documents jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.documents from asked_documents a where a.supplier_id = bank and a.starts_at < at_time
   order by a.starts_at desc limit 1
$$;
revoke all on function asked_documents_at(uuid, timestamptz) from public;
grant execute on function asked_documents_at(uuid, timestamptz) to bondline_app;

alter table draft_required_document
  add column name text check (length(name) between 1 and 255),
  add column template_url text check (length(template_url) between 1 and 300),
  add column is_obligatory boolean not null default true;
