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
             or o.wording_hash is distinct from d.wording_hash`,
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
];
