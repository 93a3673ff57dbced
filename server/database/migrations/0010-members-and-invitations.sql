-- Invitations to an organisation, and what a member's leaving must never leave behind.

-- Sent again, an invitation keeps its row and gets a new code, so that the code in the older mail opens nothing.
create table invitation (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  email           text        not null check (email = lower(email)),
  role            text        not null check (role in ('ADMIN', 'USER', 'LIMITED_USER')),
  code_hash       text        not null,
  sent_by         uuid        not null references account (id),
  sent_at         timestamptz not null,
  accepted_by     uuid        references account (id),
  accepted_at     timestamptz,
  created_at      timestamptz not null,
  constraint invitation_acceptance check ((accepted_by is null) = (accepted_at is null))
);
create unique index invitation_code on invitation (code_hash);
create unique index invitation_unanswered on invitation (organisation_id, email) where accepted_at is null;
create index invitation_sent on invitation (organisation_id, sent_at desc, id desc) where accepted_at is null;

-- Members but limited ones see what was sent from their organisation, and everybody what was sent to their own address.
call make_business_table('invitation', 'Invitation', 'organisation', 'organisation_id', 'email',
  'organisation_id = any ((select actor_organisations())::uuid[]) or email = (select a.email from account a where a.id = (select actor_id()))');

-- Whoever holds the code may read where it leads before anybody knows who they are.
create function invitation_of_code(code_hash text)
returns table (id uuid, organisation_id uuid, organisation_name text, email text, role text, sent_at timestamptz, accepted_at timestamptz, accepted_by uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.organisation_id, o.name, i.email, i.role, i.sent_at, i.accepted_at, i.accepted_by
    from invitation i join organisation o on o.id = i.organisation_id
   where i.code_hash = invitation_of_code.code_hash
$$;
revoke all on function invitation_of_code(text) from public;
grant execute on function invitation_of_code(text) to bondline_app;

-- Two administrators who remove each other at the same moment take turns here, and the second is refused.
create function keep_an_administrator() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from organisation where id = old.organisation_id for update;
  if not exists (select 1 from member where organisation_id = old.organisation_id and role = 'ADMIN') then
    raise exception 'an organisation needs an administrator' using errcode = '23514', constraint = 'member_keeps_an_administrator';
  end if;
  return null;
end $$;
revoke all on function keep_an_administrator() from public;
create trigger keep_an_administrator after update of role or delete on member
  for each row when (old.role = 'ADMIN') execute function keep_an_administrator();

-- What a limited user was added to ends with the membership.
alter table draft_viewer add constraint draft_viewer_member
  foreign key (organisation_id, account_id) references member (organisation_id, account_id) on delete cascade;
alter table document_viewer add constraint document_viewer_member
  foreign key (organisation_id, account_id) references member (organisation_id, account_id) on delete cascade;

create index member_organisation on member (organisation_id, created_at, id);
