-- Evidence of a document, as somebody may read it, signed and kept for as long as its link lives; and the mails that were sent of a document.

create table document_evidence (
  id                uuid        primary key,
  organisation_id   uuid        not null,
  document_id       uuid        not null,
  prepared_by       uuid        not null references account (id),
  prepared_for      text        not null check (length(prepared_for) between 1 and 1000),
  -- Gone once the link has ended: what is left says who took evidence, and when.
  content_encrypted bytea,
  link_ends_at      timestamptz not null,
  created_at        timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
create index document_evidence_document on document_evidence (document_id);

call make_business_table('document_evidence', 'Evidence pack', 'document', 'document_id', 'prepared_for',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');

-- Definer's rights: the outbox is the portal's own, and of it the document's readers learn what was sent about the document itself.
create function document_mails(sought uuid) returns table (subject text, to_addresses text[], status text, created_at timestamptz, sent_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.subject, m.to_addresses, m.status, m.created_at, m.sent_at
    from document d join mail_message m on m.intent = 'issued ' || d.id
      or m.intent in (select 'handover ' || h.id from document_handover h where h.document_id = d.id)
   where d.id = sought
     and (d.organisation_id = any (actor_organisations()) or actor_is_provider() or d.id = any (actor_documents()) or d.supplier_id = actor_supplier())
   order by m.created_at, m.id
$$;
revoke all on function document_mails(uuid) from public;
grant execute on function document_mails(uuid) to bondline_app;
