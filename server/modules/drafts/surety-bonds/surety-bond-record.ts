// A surety bond's own part of its draft as the server holds it, and which columns keep its fields.

import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

export type SuretyBondRow = Tables["draft_surety_bond"];
export type RequestedDocumentRow = Tables["requested_surety_document"];

/** A declaration is kept as the moment at which it was made. */
export const SURETY_OWN_COLUMNS = columnsFor<SuretyBondRow>()(SURETY_OWN_FIELDS, {
  hasDeclaredRevenue: null,
});

export const QUESTIONNAIRE_COLUMNS = columnsFor<SuretyBondRow>()(QUESTIONNAIRE_FIELDS, {});

export const REQUESTED_DOCUMENT_COLUMNS = columnsFor<RequestedDocumentRow>()(REQUESTED_DOCUMENT_FIELDS, {});
