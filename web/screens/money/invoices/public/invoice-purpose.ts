// What an invoice is for, in a few words, and its amounts as they are reckoned with.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { InvoiceRowFragment } from "../../../../api/generated/graphql.ts";

type Invoice = InvoiceRowFragment["invoice"];

export function invoiceSums({ status, total, creditedAmount, paidAmount }: Invoice) {
  return {
    status,
    totalCents: centsFromDecimal(total),
    creditedCents: centsFromDecimal(creditedAmount),
    paidCents: centsFromDecimal(paidAmount),
  };
}

type Purpose = Pick<InvoiceRowFragment, "processType" | "draftReferenceNumber" | "beneficiaryName">;

/** "Bank Guarantee BD-104212 for Woolworths Group Limited" */
export function invoicePurpose({ processType, draftReferenceNumber, beneficiaryName }: Purpose): string {
  const what = `${PROCESS_TYPE_TEXT[processType]} ${draftReferenceNumber}`;
  return beneficiaryName === null ? what : `${what} for ${beneficiaryName}`;
}
