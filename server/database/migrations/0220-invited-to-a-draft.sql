-- People invited onto one draft: by whom and when, by which code they accept, when they approved, and who is on it beside its organisation.

-- As with documents: sent again, an invitation keeps its row and gets a new code.
alter table draft_collaborator
  add column code_hash       text,
  add column invited_by      uuid references account (id),
  add column invited_by_name text check (length(invited_by_name) between 1 and 511),
  add column sent_at         timestamptz,
  add column accepted_at     timestamptz,
  add column approved_at     timestamptz;
create unique index draft_collaborator_code on draft_collaborator (code_hash);

-- What was sent to a person's own address is theirs to accept, before they see the draft.
create policy invited on draft_collaborator to bondline_app
  using (email_address = (select a.email from account a where a.id = (select actor_id())))
  with check (email_address = (select a.email from account a where a.id = (select actor_id())));

-- Whoever holds a code may read where it leads, to a draft or to a document, before anybody knows who they are.
drop function collaborator_of_code(text);
create function collaborator_of_code(code text) returns table (
  id uuid, organisation_id uuid, document_id uuid, organisation_name text, document_variant text, email_address text, roles text[],
  account_id uuid, invitation_status text, invited_by uuid, invited_by_name text, sent_at timestamptz, reference_number text, draft_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.organisation_id, c.document_id, o.name, d.document_variant, c.email_address, c.roles,
         c.account_id, c.invitation_status, c.invited_by, c.invited_by_name, c.sent_at, d.reference_number, null::uuid
    from document_collaborator c join document d on d.id = c.document_id join organisation o on o.id = c.organisation_id
   where c.code_hash = code
  union all
  select c.id, c.organisation_id, null, o.name, d.process_type, c.email_address, c.roles,
         c.account_id, c.invitation_status, c.invited_by, c.invited_by_name, c.sent_at, d.reference_number, c.draft_id
    from draft_collaborator c join draft d on d.id = c.draft_id join organisation o on o.id = c.organisation_id
   where c.code_hash = code
$$;

-- Who is on a draft by name: those invited to it, and the limited members who were added to it.
create function people_on_draft(wanted uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at, p.id), '[]') from (
    select c.id, c.account_id, c.email_address, c.given_name, c.family_name, c.organisation_name, c.roles, c.invitation_status,
           c.invited_by_name, c.sent_at, c.accepted_at, c.created_at, c.has_approved, c.approved_at, false as is_member
      from draft_collaborator c where c.draft_id = wanted and somebody_acts()
    union all
    select v.id, v.account_id, a.email, a.given_name, a.family_name, null, array['LIMITED'], 'ACCEPTED', null, null, v.created_at, v.created_at,
           false, null, true
      from draft_viewer v
      join member m on m.organisation_id = v.organisation_id and m.account_id = v.account_id and m.role = 'LIMITED_USER'
      join account a on a.id = v.account_id
     where v.draft_id = wanted and somebody_acts()) p
$$;
revoke all on function collaborator_of_code(text), people_on_draft(uuid) from public;
grant execute on function collaborator_of_code(text), people_on_draft(uuid) to bondline_app;
