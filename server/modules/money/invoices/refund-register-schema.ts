// All refunds in the contract, for the provider's people: where each stands, and what they come to.

import { REFUND_FILTERS } from "@bondline/domain/money/invoices/refund-filters.ts";
import { REFUND_STATES } from "@bondline/domain/money/invoices/refund-state.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { ALL_REFUNDS } from "./refund-register-access.ts";
import type { RefundSum, RegisteredRefund } from "./refund-register-store.ts";
import { RefundMethodRef, RefundReasonRef } from "./refund-schema.ts";

const RefundStateRef = enumOf("RefundState", REFUND_STATES);

const StaffRefundRef = builder.objectRef<RegisteredRefund>("StaffRefund").implement({
  description: "A refund of any client, for the provider's people.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    currency: t.exposeString("currency"),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    failureReason: t.exposeString("failureReason", {
      nullable: true,
      description: "Why the card provider could not pay it the last time.",
    }),
    id: t.exposeID("id"),
    invoiceNumber: t.exposeString("invoiceNumber"),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    paidDate: t.expose("paidDate", { type: "Date", nullable: true }),
    paidMethod: t.expose("paidMethod", { type: RefundMethodRef, nullable: true }),
    paidReference: t.exposeString("paidReference", { nullable: true }),
    reason: t.expose("reason", { type: RefundReasonRef }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    state: t.expose("state", { type: RefundStateRef }),
  }),
});

const RefundSumRef = builder.objectRef<RefundSum>("StaffRefundSum").implement({
  description: "What the refunds in one state come to, in one currency.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    currency: t.exposeString("currency"),
    state: t.expose("state", { type: RefundStateRef }),
  }),
});

export const StaffRefundFilterRef = builder.inputType("StaffRefundFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, REFUND_FILTERS, {
      methods: RefundMethodRef,
      reasons: RefundReasonRef,
      states: RefundStateRef,
    }),
});

export const StaffRefundSortRef = builder.inputType("StaffRefundSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("StaffRefundSortField", ["AMOUNT", "CREATED_AT"]), required: true }),
  }),
});

const SEARCHED =
  "In the clients' names and numbers, the invoices', the requests' and the payments' references.";

builder.queryFields((t) => ({
  staffRefunds: t.field({
    type: connectionOf(StaffRefundRef, { name: "StaffRefund", cappedAt: COUNT_MAX }),
    description: "The refunds of all clients: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffRefundFilterRef }),
      search: t.arg.string({ description: SEARCHED }),
      sort: t.arg({ type: StaffRefundSortRef }),
    },
    resolve: async (_root, args, context) => ALL_REFUNDS.list(await context.read(), args),
  }),
  staffRefundSums: t.field({
    type: [RefundSumRef],
    description: "What the refunds of that list come to, state by state; a state without any is left out.",
    args: { filter: t.arg({ type: StaffRefundFilterRef }), search: t.arg.string() },
    resolve: async (_root, args, context) => ALL_REFUNDS.sums(await context.read(), args),
  }),
}));
