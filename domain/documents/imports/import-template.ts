// The template of a register and the guide to it, both written from the table of columns, so that neither says what the other does not.

import { csvText } from "../../csv-text.ts";
import { escapeHtml } from "../../escape-html.ts";
import type { Field, FieldKind } from "../../values/fields/field.ts";
import { type ImportColumn, importColumns } from "./import-columns.ts";

export const TEMPLATE_FILE_NAME = "Bondline import template.csv";
export const GUIDE_FILE_NAME = "Bondline import guide.html";

/** By it spreadsheets know the text for UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

export function importTemplate(metadataKeys: readonly string[]): string {
  return BYTE_ORDER_MARK + csvText([importColumns(metadataKeys).map(({ name }) => name)]);
}

/** What a cell of the column may hold, in a sentence. */
export function cellGuide({ path, field }: ImportColumn): string {
  return PATH_GUIDE[path] ?? optionsGuide(field) ?? KIND_GUIDE[field.kind] ?? lengthGuide(field);
}

const PATH_GUIDE: Readonly<Record<string, string>> = {
  referenceNumber: "Your own number for it. We create one if you leave this blank.",
  guaranteeNumber:
    "As it is printed on the paper, zeros in front included. One bank has each number once: a row that repeats one is left out.",
  expiresAt:
    "Where the expiry is on a date: dd/MM/yyyy, such as 30/06/2028, or 2028-06-30 as in our exports. Otherwise empty.",
  expiryCondition: "Where the expiry is on a condition: what the condition is.",
  specifiedOtherPurpose: "Where the purpose is none of the list: what it is for.",
};

const KIND_GUIDE: Readonly<Partial<Record<FieldKind, string>>> = {
  day: "dd/MM/yyyy, such as 30/06/2028, or 2028-06-30 as in our exports.",
  money: "Australian dollars, such as 85000 or $85,000.00.",
  percentage: "A percentage, such as 2.15 or 2.15%.",
  "business-number": "An ABN of 11 digits or an ACN of 9, with or without spaces.",
  phone: "An Australian number, such as 0412 345 678.",
  email: "One email address.",
  address: "Street, suburb, state and postcode in one cell.",
};

function optionsGuide({ options }: Field<unknown>): string | undefined {
  return options === undefined ? undefined : `One of: ${options.map(({ label }) => label).join(", ")}.`;
}

function lengthGuide({ maxCharacters }: Field<unknown>): string {
  return maxCharacters === undefined ? "Text." : `Text, up to ${maxCharacters} characters.`;
}

const ADVICE = [
  "Fill in the template with one guarantee in each row, and leave the first row as it is.",
  "Save it as CSV: in Excel choose “CSV UTF-8 (comma delimited)”, in Google Sheets File, Download, “Comma-separated values”.",
  "Or keep it as an Excel workbook with the ending .xlsx: its first sheet with anything in it is read, each formula as the value that it shows.",
  "Format the columns for numbers as text before you type, or a spreadsheet drops the zeros in front.",
  "An expiry that is left open needs “No expiry” in the column Expiry: an empty cell is a mistake.",
  "Columns may be in any order, and there may be others: before anything is saved you choose what each holds.",
  "A cell that begins with =, +, - or @ is taken as text.",
  "The file may be up to 30 MB. Rows are counted as your spreadsheet counts them: the header is row 1.",
] as const;

export function importGuide(metadataKeys: readonly string[]): string {
  const rows = importColumns(metadataKeys).map((column) => {
    const cells = [column.name, column.isRequired ? "Yes" : "", cellGuide(column)];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
  });
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>Import guide</title><style>${STYLE}</style></head><body>
<h1>Import guide</h1>
<ol>${ADVICE.map((each) => `<li>${escapeHtml(each)}</li>`).join("")}</ol>
<table><thead><tr><th>Column</th><th>Required</th><th>What to write</th></tr></thead><tbody>
${rows.join("\n")}
</tbody></table></body></html>
`;
}

const STYLE =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #ddd}td:first-child{font-weight:600;white-space:nowrap}";
