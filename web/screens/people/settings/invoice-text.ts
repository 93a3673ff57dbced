// What an invoice is for, in a few words.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { SettingsInvoiceFragment } from "../../../api/generated/graphql.ts";

type Purpose = Pick<SettingsInvoiceFragment, "processType" | "draftReferenceNumber" | "beneficiaryName">;

/** "Bank Guarantee BD-104212 for Woolworths Group Limited" */
export function invoicePurpose({ processType, draftReferenceNumber, beneficiaryName }: Purpose): string {
  const what = `${PROCESS_TYPE_TEXT[processType]} ${draftReferenceNumber}`;
  return beneficiaryName === null ? what : `${what} for ${beneficiaryName}`;
}
