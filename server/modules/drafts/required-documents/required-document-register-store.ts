// Required documents of all clients' drafts, as the desk reads them: SQL and nothing else.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { DRAFT_RULES } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import {
  REQUIRED_DOCUMENT_KINDS,
  REQUIRED_DOCUMENT_TYPES,
  type RequiredDocumentFlow,
  type RequiredDocumentParty,
  type RequiredDocumentSender,
  type RequiredDocumentStage,
  type RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { RequiredDocumentFilterName } from "@bondline/domain/drafts/required-documents/required-document-filters.ts";
import type { DraftId, OrganisationId, RequiredDocumentId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Register, RegisterSort } from "../../../database/register.ts";
import { isOfClient } from "../../people/organisations/public.ts";

export type RegisteredRequiredDocument = {
  id: RequiredDocumentId;
  draftId: DraftId;
  organisationId: OrganisationId;
  referenceNumber: string;
  applicantName: string;
  beneficiaryName: string | null;
  supplierName: string | null;
  draftStatus: DraftStatus;
  requiredDocumentType: RequiredDocumentType;
  name: string | null;
  stage: RequiredDocumentStage;
  waitsFor: RequiredDocumentParty | null;
  statusSince: Instant;
  createdAt: Instant;
  messageCount: number;
  lastMessageFrom: RequiredDocumentSender | null;
  lastMessageAt: Instant | null;
};

type Field = "CREATED_AT" | "SINCE";
export type RequiredDocumentRegisterSort = RegisterSort<Field>;

const listed = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(", ");
const typesOf = (flow: RequiredDocumentFlow) =>
  listed(REQUIRED_DOCUMENT_TYPES.filter((type) => REQUIRED_DOCUMENT_KINDS[type].flow === flow));
const OPEN = listed(DRAFT_RULES.CAN_MANAGE_REQUIRED_DOCUMENTS.statuses);

const STAGE =
  "case when r.withdrawn_at is not null then 'WITHDRAWN' else coalesce(r.overall_status, 'AWAITED') end";

/** As `waitsFor` of the domain says it of one; of a draft that is over nothing waits, and what is being signed waits for who signs it. */
const WAITS_FOR = `case
  when d.status not in (${OPEN}) or r.withdrawn_at is not null or r.required_document_type in (${typesOf("FOR_RECORD")}) or r.overall_status = 'APPROVED' then null
  when r.overall_status = 'SENT'
    or exists (select 1 from draft_envelope e where e.draft_id = r.draft_id and e.required_document_id = r.id and e.status = 'WAITING') then 'APPLICANT'
  when r.overall_status = 'PENDING_APPROVAL' then 'BANK'
  else coalesce(r.put_up_by, case when r.required_document_type in (${typesOf("REQUEST")}) then 'APPLICANT' else 'BANK' end) end`;

const CLIENT = "(select o.name from organisation_names(array[r.organisation_id]) o)";
const BENEFICIARY = `(select p.name from draft_party p where p.draft_id = r.draft_id and p.party_variant = 'BENEFICIARY' order by p.position limit 1)`;
const BANK = "(select s.trade_name from supplier s where s.id = d.supplier_id)";
const COUNT =
  "(select count(*)::int from draft_required_document_message m where m.draft_id = r.draft_id and m.required_document_id = r.id)";
const lastOf = (column: string) =>
  `(select m.${column} from draft_required_document_message m where m.draft_id = r.draft_id and m.required_document_id = r.id
     order by m.created_at desc, m.id desc limit 1)`;
const client = (words: string) => isOfClient("r.organisation_id", words);
const beneficiary = (words: string) => `lower(${BENEFICIARY}) like '%' || ${words} || '%'`;

export const REQUIRED_DOCUMENT_REGISTER: Register<Field, RequiredDocumentFilterName> = {
  id: "r.id",
  from: "draft_required_document r join draft d on d.id = r.draft_id",
  columns: `r.id, r.draft_id, r.organisation_id, r.required_document_type, r.name, r.status_since, r.created_at, d.reference_number, d.status as draft_status,
    ${CLIENT} as applicant_name, ${BENEFICIARY} as beneficiary_name, ${BANK} as supplier_name, ${STAGE} as stage, ${WAITS_FOR} as waits_for,
    ${COUNT} as message_count, ${lastOf("from_party")} as last_message_from, ${lastOf("created_at")} as last_message_at`,
  orders: {
    CREATED_AT: { column: "r.created_at", cast: "timestamptz" },
    SINCE: { column: "r.status_since", cast: "timestamptz" },
  },
  // What a client has not sent is its own.
  holds: "(d.submitted_at is not null or d.status = 'IDENTIFYING')",
  ofSupplier: (id) => `r.paper_supplier_id = ${id}`,
  found: (words) => `d.search_text like '%' || ${words} || '%' or ${client(words)}`,
  narrowedBy: {
    client,
    beneficiary,
    types: "r.required_document_type",
    stages: `(${STAGE})`,
    waitsFor: `(${WAITS_FOR})`,
    bank: (words) => `lower(${BANK}) like '%' || ${words} || '%'`,
    lastFrom: lastOf("from_party"),
    since: { moment: "r.status_since" },
    asked: { moment: "r.created_at" },
  },
  cells: (momentOf) => ({
    referenceNumber: "d.reference_number",
    client: CLIENT,
    beneficiary: BENEFICIARY,
    supplier: BANK,
    type: "r.required_document_type",
    name: "r.name",
    stage: STAGE,
    waitsFor: WAITS_FOR,
    since: momentOf("r.status_since"),
    createdAt: momentOf("r.created_at"),
    draftStatus: "d.status",
    messages: `${COUNT}::text`,
    lastFrom: lastOf("from_party"),
    lastAt: momentOf(lastOf("created_at")),
    lastMessage: lastOf("message"),
  }),
};
