-- A person on a draft shows it to an organisation of theirs, whose administrators and standard users then read it and comment.

alter table draft_collaborator
  add column shown_to_organisation_id uuid references organisation (id),
  add constraint draft_collaborator_shows_once_accepted check (shown_to_organisation_id is null or invitation_status = 'ACCEPTED');
create index draft_collaborator_shown on draft_collaborator (shown_to_organisation_id, draft_id) where shown_to_organisation_id is not null;

-- To organisations of the person who acts, for as long as the person who shows it is on the draft and belongs there.
create function drafts_shown() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct c.draft_id), '{}') from draft_collaborator c
    join member m on m.organisation_id = c.shown_to_organisation_id and m.account_id = c.account_id and m.role <> 'LIMITED_USER'
   where c.shown_to_organisation_id = any (actor_organisations()) and c.invitation_status = 'ACCEPTED'
$$;
create policy shown on draft to bondline_app using (id = any ((select drafts_shown())::uuid[]));

-- With the name of the organisation that somebody shows it to.
create or replace function people_on_draft(wanted uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at, p.id), '[]') from (
    select c.id, c.account_id, c.email_address, c.given_name, c.family_name, c.organisation_name, c.roles, c.invitation_status,
           c.invited_by_name, c.sent_at, c.accepted_at, c.created_at, c.has_approved, c.approved_at, false as is_member,
           c.shown_to_organisation_id, o.name as shown_to_organisation_name
      from draft_collaborator c left join organisation o on o.id = c.shown_to_organisation_id where c.draft_id = wanted and somebody_acts()
    union all
    select v.id, v.account_id, a.email, a.given_name, a.family_name, null, array['LIMITED'], 'ACCEPTED', null, null, v.created_at, v.created_at,
           false, null, true, null, null
      from draft_viewer v
      join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
      join account a on a.id = v.account_id
     where v.draft_id = wanted and somebody_acts()) p
$$;

revoke all on function drafts_shown() from public;
grant execute on function drafts_shown() to bondline_app;
