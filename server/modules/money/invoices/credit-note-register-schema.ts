// All credit notes in the contract, for the provider's people: what became of each, and what they come to.

import {
  CREDIT_NOTE_FILTERS,
  CREDIT_NOTE_STATES,
} from "@bondline/domain/money/invoices/credit-note-register.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { ALL_CREDIT_NOTES } from "./credit-note-register-access.ts";
import type { CreditNoteSum, RegisteredCreditNote } from "./credit-note-register-store.ts";

const CreditNoteStateRef = enumOf("CreditNoteState", CREDIT_NOTE_STATES);

const StaffCreditNoteRef = builder.objectRef<RegisteredCreditNote>("StaffCreditNote").implement({
  description: "A credit note of any client, for the provider's people.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", description: "With its tax." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    creditNoteNumber: t.exposeString("creditNoteNumber"),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    gst: t.expose("gstCents", { type: "Decimal" }),
    id: t.exposeID("id"),
    invoiceNumber: t.exposeString("invoiceNumber"),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    reason: t.exposeString("reason"),
    state: t.expose("state", { type: CreditNoteStateRef }),
  }),
});

const CreditNoteSumRef = builder.objectRef<CreditNoteSum>("StaffCreditNoteSum").implement({
  description: "What the credit notes in one state come to.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    gst: t.expose("gstCents", { type: "Decimal" }),
    state: t.expose("state", { type: CreditNoteStateRef }),
  }),
});

export const StaffCreditNoteFilterRef = builder.inputType("StaffCreditNoteFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) => filterFieldsOf(t, CREDIT_NOTE_FILTERS, { states: CreditNoteStateRef }),
});

export const StaffCreditNoteSortRef = builder.inputType("StaffCreditNoteSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("StaffCreditNoteSortField", ["AMOUNT", "CREATED_AT"]), required: true }),
  }),
});

const SEARCHED = "In the clients' names and numbers, the credit notes', the invoices' and the requests'.";

builder.queryFields((t) => ({
  staffCreditNotes: t.field({
    type: connectionOf(StaffCreditNoteRef, { name: "StaffCreditNote", cappedAt: COUNT_MAX }),
    description: "The credit notes of all clients: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffCreditNoteFilterRef }),
      search: t.arg.string({ description: SEARCHED }),
      sort: t.arg({ type: StaffCreditNoteSortRef }),
    },
    resolve: async (_root, args, context) => ALL_CREDIT_NOTES.list(await context.read(), args),
  }),
  staffCreditNoteSums: t.field({
    type: [CreditNoteSumRef],
    description:
      "What the credit notes of that list come to, state by state; a state without any is left out.",
    args: { filter: t.arg({ type: StaffCreditNoteFilterRef }), search: t.arg.string() },
    resolve: async (_root, args, context) => ALL_CREDIT_NOTES.sums(await context.read(), args),
  }),
}));
