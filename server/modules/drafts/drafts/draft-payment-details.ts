// The payment request of a draft: what is asked, where it goes, and under which reference.

import { presentInvoice } from "@bondline/domain/money/invoices/present-invoice.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { builder } from "../../../graphql/builder.ts";
import { BANK_ACCOUNT, FeeLineRef, type InvoiceRow } from "../../money/invoices/public.ts";
import type { Draft } from "./draft-record.ts";

export function paymentDetailsOf({ invoices }: Draft): InvoiceRow | undefined {
  return presentInvoice(invoices, ({ status }) => status);
}

export const PaymentDetailsRef = builder.objectRef<InvoiceRow>("PaymentDetails").implement({
  fields: (t) => ({
    bankAccountBsb: t.string({ resolve: () => formatBsb(BANK_ACCOUNT.bsb) }),
    bankAccountName: t.string({ resolve: () => BANK_ACCOUNT.name }),
    bankAccountNumber: t.string({ resolve: () => BANK_ACCOUNT.number }),
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
    totalAmount: t.field({ type: "Decimal", resolve: ({ totalCents }) => totalCents }),
  }),
});
