// Invoices, fee lines and fee steps in the contract.

import type { FeeStep } from "@bondline/domain/money/fees/fee-steps.ts";
import { INVOICE_STATUSES, PAYMENT_STATUSES } from "@bondline/domain/money/invoices/invoice.ts";
import { invoiceDueDate } from "@bondline/domain/money/invoices/invoice-due.ts";
import { TAX_TREATMENTS, type TaxTreatment } from "@bondline/domain/money/invoices/tax-treatment.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { CreditNoteRef } from "./credit-note-schema.ts";
import type { InvoiceRow } from "./invoice-record.ts";
import { PaymentIntentRef } from "./payment-intent-schema.ts";

export const TaxTreatmentRef = enumOf("TaxTreatment", TAX_TREATMENTS);
export const InvoiceStatusRef = enumOf("InvoiceStatus", INVOICE_STATUSES);
export const PaymentStatusRef = enumOf("PaymentStatus", PAYMENT_STATUSES);

export type FeeLine = { description: string; amountCents: Cents; taxTreatment: TaxTreatment };

export const FeeLineRef = builder.objectRef<FeeLine>("FeeLine").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    description: t.exposeString("description"),
    taxTreatment: t.expose("taxTreatment", { type: TaxTreatmentRef }),
  }),
});

export const FeeStepRef = builder.objectRef<FeeStep>("FeeStep").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    label: t.exposeString("label"),
    workedOut: t.exposeString("arithmetic"),
  }),
});

export const InvoiceRef = builder.objectRef<InvoiceRow>("Invoice").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    creditNotes: t.field({
      description: "The oldest first.",
      type: [CreditNoteRef],
      resolve: ({ creditNotes }) => creditNotes,
    }),
    creditedAmount: t.expose("creditedCents", {
      type: "Decimal",
      description: "What its credit notes take off the total.",
    }),
    depositReferenceNumber: t.exposeString("depositReferenceNumber"),
    dueDate: t.field({
      description: "By when it is to be paid.",
      type: "Date",
      resolve: ({ createdAt }) => invoiceDueDate(dayAt(createdAt, DEFAULT_ZONE)),
    }),
    gst: t.field({ type: "Decimal", resolve: ({ gstCents }) => gstCents }),
    hostedUrl: t.exposeString("hostedUrl", { nullable: true }),
    id: t.exposeID("id"),
    isCreditAwaitingApproval: t.exposeBoolean("isCreditAwaitingApproval", {
      description: "Whether a second person has to agree on a credit note. Known to staff alone.",
    }),
    invoiceNumber: t.exposeString("invoiceNumber"),
    lineItems: t.field({ type: [FeeLineRef], resolve: ({ lines }) => lines }),
    paidAmount: t.field({ type: "Decimal", resolve: ({ paidCents }) => paidCents }),
    paidAt: t.expose("paidAt", { type: "DateTime", nullable: true }),
    paymentIntents: t.field({
      description: "Each time that it was asked for by card or direct debit, the oldest first.",
      type: [PaymentIntentRef],
      resolve: ({ intents }) => intents,
    }),
    paymentStatus: t.expose("paymentStatus", { type: PaymentStatusRef }),
    stripeInvoiceStatus: t.expose("status", { type: InvoiceStatusRef }),
    total: t.field({ type: "Decimal", resolve: ({ totalCents }) => totalCents }),
  }),
});
