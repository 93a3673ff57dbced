-- The notification list of a document: who is told of what happens to it, as they or whoever looks after the list have chosen.

-- Of which topics somebody is told in the place of what they would be told of by themselves. None: of nothing.
create table document_notification (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  account_id      uuid        not null references account (id),
  person_name     text        not null check (length(person_name) between 1 and 511),
  topics          text[]      not null check (topics <@ array['REQUESTS', 'RETURNS', 'CUSTODY', 'EXPIRY']),
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  unique (document_id, account_id)
);
call make_business_table('document_notification', 'Notification list', 'document', 'document_id', 'person_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');

-- Everybody of the applicant's and the beneficiary's side who sees it now, with what they are told of by themselves and by choice.
-- Whoever raised it and has left is followed by the organisation's administrators.
create function document_audience(wanted uuid) returns table (
  account_id uuid, email text, given_name text, family_name text, side text, is_member boolean, usual_topics text[], chosen_topics text[])
language sql stable security definer set search_path = public, pg_temp as $$
  with d as (
    select o.id, o.organisation_id, o.is_system_document,
           coalesce(f.created_by, (select h.actor_id from history_entry h
             where h.root_type = 'document' and h.root_id = o.id and h.sequence = 1)) as raised_by
      from document o left join draft f on f.id = o.original_draft_id where o.id = wanted and somebody_acts()),
  people as (
    select m.account_id, 'APPLICANT' as side, true as is_member,
           case when m.account_id = d.raised_by and d.is_system_document then array['REQUESTS', 'RETURNS', 'CUSTODY', 'EXPIRY']
                when m.account_id = d.raised_by then array['EXPIRY']
                when m.role = 'ADMIN' and d.is_system_document and not exists (
                  select 1 from member r where r.organisation_id = d.organisation_id and r.account_id = d.raised_by) then array['REQUESTS', 'CUSTODY']
                else '{}'::text[] end as topics
      from d join member m on m.organisation_id = d.organisation_id
     where m.role <> 'LIMITED_USER' or exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = m.account_id)
    union all
    select c.account_id, case when 'BENEFICIARY' = any (c.roles) then 'BENEFICIARY' else 'APPLICANT' end, false,
           case when 'BENEFICIARY' = any (c.roles) then array['REQUESTS', 'CUSTODY'] else '{}'::text[] end
      from d join document_collaborator c on c.document_id = d.id
     where c.invitation_status = 'ACCEPTED' and c.account_id is not null)
  select distinct on (a.id) a.id, a.email, a.given_name, a.family_name, p.side, p.is_member, p.topics, n.topics
    from people p join account a on a.id = p.account_id
    left join document_notification n on n.document_id = wanted and n.account_id = a.id
   order by a.id, p.is_member desc, p.side desc
$$;

-- Who is told of one topic, and whether they have been put there by choice. Staff of whoever issued it are told by their work.
create function document_people(wanted uuid, topic text)
returns table (account_id uuid, email text, given_name text, side text, is_listed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.account_id, p.email, p.given_name, p.side, p.chosen_topics is not null from document_audience(wanted) p
   where document_people.topic = any (coalesce(p.chosen_topics, p.usual_topics))
  union all
  select h.account_id, h.email, null, 'PROVIDER', false from document o, draft_handlers(o.original_draft_id) h
   where o.id = wanted and document_people.topic in ('REQUESTS', 'CUSTODY')
$$;

-- Whoever has asked for a return is told what became of it, and with them whoever is told of returns.
create function return_people(request uuid) returns table (account_id uuid, email text, given_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct on (told.account_id) told.account_id, told.email, told.given_name from (
    select p.account_id, p.email, p.given_name from document_return_request r, return_request_people(request) p
     where r.id = request and (p.account_id = r.requested_by or not exists (
       select 1 from document_notification n where n.document_id = r.document_id and n.account_id = p.account_id and not 'RETURNS' = any (n.topics)))
    union all
    select p.account_id, p.email, p.given_name from document_return_request r, document_people(r.document_id, 'RETURNS') p
     where r.id = request) told
   order by told.account_id
$$;
revoke all on function document_audience(uuid), document_people(uuid, text), return_people(uuid) from public;
grant execute on function document_audience(uuid), document_people(uuid, text), return_people(uuid) to bondline_app;
