// A table or a report that leaves the portal as a file: of what, in which form, how far it is, and how the file is called.

import type { SheetColumn } from "../../sheet-column.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";

export const EXPORT_KIND_TEXT = {
  CLIENTS: "Clients",
  DOCUMENTS: "Documents",
  DRAFTS: "Drafts",
  FACILITIES: "Facilities",
  FACILITY_APPLICATIONS: "Applications",
  INVOICES: "Invoices",
  MEMBERS: "Members",
  STAFF_APPLICATIONS: "All applications",
  STAFF_CREDIT_NOTES: "All credit notes",
  STAFF_DOCUMENTS: "All documents",
  STAFF_DISPUTES: "All disputes",
  STAFF_DRAFTS: "All drafts",
  STAFF_ENQUIRIES: "All finance enquiries",
  STAFF_FACILITIES: "All facilities",
  STAFF_ARREARS: "Arrears by age",
  STAFF_INVOICES: "All invoices",
  STAFF_REFERRALS: "All referrals",
  STAFF_REFUNDS: "All refunds",
  STAFF_REQUESTS: "All requests after issue",
  STAFF_REQUIRED_DOCUMENTS: "All required documents",
  REPORT: "Report",
  HISTORY: "History",
  ORGANISATION: "All data",
  PERSON: "Your data",
} as const;
export type ExportKind = keyof typeof EXPORT_KIND_TEXT;
export const EXPORT_KINDS = codesIn(EXPORT_KIND_TEXT);

/** Of a table. */
export const TABLE_FORMAT_TEXT = { CSV: "CSV", XLSX: "Excel (XLSX)" } as const;
export const TABLE_FORMATS = codesIn(TABLE_FORMAT_TEXT);
export type TableFormat = keyof typeof TABLE_FORMAT_TEXT;
const EXPORT_FORMAT_TEXT = { ...TABLE_FORMAT_TEXT, ZIP: "Zip" } as const;
export type ExportFormat = keyof typeof EXPORT_FORMAT_TEXT;
export const EXPORT_FORMATS = codesIn(EXPORT_FORMAT_TEXT);
/** All that an organisation has, or that is held about a person, is many tables and files; a list is one. */
export const FORMAT_MESSAGE =
  "Choose a zip for all data, and CSV or Excel for a list, a report or a history.";

export const EXPORT_STATUS_TEXT = {
  WAITING: "Waiting",
  RUNNING: "Being prepared",
  READY: "Ready",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
  // Its days are over: that it was made stays, the file does not.
  REMOVED: "Removed",
} as const;
type ExportStatus = keyof typeof EXPORT_STATUS_TEXT;
export const EXPORT_STATUSES = codesIn(EXPORT_STATUS_TEXT);

/** Many tables and files in one zip: how many rows there will be nobody knows before. */
export function isArchive({ kind }: { kind: ExportKind }): boolean {
  return kind === "ORGANISATION" || kind === "PERSON";
}

/** Somebody waits for the portal. */
export function isExportWorking(status: ExportStatus): boolean {
  return status === "WAITING" || status === "RUNNING";
}

/** Its file may be had. */
export function isExportReady(status: ExportStatus): boolean {
  return status === "READY";
}

/** It was waited for, and nothing came of it. */
export function hasExportFailed(status: ExportStatus): boolean {
  return status === "FAILED";
}

/** From then on the file is gone. */
export const EXPORT_KEPT_DAYS = 7;
/** Begun this often and never ended, it will not end the next time either. */
export const EXPORT_ATTEMPTS_MAX = 3;

const NO_COLUMN_MESSAGE = "Choose at least one column.";
const unknownColumn = (key: string) => `There is no column ${key}.`;
const columnTwice = (label: string) => `${label} can be chosen once.`;

type Chosen = { ok: true; columns: readonly SheetColumn[] } | { ok: false; message: string };

/** In the order in which they were chosen. */
export function chosenColumns(keys: readonly string[], offered: readonly SheetColumn[]): Chosen {
  if (keys.length === 0) return { ok: false, message: NO_COLUMN_MESSAGE };
  const columns: SheetColumn[] = [];
  for (const key of keys) {
    const column = offered.find((each) => each.key === key);
    if (column === undefined) return { ok: false, message: unknownColumn(key) };
    if (columns.includes(column)) return { ok: false, message: columnTwice(column.label) };
    columns.push(column);
  }
  return { ok: true, columns };
}

/** "Harbour-Civil documents 2026-11-20.csv"; signs that a file system refuses become hyphens. */
export function exportFileName(whose: string, what: string, day: PlainDate, ending: string): string {
  const name = whose.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, "-").slice(0, NAME_CHARACTERS_MAX);
  return `${name} ${what} ${day}.${ending}`;
}

const NAME_CHARACTERS_MAX = 150;
