// What all clients have asked about finance, as the provider's people read it: SQL and nothing else.

import type { FinanceEnquiryFilterName } from "@bondline/domain/money/finance/finance-filters.ts";
import { emptyAs } from "../../../database/empty-as.ts";
import type { Register, RegisterSort } from "../../../database/register.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import { ENQUIRIES, ENQUIRY_COLUMNS } from "./finance-store.ts";

type Field = "AMOUNT" | "CREATED_AT";
export type EnquiryRegisterSort = RegisterSort<Field>;

const AMOUNT = emptyAs("e.finance_amount_cents", "0");
const client = (words: string) => isOfClient("e.organisation_id", words);
const contact = (words: string) =>
  `lower(e.given_name || ' ' || e.family_name || ' ' || e.email_address || ' ' || e.phone_number) like '%' || ${words} || '%'`;
const ofRequest = (words: string) =>
  `e.draft_id in (select d.id from draft d where lower(d.reference_number) like '%' || ${words} || '%')`;

export const ENQUIRY_REGISTER: Register<Field, FinanceEnquiryFilterName> = {
  id: "e.id",
  from: ENQUIRIES,
  counted: "finance_enquiry e",
  columns: ENQUIRY_COLUMNS,
  orders: {
    AMOUNT: { column: AMOUNT, cast: "bigint" },
    CREATED_AT: { column: "e.created_at", cast: "timestamptz" },
  },
  found: (words) => [client(words), contact(words), ofRequest(words)].join(" or "),
  narrowedBy: {
    client,
    statuses: "e.status",
    amount: { column: "e.finance_amount_cents", indexed: AMOUNT },
    settled: "e.settled_amount_cents",
    contact,
    asked: { moment: "e.created_at" },
    answered: { moment: "e.answered_at" },
    ended: { moment: "e.ended_at" },
    archived: { archivedAt: "e.archived_at" },
  },
  cells: (momentOf) => ({
    client: "o.name",
    draftReference: "d.reference_number",
    status: "e.status",
    givenName: "e.given_name",
    familyName: "e.family_name",
    emailAddress: "e.email_address",
    phoneNumber: "e.phone_number",
    preferredTime: "e.preferred_time",
    amount: "e.finance_amount_cents::text",
    message: "e.message",
    termMonths: "e.term_months::text",
    fortnightlyRepayment: "e.fortnightly_repayment_cents::text",
    answerNote: "e.answer_note",
    settledAmount: "e.settled_amount_cents::text",
    settledDate: "e.settled_date::text",
    closingReason: "e.closing_reason",
    createdAt: momentOf("e.created_at"),
    answeredAt: momentOf("e.answered_at"),
    endedAt: momentOf("e.ended_at"),
  }),
};
