// A row of a register as the form would have it: its cells as the texts of a document, validated by the same rules, each fault beside its column.

import { withoutTextMark } from "../../csv-text.ts";
import type { FieldMessages } from "../../refusals.ts";
import { anyDate, DATE_MESSAGE } from "../../values/fields/date.ts";
import type { Field, FieldOption } from "../../values/fields/field.ts";
import type { DocumentTexts } from "../documents/document-amendments.ts";
import {
  checkDocument,
  type DocumentContext,
  NO_APPLICANT_MESSAGE,
  NO_BENEFICIARY_MESSAGE,
  type ValidatedDocument,
} from "../documents/document-check.ts";
import { numberMessage } from "./import-beneficiary.ts";
import { headerKey, IMPORT_PARTIES, type ImportColumn } from "./import-columns.ts";

/** By the column's path; "" is the row as a whole. */
type CellError = { readonly path: string; readonly message: string };
type RowResult = { ok: true; document: ValidatedDocument } | { ok: false; errors: readonly CellError[] };

const HEADER_AGAIN_MESSAGE = "This row is the header again.";

type RowReader = (cells: readonly string[]) => RowResult;

/** `paths` stands beside the header; a column that it leaves out is not looked at. */
export function rowReader(
  {
    headers,
    paths,
    columns,
  }: {
    headers: readonly string[];
    paths: readonly string[];
    columns: readonly ImportColumn[];
  },
  context: Omit<DocumentContext, "isProjected">,
): RowReader {
  const placeOf = ({ path }: CellError) => columns.findIndex((column) => column.path === path);
  const read = paths.map((path) => columns.find((column) => column.path === path));
  return (cells) => {
    const whole = wholeRowFault(cells, headers);
    if (whole !== undefined) return { ok: false, errors: [{ path: "", message: whole }] };
    const texts: Record<string, string> = {};
    const faults: Record<string, string> = {};
    for (const [at, column] of read.entries()) {
      if (column === undefined) continue;
      const { text, fault } = readCell(column.field, withoutTextMark(cells[at] ?? ""));
      texts[column.path] = text;
      if (fault !== undefined) faults[column.path] = fault;
    }
    const checked = validate(texts, faults, context);
    return checked.ok
      ? checked
      : { ok: false, errors: checked.errors.toSorted((one, other) => placeOf(one) - placeOf(other)) };
  };
}

function wholeRowFault(cells: readonly string[], headers: readonly string[]): string | undefined {
  const beyond = cells.findIndex((cell, at) => at >= headers.length && cell.trim() !== "");
  if (beyond !== -1)
    return `Column ${beyond + 1} has no header: this row has ${cells.length} cells, the header has ${headers.length}.`;
  const isHeader = headers.every((header, at) => headerKey(header) === headerKey(cells[at] ?? ""));
  return isHeader ? HEADER_AGAIN_MESSAGE : undefined;
}

function validate(
  texts: Readonly<Record<string, string>>,
  faults: Readonly<Record<string, string>>,
  context: Omit<DocumentContext, "isProjected">,
): RowResult {
  const validated = checkDocument(documentTexts(texts), { ...context, isProjected: false });
  const messages = { ...(validated.ok ? {} : columnMessages(validated.fields)), ...faults };
  if (validated.ok && Object.keys(messages).length === 0) return validated;
  return { ok: false, errors: Object.entries(messages).map(([path, message]) => ({ path, message })) };
}

/** Both sides are always there, so that each is shown what it lacks. */
function documentTexts(texts: Readonly<Record<string, string>>): DocumentTexts {
  const under = (prefix: string) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([path, text]) =>
        path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [],
      ),
    );
  return {
    fields: texts,
    parties: IMPORT_PARTIES.map((partyVariant) => ({
      id: null,
      isDeleted: false,
      fields: { ...under(`${partyVariant.toLowerCase()}.`), partyVariant },
    })),
    metadata: under("metadata."),
  };
}

const SIDE_MESSAGES: Readonly<Record<string, string>> = {
  [NO_APPLICANT_MESSAGE]: "issuer.name",
  [NO_BENEFICIARY_MESSAGE]: "beneficiary.name",
};

function columnMessages(fields: FieldMessages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, place, rest] = /^parties\.(\d+)\.(.+)$/.exec(path) ?? [];
      if (place !== undefined)
        return [`${IMPORT_PARTIES[Number(place)]?.toLowerCase()}.${rest}`, numberMessage(message)];
      return [path === "parties" ? (SIDE_MESSAGES[message] ?? "") : path, message];
    }),
  );
}

type ReadCell = { text: string; fault?: string };

/** What a spreadsheet writes where a formula has failed, or a column is too narrow. */
const SPREADSHEET_ERROR = /^(#(REF|N\/A|VALUE|DIV\/0|NAME|NULL|NUM|SPILL|CALC|GETTING_DATA)[!?]?|#{3,})$/;

function spreadsheetErrorFault(text: string): string {
  return `The spreadsheet shows an error here, ${text}. Write what it should be.`;
}

/** Dates as Australians write them or as files of ours do, since neither can be taken for the other; choices by what people call them, or by their codes. */
function readCell({ kind, options }: Field<unknown>, cell: string): ReadCell {
  const text = cell.trim();
  if (text === "") return { text };
  if (SPREADSHEET_ERROR.test(text)) return { text: "", fault: spreadsheetErrorFault(text) };
  if (kind === "day") return anyDate(text).ok ? { text } : { text: "", fault: DATE_MESSAGE };
  if (options === undefined) return { text: cell };
  const value = optionCalled(text, options);
  return value === undefined ? { text: "", fault: choiceFault(options) } : { text: value };
}

function optionCalled(text: string, options: readonly FieldOption[]): string | undefined {
  const key = headerKey(text);
  return options.find(({ value, label }) => headerKey(label) === key || headerKey(value) === key)?.value;
}

const NAMED_MAX = 8;

function choiceFault(options: readonly FieldOption[]): string {
  const labels = options.map(({ label }) => label);
  const more = labels.length > NAMED_MAX ? ", or another that the guide names" : "";
  return `Write one of: ${labels.slice(0, NAMED_MAX).join(", ")}${more}.`;
}
