// A lost original as the server holds it: its row, and what the desk's list brings along of its document.

import { LOST_ORIGINAL_FIELDS } from "@bondline/domain/documents/lost-originals/lost-original-fields.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

/** Within a document its moments have an offset, as the database writes them in JSON. */
export type LostOriginalRow = Tables["document_lost_original"];

export const LOST_ORIGINAL_COLUMNS = columnsFor<LostOriginalRow>()(LOST_ORIGINAL_FIELDS, {});

export type LostOriginalOfDesk = LostOriginalRow & {
  referenceNumber: string;
  amountCents: Cents;
  applicantName: string;
  beneficiaryName: string | null;
};
