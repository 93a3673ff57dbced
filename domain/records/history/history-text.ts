// How a history reads: each change with its label and its old and new value as a person writes them, made when it is read.

import type { AskedDocument } from "../../drafts/asked-documents/asked-document.ts";
import { showAskedDocuments } from "../../drafts/asked-documents/asked-document-text.ts";
import { type BankResource, resourceText } from "../../office/bank-profiles/bank-profile.ts";
import { formatAbnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { formatBsb } from "../../values/fields/bsb.ts";
import { cents, formatAud } from "../../values/money/money.ts";
import { findPlainDate, formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { type HistoryValueKind, historyFieldName, isHiddenHistoryField } from "./history-fields.ts";
import { historyContractName, historyContractValue } from "./history-names.ts";
import { historyOptionText } from "./history-options.ts";
import { isSystemField } from "./history-readers.ts";
import { historyLabel, historyValueKind } from "./history-records.ts";

export const HISTORY_EMPTY_TEXT =
  "There is no recent activity for this document. When a change is made in the document, it will be logged here.";

/** Secrets and identity numbers stand in the history as this and are shown as this. */
const HISTORY_MASK = "•••";

/** Stands for an id whose record the reader may not see, or which is gone. */
const UNKNOWN_NAME = "Not available";

/** As the database wrote it: a value of a column as JSON. */
export type RawHistoryChange = { field: string; oldValue: unknown; newValue: unknown };

export type HistoryChange = {
  field: string;
  label: string;
  oldValue: string | null;
  newValue: string | null;
  oldDisplayValue: string | null;
  newDisplayValue: string | null;
  /** The machinery's own: left out where people read what was done, and kept in the exported history. */
  isSystemField: boolean;
};

export type HistoryReading = {
  objectType: string;
  /** Names by id, of everything that this reader may know of. */
  names: ReadonlyMap<string, string>;
  /** Which day a moment fell on where the reader is. */
  dayOf: (instant: string) => PlainDate;
};

/** The changes that are shown, in their order. */
export function historyChanges(
  changes: readonly RawHistoryChange[],
  reading: HistoryReading,
): HistoryChange[] {
  return changes
    .filter(({ field }) => !isHiddenHistoryField(field))
    .map((change) => ({
      field: historyContractName(reading.objectType, change.field),
      label: historyLabel(reading.objectType, change.field),
      oldValue: historyContractValue(reading.objectType, change.field, rawText(change.oldValue)),
      newValue: historyContractValue(reading.objectType, change.field, rawText(change.newValue)),
      oldDisplayValue: historyDisplayValue(change.field, change.oldValue, reading),
      newDisplayValue: historyDisplayValue(change.field, change.newValue, reading),
      isSystemField: isSystemField(reading.objectType, change.field),
    }));
}

/** Null for no value; a mask stays a mask, whatever the field is. */
export function historyDisplayValue(field: string, value: unknown, reading: HistoryReading): string | null {
  const text = rawText(value);
  if (text === null || text.includes(HISTORY_MASK)) return text;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return DISPLAYS[historyValueKind(reading.objectType, field)](text, {
    ...reading,
    fieldName: historyFieldName(field),
    value,
  });
}

type Display = (text: string, reading: HistoryReading & { fieldName: string; value: unknown }) => string;

const DISPLAYS: Record<HistoryValueKind, Display> = {
  text: (text) => text,
  addresses: (text) => text.replaceAll(";", "; "),
  money: (text) => (/^-?\d+$/.test(text) ? formatAud(cents(BigInt(text))) : text),
  date: dateText,
  instant: (text, { dayOf }) =>
    findPlainDate(text) === undefined ? formatDate(dayOf(text)) : dateText(text),
  percentage: (text) => `${text}%`,
  "business-number": formatAbnOrAcn,
  bsb: formatBsb,
  "name-of-id": (text, { names }) => names.get(text) ?? UNKNOWN_NAME,
  option: (text, { objectType, fieldName }) => historyOptionText(objectType, fieldName, text),
  options: (text, { objectType, fieldName, value }) =>
    listOf(text, value)
      .map((code) => historyOptionText(objectType, fieldName, code))
      .join(", "),
  "yes-no": (text) => (text === "true" ? "Yes" : "No"),
  "file-size": (text) => `${text} bytes`,
  "asked-documents": (_text, { value }) => showAskedDocuments(value as readonly AskedDocument[]),
  resources: (_text, { value }) => (value as readonly BankResource[]).map(resourceText).join("; "),
};

function dateText(text: string): string {
  const date = findPlainDate(text);
  return date === undefined ? text : formatDate(date);
}

function listOf(text: string, value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : text.split(",");
}

function rawText(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value))
    return value.map((each) => (typeof each === "object" ? JSON.stringify(each) : String(each))).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
