-- The forms of a draft are signed at an e-signature service: what was sent for which required document, who signs it, and how that ended.

alter table paper drop constraint paper_kind_check;
alter table paper add constraint paper_kind_check check (kind in ('AGENCY_AGREEMENT', 'APPLICATION_FORM', 'DRAFT_UNDERTAKING', 'FEE_SUMMARY',
  'FINANCIAL_SERVICES_GUIDE', 'HANDOVER_RECEIPT', 'INVOICE', 'PRODUCT_PREVIEW', 'UNDERTAKING'));

-- What the service does is said in the thread by itself.
alter table draft_required_document_message drop constraint draft_required_document_message_from_party_check;
alter table draft_required_document_message add constraint draft_required_document_message_from_party_check
  check (from_party in ('APPLICANT', 'PROVIDER_ADMIN', 'SUPPLIER_ADMIN', 'AUTOMATED_E_SIGNATURE'));
alter table draft_required_document_message add constraint required_document_message_automated
  check (from_party <> 'AUTOMATED_E_SIGNATURE' or (created_by is null and has_approval is null));

create table draft_envelope (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  draft_id             uuid        not null,
  required_document_id uuid        not null,
  status               text        not null check (status in ('WAITING', 'SIGNED', 'REFUSED', 'CALLED_OFF', 'FAILED')),
  service_name         text        not null check (length(service_name) between 1 and 1000),
  opened_by            uuid        not null references account (id),
  opened_by_name       text        not null,
  opened_side          text        not null check (opened_side in ('APPLICANT', 'PROVIDER_ADMIN', 'SUPPLIER_ADMIN')),
  -- What is signed: as long as the draft says the same, its text has this hash.
  paper_id             uuid        not null references paper (id),
  text_sha256          text        not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  -- Known once the service has taken it.
  provider_id          text        check (length(provider_id) between 1 and 255),
  sent_sha256          text        check (sent_sha256 ~ '^[0-9a-f]{64}$'),
  -- Under which message the thread tells what becomes of it.
  message_id           uuid        not null,
  -- The signed file.
  attachment_id        uuid,
  ended_reason         text        check (length(ended_reason) between 1 and 500),
  ended_at             timestamptz,
  created_at           timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  foreign key (organisation_id, required_document_id) references draft_required_document (organisation_id, id),
  foreign key (organisation_id, message_id) references draft_required_document_message (organisation_id, id),
  foreign key (organisation_id, attachment_id) references draft_attachment (organisation_id, id),
  constraint draft_envelope_taken check ((provider_id is null) = (sent_sha256 is null)),
  constraint draft_envelope_ended check ((status = 'WAITING') = (ended_at is null)),
  constraint draft_envelope_signed check ((status = 'SIGNED') = (attachment_id is not null))
);
-- A document is signed in one envelope at a time.
create unique index draft_envelope_open on draft_envelope (required_document_id) where status = 'WAITING';
create index draft_envelope_of_draft on draft_envelope (draft_id, created_at, id);
create index draft_envelope_waiting on draft_envelope (created_at, id) where status = 'WAITING' and provider_id is not null;

create table draft_envelope_signer (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null,
  envelope_id     uuid        not null,
  position        integer     not null check (position >= 1),
  account_id      uuid        not null references account (id),
  name            text        not null check (length(name) between 1 and 1000),
  capacity        text        not null check (capacity in ('DIRECTOR', 'COMPANY_SECRETARY', 'TRUSTEE', 'PARTNER', 'SOLE_TRADER', 'AUTHORISED_SIGNATORY')),
  -- Whoever has it signs as that person.
  signing_url_encrypted bytea,
  read_at         timestamptz,
  signed_at       timestamptz,
  created_at      timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id),
  foreign key (organisation_id, envelope_id) references draft_envelope (organisation_id, id),
  unique (envelope_id, position),
  constraint draft_envelope_signer_once unique (envelope_id, account_id)
);
create index draft_envelope_signer_draft on draft_envelope_signer (draft_id);

call make_business_table('draft_envelope', 'Form envelope', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');
call make_business_table('draft_envelope_signer', 'Form signer', 'draft', 'draft_id', 'name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');

-- Who may sign for the applicant of a draft: its administrators and standard users, for whoever sees the draft.
create function draft_signers(wanted uuid) returns table (account_id uuid, email text, given_name text, family_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.given_name, a.family_name from draft d
    join member m on m.organisation_id = d.organisation_id and m.role in ('ADMIN', 'USER')
    join account a on a.id = m.account_id and a.status = 'ACTIVE'
   where d.id = wanted and somebody_acts() order by a.given_name, a.family_name, a.id
$$;
revoke all on function draft_signers(uuid) from public;
grant execute on function draft_signers(uuid) to bondline_app;

do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''FORM_TO_SIGN''::text, ''FORM_SIGNED''::text, ''FORM_NOT_SIGNED''::text, '
      || '''FORM_SIGNED_BY_APPLICANT''::text, ''FORM_STILL_UNSIGNED''::text, ');
end $$;
