-- Where each figure of a document's parties comes from: the histories say it, and what the business register answered is kept beside them.

-- A row for what was answered on a day, so that a figure can be said to be the register's, and since when.
create table business_register_answer (
  abn         text        not null check (abn ~ '^([0-9]{9}|[0-9]{11})$'),
  name        text        not null,
  entity_type text,
  status      text        not null check (status in ('ACTIVE', 'CANCELLED')),
  asked_date  date        not null,
  asked_at    timestamptz not null,
  primary key (abn, asked_date, name)
);
-- An ABN and the ACN in it are one business.
create index business_register_answer_number on business_register_answer (right(abn, 9), asked_at);
alter table business_register_answer enable row level security;
alter table business_register_answer force row level security;
create policy owner on business_register_answer to current_user using (true) with check (true);
create policy visible on business_register_answer to bondline_app 
  using ((select actor_id()) is not null or (select actor_is_system())) with check ((select actor_id()) is not null);
grant select, insert on business_register_answer to bondline_app;

-- Who somebody is for the readers of a document who are not told the name: staff by their firm, the invited by theirs, all others by the organisation whose it is.
create function side_on_document(wanted uuid, account uuid, acted_as text) returns text
language sql stable set search_path = public, pg_temp as $$
  select case when acted_as = 'system' then 'Bondline' else coalesce(
    (select p.side_name from people(array[account]) p),
    (select c.organisation_name from document d join draft_collaborator c on c.draft_id = d.original_draft_id
      where d.id = wanted and c.account_id = account
        and not exists (select 1 from member m where m.organisation_id = d.organisation_id and m.account_id = account) limit 1),
    (select c.organisation_name from document d join document_collaborator c on c.document_id = d.id
      where d.id = wanted and c.account_id = account
        and not exists (select 1 from member m where m.organisation_id = d.organisation_id and m.account_id = account) limit 1),
    (select o.name from document d join organisation o on o.id = d.organisation_id where d.id = wanted)) end
$$;

-- What its draft's history and its own say of each party. A party took its draft's place when it was issued, and neither has moved since.
create function document_party_changes(wanted uuid)
returns table (party_id uuid, is_of_draft boolean, is_first boolean, changed_at timestamptz, actor_id uuid, actor_label text, side_name text,
               taken_from text, amendment_number integer, changes jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with of_draft as (
    select p.id as party_id, h.*,
           case when h.transaction_id <> (select b.transaction_id from history_entry b where b.root_type = 'draft' and b.root_id = r.id and b.sequence = 1) then null
                when r.origination_id is not null then 'PREPARED'
                when exists (select 1 from document_successor s where s.draft_id = r.id) then 'DOCUMENT' end as taken_from
      from document d
      join document_party p on p.document_id = d.id
      join draft r on r.id = d.original_draft_id
      join draft_party q on q.draft_id = r.id and q.position = p.position and q.party_variant = p.party_variant
      join history_entry h on h.root_type = 'draft' and h.root_id = r.id and h.object_type = 'Party' and h.record_id = q.id
     where d.id = wanted and somebody_acts()),
  of_itself as (
    select p.id as party_id, h.*,
           (select r.amendment_number from document_request r
             where r.document_id = d.id and r.executed_at = h.triggered_at and r.wording_field is not null limit 1) as amendment_number
      from document d
      join document_party p on p.document_id = d.id
      join history_entry h on h.root_type = 'document' and h.root_id = d.id and h.object_type = 'Party' and h.record_id = p.id
       and (h.change_type = 'UPDATE' or not d.is_system_document)
     where d.id = wanted and somebody_acts())
  select o.party_id, true, o.change_type = 'INSERT', o.triggered_at, o.actor_id, o.actor_label, side_on_document(wanted, o.actor_id, o.actor_kind),
         o.taken_from, null, o.changes from of_draft o
  union all
  select o.party_id, false, o.change_type = 'INSERT', o.triggered_at, o.actor_id, o.actor_label, side_on_document(wanted, o.actor_id, o.actor_kind),
         null, o.amendment_number, o.changes from of_itself o
  order by 4
$$;

-- Who looked at the parties before they were issued and agreed: the portal's staff, the people on the draft, whoever issued it; and whose the applicant's number is.
create function document_party_confirmations(wanted uuid)
returns table (kind text, confirmed_at timestamptz, actor_id uuid, actor_label text, side_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  with said as (
    select 'NUMBER' as kind, o.abn_decided_at as triggered_at, null::uuid as actor_id, '' as actor_label, 'system' as actor_kind
      from document d join organisation o on o.id = d.organisation_id
     where d.id = wanted and o.abn_status = 'CONFIRMED' and somebody_acts()
       and exists (select 1 from document_party p where p.document_id = d.id and p.party_variant = case when d.is_held then 'BENEFICIARY' else 'ISSUER' end
                      and right(p.abn, 9) = right(o.abn, 9))
    union all
    select 'APPROVED', h.triggered_at, h.actor_id, h.actor_label, h.actor_kind
      from document d join draft r on r.id = d.original_draft_id
      join history_entry h on h.root_type = 'draft' and h.root_id = r.id and h.object_type = 'Draft' and h.triggered_at = r.approved_at
     where d.id = wanted and somebody_acts() and h.changes @> '[{"field": "approved_at"}]'
    union all
    select 'AGREED', max(h.triggered_at), c.account_id, max(h.actor_label), 'person'
      from document d join draft_collaborator c on c.draft_id = d.original_draft_id and c.has_approved
      join history_entry h on h.root_type = 'draft' and h.root_id = c.draft_id and h.record_id = c.id
     where d.id = wanted and somebody_acts() and h.changes @> '[{"field": "has_approved", "newValue": true}]'
     group by c.id, c.account_id
    union all
    select 'ISSUED', h.triggered_at, h.actor_id, h.actor_label, h.actor_kind
      from document d join history_entry h on h.root_type = 'document' and h.root_id = d.id and h.sequence = 1
     where d.id = wanted and d.is_system_document and somebody_acts())
  select s.kind, s.triggered_at, s.actor_id, s.actor_label, side_on_document(wanted, s.actor_id, s.actor_kind) from said s order by 2
$$;

revoke all on function side_on_document(uuid, uuid, text), document_party_changes(uuid), document_party_confirmations(uuid) from public;
grant execute on function document_party_changes(uuid), document_party_confirmations(uuid) to bondline_app;
