-- A digital original is asked for of its bank, whose officer signs it or says why not; possession says of which terms its file is.

create table document_signature (
  id               uuid        primary key,
  organisation_id  uuid        not null,
  document_id      uuid        not null,
  status           text        not null check (status in ('REQUESTED', 'SIGNED', 'DECLINED', 'ENDED')),
  -- What the original says.
  wording_hash     text,
  amount_cents     bigint      not null,
  expires_date     date,
  signed_name      text        check (length(signed_name) between 1 and 1000),
  authority        text        check (length(authority) between 1 and 500),
  decline_reason   text        check (length(decline_reason) between 1 and 500),
  paper_instead    text        check (paper_instead in ('COURIER', 'COLLECTION')),
  answered_by      uuid        references account (id),
  answered_by_name text,
  answered_at      timestamptz,
  -- The head of the document's history when it was signed, as the file carries it.
  chain_sequence   integer,
  chain_hash       text        check (chain_hash ~ '^[0-9a-f]{64}$'),
  -- Made after the signature; null until it is kept.
  paper_id         uuid,
  file_sha256      text        check (file_sha256 ~ '^[0-9a-f]{64}$'),
  created_at       timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  foreign key (organisation_id, paper_id) references document_attachment (organisation_id, id),
  constraint signature_signed check ((status = 'SIGNED') = (signed_name is not null) and (status = 'SIGNED') = (authority is not null)
    and (status = 'SIGNED') = (chain_hash is not null) and (chain_hash is null) = (chain_sequence is null)),
  constraint signature_declined check (status in ('DECLINED', 'ENDED') or decline_reason is null and paper_instead is null),
  constraint signature_reason check (status <> 'DECLINED' or decline_reason is not null),
  constraint signature_answered check (status not in ('SIGNED', 'DECLINED') or answered_by_name is not null and answered_at is not null),
  constraint signature_file check ((paper_id is null) = (file_sha256 is null) and (paper_id is null or status = 'SIGNED'))
);
-- An original is asked for once at a time.
create unique index document_signature_open on document_signature (document_id) where status = 'REQUESTED';
create index document_signature_newest on document_signature (document_id, created_at desc, id desc);
create index document_signature_desk on document_signature (created_at, id) where status = 'REQUESTED';

call make_business_table('document_signature', 'Signature', 'document', 'document_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');

alter table document_possession
  add column wording_hash text,
  add column amount_cents bigint,
  add column expires_date date;

select begin_system_work('Set-up', now());
-- A file that was given before is of what its document says.
update document_possession p
   set wording_hash = coalesce(d.amended_wording_hash, d.wording_hash), amount_cents = d.amount_cents, expires_date = d.expires_at
  from document d where d.id = p.document_id;
alter table document_possession alter column amount_cents set not null;

-- What waits for the bank's file is asked for now.
insert into document_signature (id, organisation_id, document_id, status, wording_hash, amount_cents, expires_date, created_at)
select gen_random_uuid(), d.organisation_id, d.id, 'REQUESTED', coalesce(d.amended_wording_hash, d.wording_hash), d.amount_cents, d.expires_at, now()
  from document d
 where d.is_system_document and d.supplier_id is not null and d.delivery_type = 'DIGITAL' and d.status in ('ESTABLISHED', 'AWAITING_RETURN')
   and not exists (select 1 from document_possession p where p.document_id = d.id);
