// The columns of drafts as a file: what is filled in of the guarantee and its contract, both sides, and how far it is.

import { DRAFT_SECTIONS } from "../../drafts/drafts/draft-fields.ts";
import { DRAFT_STATUS_TEXT } from "../../drafts/drafts/draft-text.ts";
import { PARTY_VARIANT_TEXT } from "../../parties/parties/party.ts";
import { PARTY_FIELDS } from "../../parties/parties/party-fields.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import { fieldsOf } from "../../values/fields/field.ts";
import { columnOf, type ExportColumn, momentColumn } from "./export-column.ts";

const { facilityId: _, ...GUARANTEE } = DRAFT_SECTIONS.guarantee;
const SHOWN_FIELDS = fieldsOf({ ...GUARANTEE, ...DRAFT_SECTIONS.contract });
/** Where its paper goes is asked for by whoever makes it. */
export const DRAFT_EXPORT_FIELDS = fieldsOf({ ...SHOWN_FIELDS, ...DRAFT_SECTIONS.delivery });

const BEFORE = [
  { key: "referenceNumber", label: "Reference", kind: "text", isUsual: true },
  { key: "processType", label: "Kind", kind: "text", isUsual: true, texts: PROCESS_TYPE_TEXT },
  { key: "status", label: "Status", kind: "text", isUsual: true, texts: DRAFT_STATUS_TEXT },
] as const satisfies readonly ExportColumn[];

const BEHIND = [
  { key: "supplier", label: "Bank or insurer", kind: "text", isUsual: true },
  { key: "facility", label: "Facility", kind: "text" },
] as const satisfies readonly ExportColumn[];

const USUAL: ReadonlySet<string> = new Set(["yourReference", "amount", "expiryType", "expiresAt"]);

export const DRAFT_EXPORT_SIDES = ["ISSUER", "BENEFICIARY"] as const;
const SIDE_FIELDS = ["name", "abn", "address"] as const;

export function draftExportColumns(zone: string): readonly ExportColumn[] {
  const fields = Object.entries(SHOWN_FIELDS).map(([key, field]) =>
    columnOf(field, { key, label: field.label, isUsual: USUAL.has(key) }),
  );
  const sides = DRAFT_EXPORT_SIDES.flatMap((variant) =>
    SIDE_FIELDS.map((path) =>
      columnOf(PARTY_FIELDS[path], {
        key: `${variant.toLowerCase()}.${path}`,
        label: `${PARTY_VARIANT_TEXT[variant]} ${path === "abn" ? PARTY_FIELDS.abn.label : path}`,
        isUsual: path === "name",
      }),
    ),
  );
  return [
    ...BEFORE,
    ...fields,
    ...sides,
    ...BEHIND,
    momentColumn(zone, { key: "createdAt", label: "Created" }),
    momentColumn(zone, { key: "updatedAt", label: "Changed", isUsual: true }),
  ];
}

/** Of all clients, for the desk: with all that a bank's back office makes a guarantee from. */
export function staffDraftExportColumns(zone: string): readonly ExportColumn[] {
  const delivery = Object.entries(DRAFT_SECTIONS.delivery).map(([key, field]) =>
    columnOf(field, { key, label: field.label }),
  );
  return [
    { key: "client", label: "Client", kind: "text", isUsual: true },
    ...draftExportColumns(zone),
    momentColumn(zone, { key: "submittedAt", label: "Submitted", isUsual: true }),
    { key: "wordingHash", label: "Approved wording (SHA-256)", kind: "text" },
    ...delivery,
  ];
}
