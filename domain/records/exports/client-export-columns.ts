// The columns of the provider's clients as a file.

import { ABN_STATUS_TEXT } from "../../people/organisations/abn-claim.ts";
import { ENTITY_TYPES, ENTITY_TYPES_OFFERED } from "../../values/reference-data/entity-types.ts";
import { labelsByCode } from "../../values/reference-data/option-list.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

/** In everyday words where the forms offer them. */
const KINDS = labelsByCode([...ENTITY_TYPES.options, ...ENTITY_TYPES_OFFERED]);

export function clientExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "name", label: "Client", kind: "text", isUsual: true },
    { key: "abn", label: "ABN or ACN", kind: "text", isUsual: true },
    { key: "abnStatus", label: "Confirmed", kind: "text", isUsual: true, texts: ABN_STATUS_TEXT },
    { key: "legalName", label: "Legal name", kind: "text" },
    { key: "entityType", label: "Kind of business", kind: "text", texts: KINDS },
    { key: "address", label: "Address", kind: "text" },
    { key: "administrators", label: "Administrators", kind: "text", isUsual: true },
    { key: "people", label: "People", kind: "number", isUsual: true },
    { key: "discount", label: "Discount, percent", kind: "number", isUsual: true },
    momentColumn(zone, { key: "createdAt", label: "Client since", isUsual: true }),
  ];
}
