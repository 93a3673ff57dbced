// States of a document that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

export const DOCUMENT_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "a draft is established exactly when a document was issued from it",
    sql: `select d.id::text as record, d.status as detail from draft d
           where (d.status = 'ESTABLISHED') <> exists (select 1 from document o where o.original_draft_id = d.id)`,
  },
  {
    rule: "a document was issued over the amount, to the organisation and with the wording of its draft",
    sql: `select o.id::text as record, coalesce(made.amount, 'no amount in the history') as detail from document o join draft d on d.id = o.original_draft_id
            left join lateral (select c ->> 'newValue' as amount from history_entry e, jsonb_array_elements(e.changes) c
              where e.root_type = 'document' and e.root_id = o.id and e.record_id = o.id and e.change_type = 'INSERT' and c ->> 'field' = 'amount_cents') made on true
           where made.amount is distinct from d.amount_cents::text or o.organisation_id <> d.organisation_id
             or o.wording_hash is distinct from d.approved_wording_hash`,
  },
  noRow(
    "a document that was issued here has its number, wording, issuer and beneficiary",
    "document",
    `r.is_system_document and (r.guarantee_number is null or r.wording_html is null or r.established_at is null
       or not exists (select 1 from document_party p where p.document_id = r.id and p.party_variant = 'ISSUER')
       or not exists (select 1 from document_party p where p.document_id = r.id and p.party_variant = 'BENEFICIARY'))`,
    "r.reference_number",
  ),
  {
    rule: "a bank's number stands on one issued document, whoever holds it",
    sql: `select d.id::text as record, d.guarantee_number as detail from document d where d.is_system_document and exists (
            select 1 from document o where o.is_system_document and o.supplier_id = d.supplier_id and o.id <> d.id
               and guarantee_number_key(o.guarantee_number) = guarantee_number_key(d.guarantee_number))`,
  },
  {
    rule: "an organisation has a bank's number once",
    sql: `select d.id::text as record, d.guarantee_number as detail from document d where exists (
            select 1 from document o where o.organisation_id = d.organisation_id and o.id <> d.id
               and guarantee_number_key(o.guarantee_number) = guarantee_number_key(d.guarantee_number)
               and coalesce(o.bank_key, bank_name_key(o.bank_name)) = coalesce(d.bank_key, bank_name_key(d.bank_name)))`,
  },
  noRow(
    "a document that was issued here has the bank or insurer that issued it",
    "document",
    "r.is_system_document and r.supplier_id is null",
    "r.reference_number",
  ),
  noRow(
    "a document says when it was closed exactly when it is",
    "document",
    "(r.status like 'CLOSED%') <> (r.closed_at is not null)",
    "r.status",
  ),
  noRow(
    "a document with a fixed end has the instant of that end, and no other has one",
    "document",
    "(r.expiry_type = 'FIXED') <> (r.expiry_instant is not null)",
    "r.expiry_type",
  ),
  noRow(
    "a document is found by its reference number",
    "document",
    "strpos(r.search_text, lower(r.reference_number)) = 0",
    "r.reference_number",
  ),
  {
    rule: "a document names its first beneficiary and its first issuer as its parties do",
    sql: `select d.id::text as record, concat_ws(', ', d.first_beneficiary_name, d.first_beneficiary_state, d.first_issuer_name) as detail from document d
            left join lateral (select p.name, p.state from document_party p
              where p.document_id = d.id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) b on true
            left join lateral (select p.name from document_party p
              where p.document_id = d.id and p.party_variant = 'ISSUER' order by p.position limit 1) i on true
           where (d.first_beneficiary_name, d.first_beneficiary_state, d.first_issuer_name) is distinct from (b.name, b.state, i.name)`,
  },
  {
    rule: "a request after issue says whose paper its document is",
    sql: `select r.id::text as record, coalesce(r.paper_supplier_id::text, 'none') as detail from document_request r join document d on d.id = r.document_id
           where r.paper_supplier_id is distinct from d.supplier_id`,
  },
  {
    rule: "a document stands as the last request that was executed on it left it, and has as many amendments",
    sql: `select d.id::text as record, d.amendment_number || ' amendments, ' || d.amount_cents || ' cents' as detail from document d
            left join lateral (select r.amendment_number, r.amount_after_cents, r.expiry_after_date from document_request r
              where r.document_id = d.id and r.status = 'EXECUTED' order by r.amendment_number desc limit 1) last on true
           where d.amendment_number <> coalesce(last.amendment_number, 0)
              or d.amendment_number <> (select count(*) from document_request r where r.document_id = d.id and r.status = 'EXECUTED')
              or last.amendment_number is not null and (d.expires_at is distinct from last.expiry_after_date
                or d.amount_cents <> last.amount_after_cents and not (last.amount_after_cents = 0 and d.closed_at is not null))`,
  },
  {
    rule: "no more is claimed of a document than it is for, and each request begins where the one before it ended",
    sql: `select d.id::text as record, r.id::text as detail from document d join document_request r on r.document_id = d.id
           where r.status = 'EXECUTED' and (r.kind = 'CLAIM' and r.amount_cents > r.amount_before_cents
                  or exists (select 1 from document_request b where b.document_id = d.id and b.amendment_number = r.amendment_number - 1
                              and (b.amount_after_cents <> r.amount_before_cents or b.expiry_after_date is distinct from r.expiry_before_date)))
              or r.status in ('REQUESTED', 'ACCEPTED') and d.closed_at is null
                 and (select sum(c.amount_cents) from document_request c where c.document_id = d.id and c.kind = 'CLAIM' and c.status in ('REQUESTED', 'ACCEPTED')) > d.amount_cents`,
  },
  {
    rule: "a document's status is the last one in its history",
    sql: `select o.id::text as record, o.status || ', in the history ' || coalesce(last.status, 'none') as detail from document o
            left join lateral (select c ->> 'newValue' as status from history_entry e, jsonb_array_elements(e.changes) c
              where e.root_type = 'document' and e.root_id = o.id and e.record_id = o.id and c ->> 'field' = 'status' order by e.sequence desc limit 1) last on true
           where last.status is distinct from o.status`,
  },
  noRow(
    "a document awaits its return exactly while its holder is asked for it",
    "document",
    "(r.status = 'AWAITING_RETURN') <> exists (select 1 from document_return_request q where q.document_id = r.id and q.status in ('REQUESTED', 'ACCEPTED'))",
    "r.status",
  ),
  {
    rule: "who is reminded of a paper as its holder holds another's",
    sql: `select h.document_id::text as record, h.organisation_id::text as detail
            from (select document_id, organisation_id from holder_expiry_notice
                  union all select document_id, organisation_id from holder_expiry_acknowledgement) h
            join document d on d.id = h.document_id and d.organisation_id = h.organisation_id`,
  },
  noRow(
    "what was signed at an e-signature service is the signature of its original, by the same officer and with its file",
    "document_envelope",
    `r.status = 'SIGNED' and not exists (select 1 from document_signature s where s.id = r.signature_id and s.status = 'SIGNED'
       and s.paper_id is not null and s.answered_by = r.opened_by and s.chain_hash = r.chain_hash)`,
    "r.service_name",
  ),
];
