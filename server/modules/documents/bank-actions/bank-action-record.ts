// An action of the bank as the server holds it: its row, and what the desk's list brings along of its document.

import { BANK_ACTION_FIELDS } from "@bondline/domain/documents/bank-actions/bank-action-fields.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

/** Within a document its moments have an offset, as the database writes them in JSON. */
export type BankActionRow = Tables["document_bank_action"];

export const BANK_ACTION_COLUMNS = columnsFor<BankActionRow>()(BANK_ACTION_FIELDS, {});

export type BankActionOfDesk = BankActionRow & {
  referenceNumber: string;
  guaranteeNumber: string | null;
  amountCents: Cents;
  applicantName: string;
};
