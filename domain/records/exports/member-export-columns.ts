// The columns of an organisation's members as a file.

import { MEMBER_ROLE_LABELS } from "../../people/organisations/organisation.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export function memberExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "givenName", label: "First name", kind: "text", isUsual: true },
    { key: "familyName", label: "Last name", kind: "text", isUsual: true },
    { key: "email", label: "Email", kind: "text", isUsual: true },
    { key: "role", label: "Role", kind: "text", isUsual: true, texts: MEMBER_ROLE_LABELS },
    momentColumn(zone, { key: "createdAt", label: "Member since", isUsual: true }),
  ];
}
