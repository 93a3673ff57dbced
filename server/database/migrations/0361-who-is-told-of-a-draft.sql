-- The notification list of a draft: who is told of what happens to it, as they or whoever looks after its people have chosen.

-- Of which topics somebody is told in the place of what they would be told of by themselves. None: of nothing.
create table draft_notification (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null,
  account_id      uuid        not null references account (id),
  person_name     text        not null check (length(person_name) between 1 and 511),
  topics          text[]      not null check (topics <@ array['PROGRESS', 'MONEY', 'WORDING', 'DOCUMENTS']),
  created_at      timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  unique (draft_id, account_id)
);
call make_business_table('draft_notification', 'Notification list', 'draft', 'draft_id', 'person_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');

-- What a person in these roles may be told of: money and required documents are the affair of the applicant's own side alone.
create function draft_topics_for(roles text[]) returns text[] language sql immutable as $$
  select case when 'OWNER' = any (roles) then array['PROGRESS', 'MONEY', 'WORDING', 'DOCUMENTS']
              when 'ISSUER' = any (roles) then array['PROGRESS', 'WORDING']
              when 'BENEFICIARY' = any (roles) then array['WORDING']
              else array['PROGRESS'] end
$$;

-- Everybody who sees it now and whom it is not their work to look after, with what they are told of by themselves and by choice.
-- Whoever raised it and has left is followed by the organisation's administrators.
create function draft_audience(wanted uuid) returns table (
  account_id uuid, email text, given_name text, family_name text, is_member boolean, offered_topics text[], usual_topics text[], chosen_topics text[])
language sql stable security definer set search_path = public, pg_temp as $$
  with d as (
    select f.id, f.organisation_id, f.created_by,
           exists (select 1 from member r where r.organisation_id = f.organisation_id and r.account_id = f.created_by) as is_raiser_there
      from draft f where f.id = wanted and somebody_acts()),
  people as (
    select m.account_id, case when m.role = 'LIMITED_USER' then 'LIMITED' else 'OWNER' end as role, true as is_member,
           m.account_id = d.created_by or (m.role = 'ADMIN' and not d.is_raiser_there) as is_told
      from d join member m on m.organisation_id = d.organisation_id
     where m.role <> 'LIMITED_USER' or exists (select 1 from draft_viewer v where v.draft_id = d.id and v.account_id = m.account_id)
    union all
    select c.account_id, r.role, false, false
      from d join draft_collaborator c on c.draft_id = d.id cross join lateral unnest(c.roles) r (role)
     where c.invitation_status = 'ACCEPTED' and c.account_id is not null),
  each_once as (
    select p.account_id, array_agg(distinct p.role) as roles, bool_or(p.is_member) as is_member, bool_or(p.is_told) as is_told
      from people p group by p.account_id)
  select a.id, a.email, a.given_name, a.family_name, p.is_member, draft_topics_for(p.roles),
         case when p.is_told then draft_topics_for(p.roles) else '{}' end, n.topics
    from each_once p join account a on a.id = p.account_id
    left join draft_notification n on n.draft_id = wanted and n.account_id = a.id
$$;

-- Who is told of one topic. A choice of what somebody's role no longer opens tells them nothing.
create function draft_people(wanted uuid, topic text) returns table (account_id uuid, email text, given_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.account_id, p.email, p.given_name from draft_audience(wanted) p
   where draft_people.topic = any (p.offered_topics) and draft_people.topic = any (coalesce(p.chosen_topics, p.usual_topics))
   order by p.account_id
$$;
revoke all on function draft_topics_for(text[]), draft_audience(uuid), draft_people(uuid, text) from public;
grant execute on function draft_audience(uuid), draft_people(uuid, text) to bondline_app;
