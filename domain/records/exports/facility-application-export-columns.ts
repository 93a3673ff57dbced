// The columns of an organisation's applications for facilities as a file.

import { FACILITY_APPLICATION_STATUS_TEXT } from "../../facilities/facilities/facility-application.ts";
import { FACILITY_SIDE_TEXT } from "../../facilities/facilities/facility-filters.ts";
import { FACILITY_TYPE_TEXT } from "../../facilities/facilities/facility-text.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export function facilityApplicationExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "referenceNumber", label: "Reference", kind: "text", isUsual: true },
    { key: "facilityType", label: "Facility", kind: "text", isUsual: true, texts: FACILITY_TYPE_TEXT },
    { key: "status", label: "Status", kind: "text", isUsual: true, texts: FACILITY_APPLICATION_STATUS_TEXT },
    { key: "facilityLimit", label: "Limit", kind: "money", isUsual: true },
    { key: "applicant", label: "Applicant", kind: "text" },
    { key: "side", label: "Whose", kind: "text", texts: FACILITY_SIDE_TEXT },
    { key: "supplier", label: "Bank or insurer", kind: "text", isUsual: true },
    ...FEES,
    momentColumn(zone, { key: "createdAt", label: "Started", isUsual: true }),
    momentColumn(zone, { key: "submittedAt", label: "Submitted", isUsual: true }),
    momentColumn(zone, { key: "closedAt", label: "Closed" }),
  ];
}

const FEES = [
  { key: "fee", label: "Application fee", kind: "money" },
  { key: "feePaid", label: "Fee paid", kind: "money" },
] as const satisfies readonly ExportColumn[];

/** Of all clients, for the desk; what an applicant pays the portal is no bank's to read. */
export function staffApplicationExportColumns({
  seesFees,
  zone,
}: {
  seesFees: boolean;
  zone: string;
}): readonly ExportColumn[] {
  return [
    { key: "referenceNumber", label: "Reference", kind: "text", isUsual: true },
    { key: "client", label: "Client", kind: "text", isUsual: true },
    { key: "facilityType", label: "Facility", kind: "text", isUsual: true, texts: FACILITY_TYPE_TEXT },
    { key: "status", label: "Status", kind: "text", isUsual: true, texts: FACILITY_APPLICATION_STATUS_TEXT },
    { key: "facilityLimit", label: "Limit", kind: "money", isUsual: true },
    { key: "supplier", label: "Bank or insurer", kind: "text", isUsual: true },
    ...(seesFees ? FEES : []),
    momentColumn(zone, { key: "submittedAt", label: "Submitted", isUsual: true }),
    momentColumn(zone, { key: "sentToSupplierAt", label: "Sent to the bank or insurer" }),
    momentColumn(zone, { key: "closedAt", label: "Closed" }),
  ];
}
