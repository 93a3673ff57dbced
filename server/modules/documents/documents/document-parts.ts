// The parts that a document brings along, and which of them a field of the contract needs: a list brings only those.

import { DOCUMENT_OWN_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import type { App } from "../../../app.ts";
import { partsFor } from "../../../graphql/selection.ts";
import { type AddedPart, addedFields, addedParts } from "../../../record-parts.ts";
import { DOCUMENT_SYSTEM_COLUMNS } from "./document-columns.ts";

const OWN_PARTS = [
  "facts",
  "parties",
  "metadata",
  "attachments",
  "invoices",
  "cost",
  "organisation",
  "supplierName",
] as const;
export type OwnDocumentPart = (typeof OWN_PARTS)[number];
/** One of its own, or one that another module adds. */
export type DocumentPart = OwnDocumentPart | AddedPart;

/** What depends on who asks needs the facts. A field that is not named here gets every part. */
const PARTS_OF_FIELDS: Readonly<Record<string, readonly OwnDocumentPart[]>> = {
  ...Object.fromEntries(
    [...Object.keys(DOCUMENT_OWN_FIELDS), ...DOCUMENT_SYSTEM_COLUMNS, "__typename", "bank"].map((field) => [
      field,
      [],
    ]),
  ),
  attachments: ["attachments"],
  capabilities: ["facts"],
  costs: ["facts", "cost"],
  invoices: ["facts", "invoices"],
  metadata: ["metadata"],
  organisation: ["organisation"],
  parties: ["parties"],
  supplierName: ["supplierName"],
};

export function allDocumentParts({ parts }: Pick<App, "parts">): DocumentPart[] {
  return [...OWN_PARTS, ...addedParts(parts.document)];
}

export function documentPartsFor(app: App, fields: ReadonlySet<string>): DocumentPart[] {
  const known = { ...PARTS_OF_FIELDS, ...addedFields(app.parts.document) };
  return partsFor(fields, known, allDocumentParts(app));
}
