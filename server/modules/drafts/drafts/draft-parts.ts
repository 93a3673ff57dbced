// The parts that a draft brings along, and which of them a field of the contract needs: a list brings only those.

import type { App } from "../../../app.ts";
import { partsFor } from "../../../graphql/selection.ts";
import {
  type AddedPart,
  type Approver,
  addedFields,
  addedParts,
  type PartOfDraft,
  partsOf,
} from "../../../record-parts.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft, DraftRow } from "./draft-record.ts";

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
  editableFields: ["facts"],
  feeSummary: ["feeSummary"],
  organisation: ["organisation"],
  parties: ["parties"],
  "parties.primaryContact": ["parties", "partyContacts"],
};

/** What other modules add, with what each does about a draft: `server/portal-parts.ts` holds that they are of drafts. */
export function partsOfDraft(app: Pick<App, "parts">): readonly PartOfDraft<Draft>[] {
  return partsOf(app).draft as readonly PartOfDraft<Draft>[];
}

export async function takeApprovalsBack(
  tx: Transaction,
  draft: Granted<Draft, "CAN_EDIT" | "CAN_DECIDE_WORDING">,
): Promise<Approver[]> {
  const approvers: Approver[] = [];
  for (const part of partsOfDraft(tx.app))
    approvers.push(...((await part.takeApprovalsBack?.(tx, draft)) ?? []));
  return approvers;
}

export function allDraftParts(app: Pick<App, "parts">): DraftPart[] {
  return [...OWN_PARTS, ...addedParts(partsOf(app).draft)];
}

export function draftPartsFor(app: App, fields: ReadonlySet<string>): DraftPart[] {
  const known = { ...PARTS_OF_FIELDS, ...addedFields(partsOf(app).draft) };
  return partsFor(fields, known, allDraftParts(app));
}
