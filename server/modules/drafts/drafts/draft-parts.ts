// The parts that a draft brings along, and which of them a field of the contract needs: a list brings only those.

import { partsFor } from "../../../graphql/selection.ts";

export const DRAFT_PARTS = [
  "facts",
  "parties",
  "collaborators",
  "attachments",
  "invoices",
  "refunds",
  "unmatchedPayments",
  "feeSummary",
  "organisation",
  "referralCredit",
  "documentId",
  "financeApplication",
  "bgSwitch",
  "suretyBond",
  "requestedSuretyDocument",
] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** The fields that lists show. What is not named here gets every part. */
const PARTS_OF_FIELDS: Readonly<Record<string, readonly DraftPart[]>> = {
  ...Object.fromEntries(
    [
      "__typename",
      "amount",
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
  attachments: ["attachments"],
  bGSwitch: ["facts", "bgSwitch"],
  capabilities: ["facts"],
  documentId: ["documentId"],
  draftCollaborators: ["collaborators"],
  editableFields: ["facts"],
  completedFinanceJourney: ["facts", "financeApplication"],
  feeSummary: ["feeSummary"],
  financeStatus: ["facts", "financeApplication"],
  invoices: ["facts", "invoices"],
  organisation: ["organisation"],
  parties: ["parties"],
};

export function draftPartsFor(fields: ReadonlySet<string>): DraftPart[] {
  return partsFor(fields, PARTS_OF_FIELDS, DRAFT_PARTS);
}
