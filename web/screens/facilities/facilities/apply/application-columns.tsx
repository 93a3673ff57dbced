// The columns of an organisation's applications for facilities, and the same application as a row on a phone.

import { FACILITY_APPLICATION_STATUS_TONE } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import type { ApplicationRowFragment } from "../../../../api/generated/graphql.ts";
import { textColumn } from "../../../../app/list/text-column.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import { aud } from "../facility-text.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Application = ApplicationRowFragment;
const HEADS = WORDS.columns;

export const APPLICATION_COLUMNS: readonly DataTableColumn<Application>[] = [
  {
    id: "facility",
    header: HEADS.facility,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ facilityType, referenceNumber }) => (
      <TwoLineCell name={FACILITY_TYPE_TEXT[facilityType]} detail={referenceNumber} />
    ),
  },
  {
    id: "status",
    header: HEADS.status,
    width: "168px",
    skeleton: { kind: "badge", widthPx: 88 },
    cell: (application) => <Status application={application} />,
  },
  {
    id: "limit",
    header: HEADS.limit,
    width: "148px",
    align: "right",
    isSortable: true,
    skeleton: { kind: "amount", widthPx: 96 },
    cell: limitOf,
  },
  textColumn(
    { id: "next", header: HEADS.next, width: "190px", isSecondary: true },
    ({ nextStepWith }) => WORDS.holder[nextStepWith],
  ),
  textColumn(
    { id: "started", header: HEADS.started, width: "124px", isSecondary: true, isSortable: true },
    ({ createdAt }) => exactDate(createdAt),
  ),
  textColumn(
    { id: "submitted", header: HEADS.submitted, width: "124px" },
    ({ submission: { submittedAt } }) => (submittedAt === null ? WORDS.notYet : exactDate(submittedAt)),
  ),
  textColumn(
    { id: "bank", header: HEADS.bank, width: "180px" },
    ({ supplierName }) => supplierName ?? WORDS.notYet,
  ),
  textColumn(
    { id: "applicant", header: HEADS.applicant, width: "200px" },
    ({ organisation }) => organisation.name,
  ),
];

/** Over all clients: whose it is, first. */
export const STAFF_APPLICATION_COLUMNS: readonly DataTableColumn<Application>[] = [
  {
    id: "client",
    header: HEADS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ organisation, referenceNumber }) => (
      <TwoLineCell name={organisation.name} detail={referenceNumber} />
    ),
  },
  textColumn(
    { id: "facility", header: HEADS.facility, width: "200px", isSecondary: true },
    ({ facilityType }) => FACILITY_TYPE_TEXT[facilityType],
  ),
  ...ofColumns("status", "limit", "next", "bank"),
  ...ofColumns("submitted").map((column) => ({ ...column, isSortable: true })),
  ...ofColumns("started").map((column) => ({ ...column, isSortable: false })),
];

export const USUAL_STAFF_APPLICATION_COLUMNS = [
  "client",
  "facility",
  "status",
  "limit",
  "next",
  "bank",
  "submitted",
];

function ofColumns(...ids: readonly string[]): readonly DataTableColumn<Application>[] {
  return APPLICATION_COLUMNS.filter(({ id }) => ids.includes(id));
}

export const USUAL_APPLICATION_COLUMNS = ["facility", "status", "limit", "next", "started"];

function Status({ application: { status, statusText } }: { readonly application: Application }) {
  return <StatusBadge tone={FACILITY_APPLICATION_STATUS_TONE[status]}>{statusText}</StatusBadge>;
}

function limitOf({ applicationInformation: { facilityLimit } }: Application): string {
  return facilityLimit === null ? WORDS.noLimit : aud(facilityLimit);
}

export function staffApplicationPhoneRow(application: Application): PhoneRow {
  const { organisation, facilityType, referenceNumber } = application;
  return {
    ...applicationPhoneRow(application),
    title: organisation.name,
    detail: `${FACILITY_TYPE_TEXT[facilityType]} · ${referenceNumber}`,
  };
}

export function applicationPhoneRow(application: Application): PhoneRow {
  return {
    title: FACILITY_TYPE_TEXT[application.facilityType],
    detail: application.referenceNumber,
    amount: limitOf(application),
    badge: <Status application={application} />,
  };
}
