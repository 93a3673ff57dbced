// States of a draft that must not exist.

import { DRAFT_TRANSITIONS } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import {
  IDENTIFICATION_STATUSES,
  isVerified,
  VERIFIED_ROLES,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import { type IntegrityCheck, noRow } from "./integrity-check.ts";

const SUBMITTED =
  "('SUBMITTED', 'IDENTIFYING', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED', 'REJECTED')";
const AT_THE_DESK = "('SUBMITTED', 'IDENTIFYING', 'PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED')";

const VERIFIED = IDENTIFICATION_STATUSES.filter(isVerified);

export const DRAFT_CHECKS: readonly IntegrityCheck[] = [
  noRow(
    "a draft that was submitted says when, and under which terms and wording",
    "draft",
    `r.status in ${SUBMITTED} and (r.submitted_at is null or r.submission_terms_accepted_at is null or r.wording_hash is null)`,
    "r.status",
  ),
  noRow(
    "a draft that was approved says when, with which product and at what price",
    "draft",
    "r.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED') and (r.approved_at is null or r.fee_summary_id is null or r.total_fees_cents is null)",
    "r.status",
  ),
  noRow(
    "a draft that was approved has the wording that was submitted",
    "draft",
    "r.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED') and (r.approved_wording_hash is null or r.approved_wording_hash is distinct from r.wording_hash)",
    "r.status",
  ),
  noRow(
    "a draft in processing says when it was paid",
    "draft",
    "r.status in ('PROCESSING', 'ESTABLISHED') and r.paid_at is null",
    "r.status",
  ),
  noRow(
    "a draft says when it was established exactly when it is",
    "draft",
    "(r.status = 'ESTABLISHED') <> (r.established_at is not null)",
    "r.status",
  ),
  noRow(
    "a draft says when it was closed exactly when it is",
    "draft",
    "(r.status in ('ESTABLISHED', 'REJECTED', 'CANCELLED')) <> (r.closed_at is not null)",
    "r.status",
  ),
  noRow(
    "a draft that was sent back or declined says why",
    "draft",
    "(r.status = 'CHANGES_REQUESTED' and r.request_change_reason is null) or (r.status = 'REJECTED' and r.rejection_reason is null)",
    "r.status",
  ),
  noRow(
    "a draft in submission remembers where the submission was begun, and no other does",
    "draft",
    "(r.status = 'SUBMISSION_STARTED' and r.status_before_submission is null) or (r.status in ('DRAFT', 'SUBMITTED') and r.status_before_submission is not null)",
    "r.status",
  ),
  noRow(
    "a draft at the desk has an amount, an issuer and a beneficiary",
    "draft",
    `r.status in ${AT_THE_DESK} and (r.amount_cents is null
       or not exists (select 1 from draft_party p where p.draft_id = r.id and p.party_variant = 'ISSUER')
       or not exists (select 1 from draft_party p where p.draft_id = r.id and p.party_variant = 'BENEFICIARY'))`,
    "r.status",
  ),
  noRow(
    "a draft is found by its reference number",
    "draft",
    "strpos(r.search_text, lower(r.reference_number)) = 0",
    "r.reference_number",
  ),
  noRow(
    "a draft shown to a supplier is the supplier's of its product",
    "draft",
    "r.supplier_id is not null and r.fee_summary_id is not null and r.supplier_id <> (select f.supplier_id from fee_summary f where f.id = r.fee_summary_id)",
    "r.supplier_id::text",
  ),
  noRow(
    "a draft waits for its individuals only while somebody is left to verify",
    "draft",
    `r.status = 'IDENTIFYING' and not exists (select 1 from draft_individual i where i.draft_id = r.id and i.is_foreign_resident is not true
       and i.roles && array[${inSql(VERIFIED_ROLES)}] and coalesce(i.verification_status, '-') not in (${inSql(VERIFIED)}))`,
    "r.status",
  ),
  {
    rule: "a draft's status is the last one in its history",
    sql: `select d.id::text as record, d.status || ', in the history ' || coalesce(last.status, 'none') as detail from draft d
            left join lateral (select c ->> 'newValue' as status from history_entry e, jsonb_array_elements(e.changes) c
              where e.root_type = 'draft' and e.root_id = d.id and e.record_id = d.id and c ->> 'field' = 'status' order by e.sequence desc limit 1) last on true
           where last.status is distinct from d.status`,
  },
  {
    rule: "every step of a draft's status is one that the life cycle knows",
    sql: `select e.root_id::text as record, coalesce(c ->> 'oldValue', '-') || ' to ' || (c ->> 'newValue') as detail
            from history_entry e, jsonb_array_elements(e.changes) c
           where e.root_type = 'draft' and e.record_id = e.root_id and c ->> 'field' = 'status' and e.change_type <> 'DELETE'
             and (coalesce(c ->> 'oldValue', '-') || ' ' || (c ->> 'newValue')) not in (${knownSteps()})`,
  },
  {
    rule: "a required document says whose paper its draft is",
    sql: `select r.id::text as record, coalesce(r.paper_supplier_id::text, 'none') as detail from draft_required_document r join draft d on d.id = r.draft_id
           where r.paper_supplier_id is distinct from case when d.is_visible_to_supplier then d.supplier_id end`,
  },
  noRow(
    "what was signed at an e-signature service is a clean file of its required document, and everybody has signed it",
    "draft_envelope",
    `(r.status = 'SIGNED' and (not exists (select 1 from draft_attachment a where a.id = r.attachment_id
       and a.draft_requested_document_id = r.required_document_id and a.infected_file_status = 'CLEAN')
       or exists (select 1 from draft_envelope_signer s where s.envelope_id = r.id and s.signed_at is null)))
       or exists (select 1 from paper p where p.id = r.paper_id and (p.organisation_id, p.draft_id) is distinct from (r.organisation_id, r.draft_id))`,
    "r.service_name",
  ),
];

function inSql(codes: readonly string[]): string {
  return codes.map((code) => `'${code}'`).join(", ");
}

/** Straight from the transition table, so that a new transition is known here too. */
function knownSteps(): string {
  return Object.values(DRAFT_TRANSITIONS)
    .flatMap(({ from, to }) => from.flatMap((before) => to.map((after) => `'${before} ${after}'`)))
    .join(", ");
}
