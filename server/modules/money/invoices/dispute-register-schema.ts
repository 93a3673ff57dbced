// All disputed payments in the contract, for the provider's people: how each stands, and what they come to.

import { DISPUTE_FILTERS } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { ALL_DISPUTES } from "./dispute-register-access.ts";
import type { DisputeSum, RegisteredDispute } from "./dispute-register-store.ts";
import { DisputeStatusRef } from "./payment-intent-schema.ts";

const StaffDisputeRef = builder.objectRef<RegisteredDispute>("StaffDispute").implement({
  description: "A payment that its payer has asked the bank to give back, for the provider's people.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    currency: t.exposeString("currency"),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    endedDate: t.expose("endedDate", { type: "Date", nullable: true }),
    evidenceDueAt: t.expose("evidenceDueAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when the card provider takes evidence, where it says so.",
    }),
    fee: t.expose("feeCents", { type: "Decimal", description: "What the card provider keeps of it." }),
    id: t.exposeID("id"),
    invoiceNumber: t.exposeString("invoiceNumber"),
    openedDate: t.expose("openedDate", { type: "Date" }),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    providerDisputeId: t.exposeString("providerDisputeId"),
    status: t.expose("status", { type: DisputeStatusRef }),
  }),
});

const DisputeSumRef = builder.objectRef<DisputeSum>("StaffDisputeSum").implement({
  description: "What the disputes of one status come to, in one currency.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    currency: t.exposeString("currency"),
    fees: t.expose("feeCents", { type: "Decimal" }),
    status: t.expose("status", { type: DisputeStatusRef }),
  }),
});

export const StaffDisputeFilterRef = builder.inputType("StaffDisputeFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) => filterFieldsOf(t, DISPUTE_FILTERS, { statuses: DisputeStatusRef }),
});

export const StaffDisputeSortRef = builder.inputType("StaffDisputeSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("StaffDisputeSortField", ["AMOUNT", "CREATED_AT"]), required: true }),
  }),
});

const SEARCHED = "In the clients' names and numbers, the invoices', the requests' and the card provider's.";

builder.queryFields((t) => ({
  staffDisputes: t.field({
    type: connectionOf(StaffDisputeRef, { name: "StaffDispute", cappedAt: COUNT_MAX }),
    description: "The disputed payments of all clients: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffDisputeFilterRef }),
      search: t.arg.string({ description: SEARCHED }),
      sort: t.arg({ type: StaffDisputeSortRef }),
    },
    resolve: async (_root, args, context) => ALL_DISPUTES.list(await context.read(), args),
  }),
  staffDisputeSums: t.field({
    type: [DisputeSumRef],
    description: "What the disputes of that list come to; a status without any is left out.",
    args: { filter: t.arg({ type: StaffDisputeFilterRef }), search: t.arg.string() },
    resolve: async (_root, args, context) => ALL_DISPUTES.sums(await context.read(), args),
  }),
}));
