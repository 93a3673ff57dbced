// Requests after issue of all clients, as the desk reads them: SQL and nothing else.

import type { DocumentRequestFilterName } from "@bondline/domain/documents/document-requests/document-request-filters.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import type { Register, RegisterSort } from "../../../database/register.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import { REQUEST_OF_DESK, REQUESTS_OF_DESK } from "./document-request-store.ts";

type Field = "AMOUNT" | "CREATED_AT";
export type RequestRegisterSort = RegisterSort<Field>;

const AMOUNT = emptyAs("r.amount_cents", "0");
const BANK = "(select s.trade_name from supplier s where s.id = d.supplier_id)";
const client = (words: string) => isOfClient("r.organisation_id", words);

export const REQUEST_REGISTER: Register<Field, DocumentRequestFilterName> = {
  id: "r.id",
  from: REQUESTS_OF_DESK,
  columns: REQUEST_OF_DESK,
  orders: {
    AMOUNT: { column: AMOUNT, cast: "bigint" },
    CREATED_AT: { column: "r.created_at", cast: "timestamptz" },
  },
  ofSupplier: (id) => `r.paper_supplier_id = ${id}`,
  found: (words) => `d.search_text like '%' || ${words} || '%' or ${client(words)}`,
  narrowedBy: {
    client,
    kinds: "r.kind",
    statuses: "r.status",
    sides: "r.side",
    amount: { column: "r.amount_cents", indexed: AMOUNT },
    bank: (words) => `lower(${BANK}) like '%' || ${words} || '%'`,
    asked: { moment: "r.created_at" },
    answered: { moment: "r.answered_at" },
    done: { moment: "r.executed_at" },
  },
  cells: (momentOf) => ({
    referenceNumber: "d.reference_number",
    guaranteeNumber: "d.guarantee_number",
    client: "(select o.name from organisation_names(array[r.organisation_id]) o)",
    beneficiary: "d.first_beneficiary_name",
    supplier: BANK,
    kind: "r.kind",
    status: "r.status",
    side: "r.side",
    requestedBy: "r.requested_by_name",
    amount: "r.amount_cents::text",
    requestedExpiryDate: "r.requested_expiry_date::text",
    wordingField: "r.wording_field",
    claimAction: "r.claim_action",
    reason: "r.reason",
    fromAmount: "r.from_amount_cents::text",
    fromExpiryDate: "r.from_expiry_date::text",
    scheduledDate: "r.scheduled_date::text",
    milestone: "r.milestone",
    answeredBy: "r.answered_by_name",
    answerNote: "r.answer_note",
    claimOutcome: "r.claim_outcome",
    paidDate: "r.paid_date::text",
    paymentReference: "r.payment_reference",
    amendmentNumber: "r.amendment_number::text",
    amountAfter: "r.amount_after_cents::text",
    expiryAfterDate: "r.expiry_after_date::text",
    createdAt: momentOf("r.created_at"),
    answeredAt: momentOf("r.answered_at"),
    executedAt: momentOf("r.executed_at"),
  }),
};
