// The parts that a draft brings along, and which of them a field of the contract needs: a list brings only those.

import type { App } from "../../../app.ts";
import { partsFor } from "../../../graphql/selection.ts";
import { type AddedPart, addedFields, addedParts, partsOf } from "../../../record-parts.ts";
import type { DraftRow } from "./draft-record.ts";

/** Most rows of a list are read with these alone: those that lists show, and those by which it is decided who may what. */
export const LISTED_DRAFT_COLUMNS = [
  "id",
  "organisationId",
  "supplierId",
  "isVisibleToSupplier",
  "referenceNumber",
  "yourReference",
  "status",
  "statusChangedAt",
  "processType",
  "amountCents",
  "purpose",
  "projectAddress",
  "expiryType",
  "expiresAt",
  "submittedAt",
  "archivedAt",
  "createdAt",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof DraftRow)[];

const OWN_PARTS = [
  "details",
  "facts",
  "parties",
  "partyContacts",
  "collaborators",
  "invoices",
  "refunds",
  "unmatchedPayments",
  "securityMoney",
  "feeSummary",
  "organisation",
  "referralCredit",
  "documentId",
] as const;
export type OwnDraftPart = (typeof OWN_PARTS)[number];
/** One of its own, or one that another module adds. */
export type DraftPart = OwnDraftPart | AddedPart;

/** The fields that lists show. What is not named here gets every part. */
const PARTS_OF_FIELDS: Readonly<Record<string, readonly OwnDraftPart[]>> = {
  ...Object.fromEntries(
    [
      "__typename",
      "amount",
      "archivedAt",
      "createdAt",
      "expiresAt",
      "expiryType",
      "id",
      "isVisibleToSupplier",
      "organisationId",
      "processType",
      "projectAddress",
      "purpose",
      "referenceNumber",
      "status",
      "submittedAt",
      "updatedAt",
      "version",
      "waitingFor",
      "waitingSince",
      "yourReference",
    ].map((field) => [field, []]),
  ),
  capabilities: ["facts"],
  documentId: ["documentId"],
  draftCollaborators: ["collaborators", "facts"],
  editableFields: ["facts"],
  feeSummary: ["feeSummary"],
  invoices: ["facts", "invoices"],
  organisation: ["organisation"],
  parties: ["parties"],
  "parties.primaryContact": ["parties", "partyContacts"],
};

export function allDraftParts(app: Pick<App, "parts">): DraftPart[] {
  return [...OWN_PARTS, ...addedParts(partsOf(app).draft)];
}

export function draftPartsFor(app: App, fields: ReadonlySet<string>): DraftPart[] {
  const known = { ...PARTS_OF_FIELDS, ...addedFields(partsOf(app).draft) };
  return partsFor(fields, known, allDraftParts(app));
}
