// An organisation's billing in the contract: its invoices, each with what it is for, and sending one to further people.

import { AGEING_PERIODS, type AgedSum } from "@bondline/domain/money/invoices/invoice-ageing.ts";
import {
  CREDITED_TEXT,
  INVOICE_FILTERS,
  OVERDUE_TEXT,
  STAFF_INVOICE_FILTERS,
} from "@bondline/domain/money/invoices/invoice-filters.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef } from "../../../graphql/payloads.ts";
import { ArchiveStateRef, ProcessTypeRef, SortDirectionRef } from "../../../graphql/shared-types.ts";
import { bankAccountFields } from "./bank-account.ts";
import { resendInvoices } from "./commands/resend-invoices.ts";
import { type InvoiceAgeing, listBillingInvoices, readInvoiceAgeing } from "./invoice-access.ts";
import type { BillingInvoice } from "./invoice-list-store.ts";
import { listAllInvoices } from "./invoice-register-access.ts";
import { InvoiceRef, InvoiceStatusRef, PaymentStatusRef } from "./invoice-schema.ts";

const OrganisationInvoiceRef = builder.objectRef<BillingInvoice>("OrganisationInvoice").implement({
  fields: (t) => ({
    ...bankAccountFields(t),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    invoice: t.field({ type: InvoiceRef, resolve: ({ invoice }) => invoice }),
    organisationAbn: t.exposeString("organisationAbn"),
    organisationAddress: t.exposeString("organisationAddress"),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    processType: t.expose("processType", { type: ProcessTypeRef }),
  }),
});

const OrganisationInvoiceConnectionRef = connectionOf(OrganisationInvoiceRef, {
  name: "OrganisationInvoice",
  cappedAt: COUNT_MAX,
});

export const InvoiceFilterRef = builder.inputType("InvoiceFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, INVOICE_FILTERS, {
      archived: ArchiveStateRef,
      paymentStatuses: PaymentStatusRef,
      variants: ProcessTypeRef,
    }),
});

export const StaffInvoiceFilterRef = builder.inputType("StaffInvoiceFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, STAFF_INVOICE_FILTERS, {
      credited: enumOf("InvoiceCredited", codesIn(CREDITED_TEXT)),
      overdue: enumOf("InvoiceOverdue", codesIn(OVERDUE_TEXT)),
      paymentStatuses: PaymentStatusRef,
      statuses: InvoiceStatusRef,
      variants: ProcessTypeRef,
    }),
});

export const InvoiceSortRef = builder.inputType("InvoiceSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("InvoiceSortField", ["AMOUNT", "CREATED_AT"]), required: true }),
  }),
});

builder.queryField("invoices", (t) =>
  t.field({
    type: OrganisationInvoiceConnectionRef,
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: InvoiceFilterRef }),
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string({ description: "In the numbers of invoices and deposits." }),
      sort: t.arg({ type: InvoiceSortRef }),
      status: t.arg({ type: InvoiceStatusRef }),
    },
    resolve: async (_root, args, context) => listBillingInvoices(await context.read(), args),
  }),
);

builder.queryField("staffInvoices", (t) =>
  t.field({
    type: OrganisationInvoiceConnectionRef,
    description: "The invoices of all clients: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffInvoiceFilterRef }),
      search: t.arg.string({
        description: "In the numbers of invoices and deposits, and the clients' names.",
      }),
      sort: t.arg({ type: InvoiceSortRef }),
    },
    resolve: async (_root, args, context) => listAllInvoices(await context.read(), args),
  }),
);

export const AgeingPeriodRef = enumOf("InvoiceAgeingPeriod", AGEING_PERIODS);

export const AgedSumRef = builder.objectRef<AgedSum>("InvoiceAgeingSum").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count", { description: "How many invoices are open in it." }),
    period: t.expose("period", { type: AgeingPeriodRef }),
  }),
});

export const InvoiceAgeingRef = builder.objectRef<InvoiceAgeing>("InvoiceAgeing").implement({
  fields: (t) => ({
    asOf: t.expose("asOf", { type: "Date" }),
    periods: t.field({
      type: [AgedSumRef],
      description: "Every period once, the latest due first.",
      resolve: ({ periods }) => periods,
    }),
    total: t.expose("totalCents", { type: "Decimal" }),
  }),
});

builder.queryField("invoiceAgeing", (t) =>
  t.field({
    type: InvoiceAgeingRef,
    description: "What is open on the organisation's invoices, by how long it has been due.",
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId }, context) =>
      readInvoiceAgeing(await context.read(), organisationId),
  }),
);

mutation("resendInvoices", {
  whileActing: "MONEY",
  input: inputOf("ResendInvoicesInput", (t) => ({
    recipients: t.string({ required: true }),
    referenceNumber: t.string({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: resendInvoices,
});
