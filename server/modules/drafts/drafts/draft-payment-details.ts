// The payment request of a draft: what is asked, where it goes, and under which reference.

import { presentInvoice } from "@bondline/domain/money/invoices/present-invoice.ts";
import { securityMoneyOf } from "@bondline/domain/money/security-money/security-money.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { builder } from "../../../graphql/builder.ts";
import { bankAccountFields, FeeLineRef, type InvoiceRow } from "../../money/invoices/public.ts";
import type { Draft } from "./draft-record.ts";

type PaymentDetails = InvoiceRow & { securityCents: Cents | null };

export function paymentDetailsOf(draft: Draft): PaymentDetails | undefined {
  const invoice = presentInvoice(draft.invoices, ({ status }) => status);
  return invoice && { ...invoice, securityCents: securityMoneyOf(draft, draft.feeSummary) };
}

export const PaymentDetailsRef = builder.objectRef<PaymentDetails>("PaymentDetails").implement({
  fields: (t) => ({
    ...bankAccountFields(t),
    creditedAmount: t.expose("creditedCents", {
      type: "Decimal",
      description: "What credit notes take off the total.",
    }),
    establishmentFee: t.field({
      type: "Decimal",
      resolve: ({ lines }) => {
        const line = lines.find(({ lineKind }) => lineKind === "ESTABLISHMENT_FEE");
        return line === undefined ? ZERO_CENTS : line.amountCents;
      },
    }),
    lineItems: t.field({ type: [FeeLineRef], resolve: ({ lines }) => lines }),
    paidAmount: t.field({ type: "Decimal", resolve: ({ paidCents }) => paidCents }),
    paymentDescription: t.exposeString("depositReferenceNumber"),
    requestedAt: t.expose("createdAt", { type: "DateTime" }),
    securityAmount: t.expose("securityCents", {
      description:
        "The security money that is lodged beside what is asked for here; null where there is none.",
      nullable: true,
      type: "Decimal",
    }),
    totalAmount: t.field({ type: "Decimal", resolve: ({ totalCents }) => totalCents }),
  }),
});
