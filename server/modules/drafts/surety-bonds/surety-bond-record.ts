// A surety bond's own part of its draft as the server holds it: one value a column, named as the fields of the domain are.

import type { Tables } from "../../../database/generated/rows.ts";

export type SuretyBondRow = Tables["draft_surety_bond"];
export type RequestedDocumentRow = Tables["requested_surety_document"];

/** What a column of either holds. */
export type SuretyAnswer =
  | SuretyBondRow[keyof SuretyBondRow]
  | RequestedDocumentRow[keyof RequestedDocumentRow];
