// A switch as the server holds it: the present guarantee at another bank, beside the draft that replaces it.

import { BANK_SWITCH_FIELDS } from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

export type BankSwitchRow = Tables["draft_bg_switch"];

/** A declaration is kept as the moment at which it was made. */
export const BANK_SWITCH_COLUMNS = columnsFor<BankSwitchRow>()(BANK_SWITCH_FIELDS, {
  "declarations.detailsAreTrue": null,
  "declarations.bankMayBeContacted": null,
  "declarations.originalWillBeReturned": null,
});
