-- Who has had an original: each move as a row that stays, and what becomes of an original that is lost.

create table document_custody (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  kind            text        not null check (kind in ('HANDOVER_ASKED', 'HANDOVER_CONFIRMED', 'HANDOVER_WITHDRAWN', 'HANDOVER_EXPIRED', 'RETURNED',
                                'DECLARED_LOST', 'FOUND', 'CANCELLED', 'REPLACED')),
  from_name       text        check (length(from_name) between 1 and 1000),
  to_name         text        check (length(to_name) between 1 and 1000),
  place           text        check (length(place) between 1 and 500),
  moved_date      date        not null,
  said_by         text        not null check (length(said_by) between 1 and 1000),
  acknowledgement text        not null check (acknowledgement in ('LINK', 'LINK_AND_CODE', 'RECORDED')),
  note            text        check (length(note) between 1 and 500),
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
create index document_custody_document on document_custody (document_id, created_at desc, id desc);

call make_business_table('document_custody', 'Custody', 'document', 'document_id', 'to_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');
-- What has happened stays.
revoke update, delete on document_custody from bondline_app;

-- Who keeps an original today has received it once.
select begin_system_work('Set-up', now());
insert into document_custody (id, organisation_id, document_id, kind, to_name, place, moved_date, said_by, acknowledgement, note, created_at)
select gen_random_uuid(), organisation_id, document_id, 'HANDOVER_CONFIRMED', name, storage_address, received_date, name, 'LINK', notes, created_at
  from document_custodian;

create table document_lost_original (
  id                  uuid        primary key,
  organisation_id     uuid        not null,
  document_id         uuid        not null,
  status              text        not null check (status in ('DECLARED', 'INDEMNIFIED', 'CONSENTED', 'REFUSED', 'FOUND', 'ENDED')),
  side                text        not null check (side in ('APPLICANT', 'BENEFICIARY')),
  last_seen_date      date        not null,
  searched            text        not null check (length(searched) between 1 and 500),
  declared_by         uuid        not null references account (id),
  declared_by_name    text        not null,
  indemnity_statement text        check (length(indemnity_statement) between 1 and 500),
  indemnity_name      text        check (length(indemnity_name) between 1 and 1000),
  indemnity_date      date,
  indemnity_given_at  timestamptz,
  outcome             text        check (outcome in ('CANCELLED', 'REPLACED')),
  agreement           text        check (length(agreement) between 1 and 255),
  replacement_number  text        check (length(replacement_number) between 1 and 255),
  answer_note         text        check (length(answer_note) between 1 and 500),
  answered_by_name    text,
  answered_at         timestamptz,
  found_note          text        check (length(found_note) between 1 and 500),
  found_by_name       text,
  ended_at            timestamptz,
  created_at          timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  constraint lost_original_indemnity check ((indemnity_given_at is null) = (indemnity_statement is null) and (indemnity_given_at is null) = (indemnity_name is null)
    and (indemnity_given_at is null) = (indemnity_date is null)),
  constraint lost_original_needs_indemnity check (status not in ('INDEMNIFIED', 'CONSENTED') or indemnity_given_at is not null),
  constraint lost_original_outcome check ((status = 'CONSENTED') = (outcome is not null)),
  constraint lost_original_replacement check ((outcome is not distinct from 'REPLACED') = (replacement_number is not null)),
  constraint lost_original_answer check ((status in ('CONSENTED', 'REFUSED')) = (answered_at is not null)),
  constraint lost_original_ended check ((status in ('DECLARED', 'INDEMNIFIED')) = (ended_at is null))
);
-- An original is lost once at a time.
create unique index document_lost_original_open on document_lost_original (document_id) where status in ('DECLARED', 'INDEMNIFIED');
create index document_lost_original_newest on document_lost_original (document_id, created_at desc, id desc);
create index document_lost_original_desk on document_lost_original (created_at, id) where status in ('DECLARED', 'INDEMNIFIED');

call make_business_table('document_lost_original', 'Lost original', 'document', 'document_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');

-- Whatever else closes a guarantee ends what was declared of its original.
create function end_lost_originals() returns trigger language plpgsql as $$
begin
  update document_lost_original set status = 'ENDED', ended_at = new.closed_at
   where document_id = new.id and status in ('DECLARED', 'INDEMNIFIED');
  return null;
end $$;
create trigger end_lost_originals after update of closed_at on document
  for each row when (old.closed_at is null and new.closed_at is not null) execute function end_lost_originals();

-- The link to an original that is lost opens nothing any more.
create function end_handovers_of_lost() returns trigger language plpgsql as $$
begin
  update document_handover set status = 'WITHDRAWN', next_reminder_at = null where document_id = new.document_id and status = 'REQUESTED';
  return null;
end $$;
create trigger end_handovers_of_lost after insert on document_lost_original
  for each row execute function end_handovers_of_lost();
revoke all on function end_lost_originals(), end_handovers_of_lost() from public;
