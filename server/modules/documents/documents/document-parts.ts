// The parts that a document brings along, and which of them a field of the contract needs: a list brings only those.

import type { App } from "../../../app.ts";
import { partsFor } from "../../../graphql/selection.ts";
import { type AddedPart, addedFields, addedParts, partsOf } from "../../../record-parts.ts";
import { DOCUMENT_COLUMNS, DOCUMENT_SYSTEM_COLUMNS, LISTED_DOCUMENT_COLUMNS } from "./document-columns.ts";

const OWN_PARTS = [
  "details",
  "wording",
  "facts",
  "parties",
  "partyContacts",
  "metadata",
  "attachments",
  "invoices",
  "cost",
  "securityMoney",
  "organisation",
  "supplierName",
] as const;
export type OwnDocumentPart = (typeof OWN_PARTS)[number];
/** One of its own, or one that another module adds. */
export type DocumentPart = OwnDocumentPart | AddedPart;

const LISTED: ReadonlySet<string> = new Set(LISTED_DOCUMENT_COLUMNS);
/** Of each field that a column keeps: nothing more, where lists show it. */
const PARTS_OF_COLUMNS = Object.entries({
  ...DOCUMENT_COLUMNS,
  ...Object.fromEntries(DOCUMENT_SYSTEM_COLUMNS.map((column) => [column, column])),
}).map(([field, column]) => [field, LISTED.has(column ?? "") ? [] : ["details"]]);

/** What depends on who asks needs the facts. A field that is not named here gets every part. */
const PARTS_OF_FIELDS: Readonly<Record<string, readonly OwnDocumentPart[]>> = {
  ...Object.fromEntries(PARTS_OF_COLUMNS),
  __typename: [],
  actionDate: ["details"],
  attachments: ["attachments"],
  bank: ["details"],
  "bank.name": [],
  capabilities: ["facts"],
  costs: ["details", "facts", "cost"],
  invoices: ["facts", "invoices"],
  metadata: ["metadata"],
  organisation: ["organisation"],
  parties: ["parties"],
  "parties.primaryContact": ["parties", "partyContacts"],
  supplierName: ["supplierName"],
};

export function allDocumentParts(app: Pick<App, "parts">): DocumentPart[] {
  return [...OWN_PARTS, ...addedParts(partsOf(app).document)];
}

export function documentPartsFor(app: App, fields: ReadonlySet<string>): DocumentPart[] {
  const known = { ...PARTS_OF_FIELDS, ...addedFields(partsOf(app).document) };
  return partsFor(fields, known, allDocumentParts(app));
}
