// The columns of the facility list, and the same facility as a row on a phone.

import { SECURITY_TYPE_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { FACILITY_ORIGIN_TEXT } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import {
  FACILITY_STATUS_TEXT,
  FACILITY_STATUS_TONE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { FacilityRowFragment } from "../../../../api/generated/graphql.ts";
import { textColumn } from "../../../../app/list/text-column.tsx";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import { LimitBar } from "../../../../ui/progress-bar.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import { aud, dayText } from "../facility-text.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import { sharesOf } from "../public/shares-of-limit.ts";

type Row = FacilityRowFragment;
const HEADS = WORDS.columns;

export const FACILITY_COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: "name",
    header: HEADS.name,
    isRowName: true,
    isSortable: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ name, provider }) => <TwoLineCell name={name} detail={provider} />,
  },
  {
    id: "status",
    header: HEADS.status,
    width: "132px",
    skeleton: { kind: "badge", widthPx: 88 },
    cell: ({ status }) => <Status status={status} />,
  },
  { ...amountColumn("limit", HEADS.limit, ({ limit }) => limit), isSortable: true },
  amountColumn("used", HEADS.used, ({ totalEstablished }) => totalEstablished),
  {
    ...amountColumn("projected", HEADS.projected, ({ totalProjected }) => totalProjected),
    isSecondary: true,
  },
  {
    id: "headroom",
    header: HEADS.headroom,
    width: "168px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 108 },
    cell: (row) => <Headroom row={row} />,
  },
  {
    id: "ends",
    header: HEADS.ends,
    width: "116px",
    isSortable: true,
    isSecondary: true,
    skeleton: { kind: "text", widthPx: 72 },
    cell: ({ endDate }) => <span className="figures text-ink-2">{dayText(endDate)}</span>,
  },
  textColumn({ id: "starts", header: HEADS.starts, width: "116px" }, ({ startDate }) => dayText(startDate)),
  amountColumn("inFlight", HEADS.inFlight, ({ totalDrafts }) => totalDrafts),
  textColumn({ id: "usedFor", header: HEADS.usedFor, width: "180px" }, ({ documentVariants }) =>
    documentVariants.map((variant) => PROCESS_TYPE_TEXT[variant]).join(", "),
  ),
  textColumn({ id: "security", header: HEADS.security, width: "132px" }, ({ securityType }) =>
    securityType === null ? WORDS.notSaid : SECURITY_TYPE_TEXT[securityType],
  ),
  textColumn({ id: "holder", header: HEADS.holder, width: "200px" }, ({ organisation }) => organisation.name),
  textColumn(
    { id: "arranged", header: HEADS.arranged, width: "160px" },
    ({ isSystemFacility }) => FACILITY_ORIGIN_TEXT[isSystemFacility ? "PORTAL" : "HOLDER"],
  ),
];

export const USUAL_FACILITY_COLUMNS: readonly string[] = [
  "name",
  "status",
  "limit",
  "used",
  "projected",
  "headroom",
  "ends",
];

function amountColumn(id: string, header: string, amountOf: (row: Row) => string): DataTableColumn<Row> {
  return {
    id,
    header,
    width: "148px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 96 },
    cell: (row) => aud(amountOf(row)),
  };
}

function Status({ status }: Pick<Row, "status">) {
  return <StatusBadge tone={FACILITY_STATUS_TONE[status]}>{FACILITY_STATUS_TEXT[status]}</StatusBadge>;
}

function Headroom({ row }: { readonly row: Row }) {
  return (
    <span className="block">
      <span className="mb-1 block font-medium">{aud(row.headroom)}</span>
      <LimitBar label={WORDS.barOf(aud(row.headroom), aud(row.limit))} {...sharesOf(row)} />
    </span>
  );
}

export function facilityPhoneRow(row: Row): PhoneRow {
  return {
    title: row.name,
    detail: WORDS.leftOf(aud(row.headroom)),
    amount: aud(row.limit),
    badge: <Status status={row.status} />,
  };
}
