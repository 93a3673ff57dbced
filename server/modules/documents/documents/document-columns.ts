// Which columns keep a document's fields, and what its draft's columns put into them when it is issued.

import { COST_RATE_FIELDS } from "@bondline/domain/documents/documents/cost-rate.ts";
import {
  CARRIED_FIELDS,
  type CarriedField,
  DOCUMENT_OWN_FIELDS,
  type DOCUMENT_SECTIONS,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { columnsFor, columnsUnder, type FieldColumns } from "../../../fields/field-columns.ts";
import { DRAFT_COLUMNS, type Draft, type DraftRow } from "../../drafts/drafts/public.ts";
import { RECURRING_COST_COLUMNS } from "../../money/fee-summaries/public.ts";
import type { CostRateRow, DocumentRow } from "./document-record.ts";

export const DOCUMENT_COLUMNS = columnsFor<DocumentRow>()(DOCUMENT_OWN_FIELDS, {});

export const COST_COLUMNS = {
  ...columnsUnder("costs", RECURRING_COST_COLUMNS),
  "costs.setUpCost": "setUpCostCents",
} satisfies FieldColumns<typeof DOCUMENT_SECTIONS.costs>;

export const COST_RATE_COLUMNS = columnsFor<CostRateRow>()(COST_RATE_FIELDS, {});

/** By which it is found, ordered, and decided who may what. */
const KEY_COLUMNS = [
  "id",
  "organisationId",
  "originalDraftId",
  "status",
  "supplierId",
  "facilityId",
  "isHeld",
  "isSystemDocument",
  "closedAt",
  "archivedAt",
  "createdAt",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof DocumentRow)[];

/** What every reader of a document is shown beside its fields, in lists too. */
export const DOCUMENT_SYSTEM_COLUMNS = [
  ...KEY_COLUMNS,
  "actionAt",
  "amendmentNumber",
  "closeReason",
  "contractDatesAt",
  "contractDatesByName",
  "bankBsb",
  "bankAddress",
  "deliveryType",
  "specialProduct",
  "expiryZone",
  "expiryInstant",
  "interestStartDate",
  "interestEndDate",
] as const satisfies readonly (keyof DocumentRow)[];

/** Most rows of a list are read with these alone. */
export const LISTED_DOCUMENT_COLUMNS = [
  ...KEY_COLUMNS,
  "documentVariant",
  "amountCents",
  "bankName",
  "guaranteeNumber",
  "establishedAt",
  "referenceNumber",
  "expiryType",
  "expiresAt",
  "purpose",
  "projectAddress",
  "expectedReturnDate",
] as const satisfies readonly (keyof DocumentRow)[];

type CarriedColumn = Exclude<CarriedField, "amount"> | "amountCents";

/** What the draft and its document both have, as the draft holds it. */
export function carriedColumns(draft: Draft): Pick<DraftRow, CarriedColumn> {
  const kept: Readonly<Record<string, unknown>> = draft;
  const columns = CARRIED_FIELDS.map((path) => [DOCUMENT_COLUMNS[path], kept[DRAFT_COLUMNS[path] ?? path]]);
  return Object.fromEntries(columns) as Pick<DraftRow, CarriedColumn>;
}
