-- The beneficiary confirms its name, its number and the wording before anything is issued to it; each asking is a row that stays.

create table draft_confirmation (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  draft_id             uuid        not null,
  status               text        not null check (status in ('ASKED', 'CONFIRMED', 'DISPUTED', 'SUPERSEDED', 'CANCELLED')),
  email_address        text        not null check (length(email_address) between 3 and 255),
  beneficiary_name     text        check (length(beneficiary_name) between 1 and 255),
  beneficiary_abn      text        check (length(beneficiary_abn) between 9 and 11),
  wording              text        not null,
  -- Of the canonical form of the three.
  confirmation_sha256  text        not null check (confirmation_sha256 ~ '^[0-9a-f]{64}$'),
  code_hash            text        unique,
  link_ends_at         timestamptz not null,
  mails_sent           integer     not null check (mails_sent >= 1),
  asked_by             uuid        not null references account (id),
  asked_by_name        text        not null check (length(asked_by_name) between 1 and 511),
  asked_at             timestamptz not null,
  answered_by          uuid        references account (id),
  answered_by_name     text        check (length(answered_by_name) between 1 and 1000),
  answered_by_position text        check (length(answered_by_position) between 1 and 255),
  answered_at          timestamptz,
  dispute_reason       text        check (length(dispute_reason) between 1 and 2000),
  what_changed         text[]      check (what_changed <@ array['NAME', 'ABN', 'WORDING']),
  ended_at             timestamptz,
  created_at           timestamptz not null,
  -- Moves on with what is asked about, so that nobody confirms what they have not read.
  version              integer     not null default 1,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  -- Only what waits for an answer has a link.
  constraint draft_confirmation_link check ((status = 'ASKED') = (code_hash is not null)),
  constraint draft_confirmation_answer check ((answered_at is null) = (answered_by_name is null) and (answered_at is null) = (answered_by_position is null)
    and (status not in ('CONFIRMED', 'DISPUTED') or answered_at is not null) and (status not in ('ASKED', 'CANCELLED') or answered_at is null)
    and (status = 'DISPUTED') = (dispute_reason is not null)),
  -- Nobody confirms what is not filled in.
  constraint draft_confirmation_whole check (status <> 'CONFIRMED' or (beneficiary_name is not null and beneficiary_abn is not null)),
  constraint draft_confirmation_ended check ((status in ('SUPERSEDED', 'CANCELLED')) = (ended_at is not null) and (status = 'SUPERSEDED') = (what_changed is not null))
);
create index draft_confirmation_draft on draft_confirmation (draft_id, created_at desc, id desc);
-- One waits or holds at a time.
create unique index draft_confirmation_current on draft_confirmation (draft_id) where status in ('ASKED', 'CONFIRMED');

call make_business_table('draft_confirmation', 'Confirmation', 'draft', 'draft_id', 'email_address',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');

-- What was answered stays as it was answered.
create function keep_confirmation() returns trigger language plpgsql as $$
begin
  raise exception 'What a beneficiary has answered is not changed.' using errcode = 'check_violation';
end $$;
create trigger keep_confirmation before update on draft_confirmation
  for each row when (old.answered_at is not null and (new.answered_at, new.answered_by_name, new.answered_by_position, new.wording, new.beneficiary_name, new.beneficiary_abn, new.confirmation_sha256)
    is distinct from (old.answered_at, old.answered_by_name, old.answered_by_position, old.wording, old.beneficiary_name, old.beneficiary_abn, old.confirmation_sha256))
  execute function keep_confirmation();
revoke all on function keep_confirmation() from public;

-- Whoever applies can't confirm for the beneficiary.
create function is_applicant_of_draft(wanted uuid, wanted_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select somebody_acts() and (exists (
      select 1 from draft d join member m on m.organisation_id = d.organisation_id join account a on a.id = m.account_id
       where d.id = wanted and lower(a.email) = lower(wanted_email))
    or exists (
      select 1 from draft_collaborator c left join account a on a.id = c.account_id
       where c.draft_id = wanted and c.roles && array['OWNER', 'ISSUER'] and lower(coalesce(a.email, c.email_address)) = lower(wanted_email)))
$$;

-- Who may answer without a link: the address that was asked, the beneficiary's people on the draft, and those of the
-- organisation whose number is the beneficiary's; never the applicant's side.
create function may_answer_confirmation(wanted uuid, answerer uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select somebody_acts() and exists (
    select 1 from draft_confirmation c join account a on a.id = answerer
     where c.id = wanted and c.status = 'ASKED'
       and not is_applicant_of_draft(c.draft_id, a.email)
       and (lower(a.email) = lower(c.email_address)
         or exists (select 1 from draft_collaborator p where p.draft_id = c.draft_id and p.account_id = a.id
              and p.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (p.roles))
         or exists (select 1 from member m join organisation o on o.id = m.organisation_id
              where m.account_id = a.id and m.role in ('ADMIN', 'USER') and right(o.abn, 9) = right(c.beneficiary_abn, 9) and o.abn_status = 'CONFIRMED')))
$$;
revoke all on function may_answer_confirmation(uuid, uuid), is_applicant_of_draft(uuid, text) from public;
grant execute on function may_answer_confirmation(uuid, uuid), is_applicant_of_draft(uuid, text) to bondline_app;

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''CONFIRMATION_GIVEN''::text, ''CONFIRMATION_DISPUTED''::text, ''CONFIRMATION_LAPSED''::text, '
      || '''CONFIRMATION_RECEIVED''::text, ''CONFIRMATION_REFUSED''::text, ''CONFIRMATION_GONE''::text, ');
end $$;
