// The columns of facilities as a file: what was agreed, how far it is used, and to those who may read it what it costs.

import { FACILITY_OWN_FIELDS } from "../../facilities/facilities/facility-fields.ts";
import { FACILITY_ORIGIN_TEXT, FACILITY_SIDE_TEXT } from "../../facilities/facilities/facility-filters.ts";
import { FACILITY_STATUS_TEXT } from "../../facilities/facilities/facility-text.ts";
import { columnOf, type ExportColumn, momentColumn } from "./export-column.ts";

const { supplierId: _, setUpCost, annualCost, ...SHOWN } = FACILITY_OWN_FIELDS;
const COSTS = { setUpCost, annualCost };

const USUAL: ReadonlySet<string> = new Set(["name", "provider", "limit", "endDate"]);

const USE = [
  { key: "established", label: "Established", kind: "money", isUsual: true },
  { key: "inFlight", label: "In flight", kind: "money", isUsual: true },
  { key: "projected", label: "Projected", kind: "money" },
  { key: "headroom", label: "Headroom", kind: "money", isUsual: true },
  { key: "documents", label: "Documents on it", kind: "number" },
] as const satisfies readonly ExportColumn[];

/** Of all clients, for the desk: each was arranged through the portal, and is its holder's. */
export function staffFacilityExportColumns(asked: ColumnsFor): readonly ExportColumn[] {
  const others = facilityExportColumns(asked).filter(({ key }) => !OF_ONE.has(key));
  return [{ key: "holder", label: "Client", kind: "text", isUsual: true }, ...others];
}

const OF_ONE: ReadonlySet<string> = new Set(["side", "holder", "origin"]);

type ColumnsFor = { seesCosts: boolean; zone: string };

export function facilityExportColumns({ seesCosts, zone }: ColumnsFor): readonly ExportColumn[] {
  const columnsOf = (fields: typeof SHOWN | typeof COSTS) =>
    Object.entries(fields).map(([key, field]) =>
      columnOf(field, { key, label: field.label, isUsual: USUAL.has(key) }),
    );
  return [
    ...columnsOf(SHOWN),
    { key: "status", label: "Status", kind: "text", isUsual: true, texts: FACILITY_STATUS_TEXT },
    { key: "side", label: "Whose", kind: "text", texts: FACILITY_SIDE_TEXT },
    { key: "holder", label: "Held by", kind: "text" },
    { key: "origin", label: "Arranged", kind: "text", texts: FACILITY_ORIGIN_TEXT },
    ...USE,
    ...(seesCosts ? columnsOf(COSTS) : []),
    momentColumn(zone, { key: "createdAt", label: "Recorded" }),
    momentColumn(zone, { key: "closedAt", label: "Ended" }),
  ];
}
