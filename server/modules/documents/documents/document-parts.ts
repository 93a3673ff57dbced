// The parts that a document brings along, and which of them a field of the contract needs: a list brings only those.

import { DOCUMENT_OWN_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { partsFor } from "../../../graphql/selection.ts";
import { DOCUMENT_SYSTEM_COLUMNS } from "./document-columns.ts";

export const DOCUMENT_PARTS = [
  "facts",
  "parties",
  "metadata",
  "attachments",
  "invoices",
  "cost",
  "custody",
  "organisation",
  "supplierName",
] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** What depends on who asks needs the facts. A field that is not named here gets every part. */
const PARTS_OF_FIELDS: Readonly<Record<string, readonly DocumentPart[]>> = {
  ...Object.fromEntries(
    [...Object.keys(DOCUMENT_OWN_FIELDS), ...DOCUMENT_SYSTEM_COLUMNS, "__typename", "bank"].map((field) => [
      field,
      [],
    ]),
  ),
  attachments: ["attachments"],
  capabilities: ["facts"],
  costs: ["facts", "cost"],
  custodian: ["custody"],
  handover: ["custody"],
  invoices: ["facts", "invoices"],
  metadata: ["metadata"],
  organisation: ["organisation"],
  parties: ["parties"],
  supplierName: ["supplierName"],
};

export function documentPartsFor(fields: ReadonlySet<string>): DocumentPart[] {
  return partsFor(fields, PARTS_OF_FIELDS, DOCUMENT_PARTS);
}
