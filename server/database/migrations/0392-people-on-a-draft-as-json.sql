-- The people on a draft are told as json: as jsonb they are taken apart and put together again on their way out, in twice the time.

drop function people_on_draft(uuid);
create function people_on_draft(wanted uuid) returns json
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(json_agg(p order by p.created_at, p.id), '[]') from (
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
revoke all on function people_on_draft(uuid) from public;
grant execute on function people_on_draft(uuid) to bondline_app;
