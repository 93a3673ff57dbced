// An invoice as the server holds it, with its lines.

import type { Tables } from "../../../database/generated/rows.ts";

/** The kind is missing where an instance of an earlier version wrote the line. */
export type InvoiceLineRow = Pick<
  Tables["invoice_line"],
  "lineKind" | "description" | "amountCents" | "taxTreatment"
>;
/** What staff have added beside what a draft costs is of no kind of its own. */
export type InvoiceLineKind = NonNullable<InvoiceLineRow["lineKind"]>;

export type InvoiceRow = Tables["invoice"] & { lines: InvoiceLineRow[] };
