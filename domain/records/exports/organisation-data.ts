// All that an organisation has here, as one zip: its parts, the tables of each, and how the files in it are called.

import {
  FACILITY_APPLICATION_STATUS_TEXT,
  statusForClients,
} from "../../facilities/facilities/facility-application.ts";
import { APPLICANT_FIELDS, WANTED_FIELDS } from "../../facilities/facilities/facility-application-fields.ts";
import { FACILITY_OWN_FIELDS } from "../../facilities/facilities/facility-fields.ts";
import {
  FACILITY_COST_KIND_TEXT,
  FACILITY_STATUS_TEXT,
  FACILITY_TYPE_TEXT,
} from "../../facilities/facilities/facility-text.ts";
import { RECURRING_COST_FIELDS } from "../../money/fees/recurring-cost-fields.ts";
import { INVOICE_STATUS_TEXT } from "../../money/invoices/invoice.ts";
import { TAX_TREATMENT_TEXT } from "../../money/invoices/tax-treatment.ts";
import { PARTY_VARIANT_TEXT } from "../../parties/parties/party.ts";
import { PARTY_FIELDS } from "../../parties/parties/party-fields.ts";
import { MEMBER_ROLE_LABELS } from "../../people/organisations/organisation.ts";
import type { SheetColumn } from "../../sheet-column.ts";
import { type Field, fieldsOf } from "../../values/fields/field.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { TRIGGER_PROPERTY_TEXT } from "../alerts/alert.ts";
import { historySheetColumns } from "../history/history-sheet.ts";
import { columnOf, type ExportColumn } from "./export-column.ts";
import { coded, moment, plain } from "./plain-columns.ts";

/** What may be left out of the zip. */
export const DATA_PART_TEXT = {
  documents: "Documents, with their facts, parties and costs",
  drafts: "Drafts and their parties",
  facilities: "Facilities and applications for them",
  invoices: "Invoices",
  members: "Members",
  alerts: "Alerts",
  history: "History of every record",
  files: "Files",
} as const;
export type DataPart = keyof typeof DATA_PART_TEXT;
export const DATA_PARTS = codesIn(DATA_PART_TEXT);

/** As the columns of an export are offered: each is a part. */
export const DATA_PART_COLUMNS: readonly SheetColumn[] = DATA_PARTS.map((key) => ({
  key,
  label: DATA_PART_TEXT[key],
  kind: "text",
  isUsual: true,
}));

type DataTable = { part: DataPart; about: string; columns: (zone: string) => readonly ExportColumn[] };

const columnsOf = (fields: Readonly<Record<string, Field<unknown>>>): readonly ExportColumn[] =>
  Object.entries(fields).map(([key, field]) => columnOf(field, { key, label: field.label }));

/** Of a bank and its wishes alone; what an id stands for is shown by its name. */
const { supplierId: _supplier, ...FACILITY_COLUMN_FIELDS } = FACILITY_OWN_FIELDS;
export const DATA_FIELDS = {
  party: PARTY_FIELDS,
  cost: RECURRING_COST_FIELDS,
  facility: fieldsOf(FACILITY_COLUMN_FIELDS),
  application: fieldsOf({ ...WANTED_FIELDS, ...APPLICANT_FIELDS }),
} as const;

/** Clients know no status of the desk's own. */
const APPLICATION_STATUSES = Object.fromEntries(
  Object.keys(FACILITY_APPLICATION_STATUS_TEXT).map((status) => [
    status,
    FACILITY_APPLICATION_STATUS_TEXT[
      statusForClients(status as keyof typeof FACILITY_APPLICATION_STATUS_TEXT)
    ],
  ]),
);

const PARTIES = [
  plain("record", "Reference"),
  coded("side", "Party", PARTY_VARIANT_TEXT),
  ...columnsOf(DATA_FIELDS.party),
];

/** By the names of their files. Those of documents and drafts have the columns of their lists. */
export const DATA_TABLES = {
  "document-parties": { part: "documents", about: "every party of each document", columns: () => PARTIES },
  "document-rates": {
    part: "documents",
    about: "rates of documents that changed, each from its day",
    columns: () => [
      plain("record", "Reference"),
      plain("fromDate", "From", "day"),
      plain("recurringPercentageCost", "Percent a year", "number"),
      plain("recurringFixedCost", "Amount of each payment", "money"),
      plain("setBy", "Set by"),
    ],
  },
  "draft-parties": { part: "drafts", about: "every party of each draft", columns: () => PARTIES },
  facilities: {
    part: "facilities",
    about: "facilities of the organisation",
    columns: (zone) => [
      coded("status", "Status", FACILITY_STATUS_TEXT),
      ...columnsOf(DATA_FIELDS.facility),
      moment("createdAt", "Created", zone),
    ],
  },
  "facility-costs": {
    part: "facilities",
    about: "what each facility costs again and again",
    columns: () => [
      plain("record", "Facility"),
      coded("kind", "Cost", FACILITY_COST_KIND_TEXT),
      ...columnsOf(DATA_FIELDS.cost),
    ],
  },
  "facility-applications": {
    part: "facilities",
    about: "applications for facilities",
    columns: (zone) => [
      plain("referenceNumber", "Reference"),
      coded("facilityType", "Kind", FACILITY_TYPE_TEXT),
      coded("status", "Status", APPLICATION_STATUSES),
      ...columnsOf(DATA_FIELDS.application),
      moment("createdAt", "Created", zone),
    ],
  },
  invoices: {
    part: "invoices",
    about: "invoices, with what was paid of them",
    columns: (zone) => [
      plain("invoiceNumber", "Invoice"),
      plain("record", "Draft"),
      coded("status", "Status", INVOICE_STATUS_TEXT),
      plain("total", "Total", "money"),
      plain("gst", "GST", "money"),
      plain("credited", "Credited", "money"),
      plain("paid", "Paid", "money"),
      plain("depositReference", "Deposit reference"),
      moment("createdAt", "Issued", zone),
      moment("paidAt", "Paid at", zone),
    ],
  },
  "invoice-lines": {
    part: "invoices",
    about: "the lines of each invoice",
    columns: () => [
      plain("invoiceNumber", "Invoice"),
      plain("description", "Description"),
      plain("amount", "Amount", "money"),
      coded("tax", "Tax", TAX_TREATMENT_TEXT),
    ],
  },
  "credit-notes": {
    part: "invoices",
    about: "what was credited of invoices",
    columns: (zone) => [
      plain("creditNoteNumber", "Credit note"),
      plain("invoiceNumber", "Invoice"),
      plain("reason", "Reason"),
      plain("total", "Total", "money"),
      plain("gst", "GST", "money"),
      moment("createdAt", "Issued", zone),
    ],
  },
  members: {
    part: "members",
    about: "who belongs to the organisation",
    columns: (zone) => [
      plain("givenName", "First name"),
      plain("familyName", "Last name"),
      plain("email", "Email"),
      coded("role", "Role", MEMBER_ROLE_LABELS),
      moment("createdAt", "Since", zone),
    ],
  },
  alerts: {
    part: "alerts",
    about: "alerts that the organisation has set up",
    columns: (zone) => [
      coded("property", "What is watched", TRIGGER_PROPERTY_TEXT),
      plain("leadTime", "Days before", "number"),
      plain("facility", "Facility"),
      plain("limit", "From", "money"),
      plain("emailAddresses", "Recipients"),
      moment("createdAt", "Created", zone),
    ],
  },
} as const satisfies Record<string, DataTable>;
export type DataTableName = keyof typeof DATA_TABLES;
export const DATA_TABLE_NAMES = Object.keys(DATA_TABLES) as DataTableName[];

export const HISTORY_ROOT_TEXT = {
  document: "Document",
  draft: "Draft",
  facility: "Facility",
  facility_application: "Facility application",
} as const;

/** Each row says first of which record it is. */
export function historyOfAllColumns(zone: string): readonly SheetColumn[] {
  return [plain("root", "Record"), plain("record", "Reference"), ...historySheetColumns(zone)];
}

export function filesColumns(zone: string): readonly ExportColumn[] {
  return [
    plain("path", "Path in this zip"),
    coded("root", "Record", HISTORY_ROOT_TEXT),
    plain("record", "Reference"),
    plain("fileName", "Name as it was uploaded"),
    plain("fileSize", "Bytes", "number"),
    moment("createdAt", "Uploaded", zone),
  ];
}

/** What other organisations share stays theirs. */
export const NOT_IN_ORGANISATION_DATA = [
  "What other organisations share with yours, since it is theirs.",
  "Files that were not found clean. Bank account numbers, which are kept sealed.",
] as const;
