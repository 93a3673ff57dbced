// Files that a person who keeps a spreadsheet sends by mistake: for each kind the one sentence that names the row and the column, of the whole file or of its first faulty cell.

import { csvText } from "@bondline/domain/csv-text.ts";
import { REGISTER_HEADER, registerRow } from "../../../../testing/builders/import-builder.ts";
import {
  aWorkbook,
  type Sheet,
  type WorkbookCell,
  type WorkbookPart,
  workbookOf,
} from "../../../../testing/workbook-forge.ts";

export type BrokenRegister = {
  kind: string;
  fileName: "register.csv" | "register.xlsx";
  bytes: () => Buffer;
  sentence: RegExp;
};

const GOOD = registerRow("00123");
const TEXT = csvText([REGISTER_HEADER, GOOD]);
const changed = (changes: Readonly<Record<string, string>>) => [
  REGISTER_HEADER,
  registerRow("00123", changes),
];

const csv = (kind: string, text: string | Buffer, sentence: RegExp): BrokenRegister => ({
  kind,
  fileName: "register.csv",
  bytes: () => Buffer.from(text),
  sentence,
});
const book = (kind: string, bytes: () => Buffer, sentence: RegExp): BrokenRegister => ({
  kind,
  fileName: "register.xlsx",
  bytes,
  sentence,
});

/** A good register but for one cell under its header's name. */
function cellAs(header: string, cell: WorkbookCell): Buffer {
  const row: WorkbookCell[] = GOOD.map((text, at) => (REGISTER_HEADER[at] === header ? cell : text));
  return workbookOf([REGISTER_HEADER, row]);
}
function having(...more: WorkbookPart[]): Buffer {
  return aWorkbook({ sheets: [{ name: "Register", rows: [REGISTER_HEADER, GOOD] }], more });
}
const rows = (given: Sheet["rows"], more: Partial<Sheet> = {}) => workbookOf(given, more);
const MANY = Array.from({ length: 300_000 }, (_, at) => `c${at}`);
const TWENTY_MEGABYTES = "x".repeat(20_000_000);
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");

export const BROKEN_REGISTERS: readonly BrokenRegister[] = [
  csv(
    "semicolons between the columns",
    TEXT.replaceAll(",", ";"),
    /^Row 1, column 1: the columns are split by semicolons/,
  ),
  csv(
    "tabs between the columns",
    TEXT.replaceAll(",", "\t"),
    /^Row 1, column 1: the columns are split by tabs/,
  ),
  csv(
    "a name twice in the header",
    "Amount,Kind,amount\n1,2,3",
    /^Row 1, column 3: “amount” is the name of column 1 already\./,
  ),
  csv(
    "the header twice",
    csvText([REGISTER_HEADER, REGISTER_HEADER, GOOD]),
    /^Row 2: This row is the header again\.$/,
  ),
  csv(
    "two files in one, with a mark in the middle",
    `\ufeff${TEXT}\ufeff${TEXT}`,
    /^Row 3: This row is the header again\.$/,
  ),
  csv(
    "a mark in the middle of a cell",
    csvText(changed({ Amount: "85\ufeff000" })),
    /^Row 2, column 2, Amount: This field must be an amount/,
  ),
  csv("a NUL", "Amount,Kind\n1,\0", /^Row 2, column 2 holds a sign that no text has\./),
  csv("UTF-16", Buffer.from(`\ufeff${TEXT}`, "utf16le"), /^The file is written in UTF-16\./),
  csv(
    "UTF-16, the other way round",
    Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16(),
    /^The file is written in UTF-16\./,
  ),
  csv(
    "a byte that no letter has",
    Buffer.concat([Buffer.from("A,B\nx,"), Buffer.from([0x81])]),
    /^Row 2, column 2 holds a letter that is neither/,
  ),
  csv(
    "a quotation mark that is not closed",
    'Amount,Kind\n1,2\n3,"4\n5,6',
    /^Row 3, column 2: a quotation mark is opened here and never closed\./,
  ),
  csv(
    "a quotation mark within a cell",
    'Amount,Kind\n1,say "yes"',
    /^Row 2, column 2: a quotation mark is inside a cell\./,
  ),
  csv(
    "thousands marks that split a cell",
    TEXT.replace('"$85,000.00"', "$85,000.00"),
    /^Row 2: Column 12 has no header: this row has 12 cells, the header has 11\.$/,
  ),
  csv(
    "thousands marks of another country",
    csvText(changed({ Amount: "85.000,00" })),
    /^Row 2, column 2, Amount: This field must be an amount/,
  ),
  csv(
    "a date with the month in front",
    csvText(changed({ "Expiry date": "6/30/2028" })),
    /^Row 2, column 7, Expiry date: This field must be a date in the form dd\/mm\/yyyy$/,
  ),
  csv(
    "an error that a formula shows",
    csvText(changed({ Description: "#REF!" })),
    /^Row 2, column 11, Description: The spreadsheet shows an error here, #REF!\./,
  ),
  csv("300,000 columns", MANY.join(), /^Row 1, column 201: a register has at most 200 columns\./),
  csv("a row of 20 MB", `A,B\n1,2\n${TWENTY_MEGABYTES},1`, /^Row 3 is longer than 200,000 characters\./),
  csv("nothing but line ends", "\r\n \r\n", /^The file is empty\.$/),
  csv("a header alone", csvText([REGISTER_HEADER]), /^The file has a header and no rows under it\.$/),
  csv(
    "a workbook under the name of a CSV",
    rows([REGISTER_HEADER, GOOD]),
    /^This is a spreadsheet under the name of a CSV\./,
  ),
  csv("a page", `<html>${TEXT}`, /^The file was not taken: The file has hidden content\./),

  book(
    "a CSV under the name of a workbook",
    () => Buffer.from(TEXT),
    /^The file was not taken: It is not what its name says\./,
  ),
  book(
    "an old .xls",
    () => Buffer.concat([COMPOUND, Buffer.alloc(600)]),
    /^The file was not taken: It is not what its name says\./,
  ),
  book(
    "a password",
    () => Buffer.concat([COMPOUND, Buffer.from("EncryptedPackage", "utf16le")]),
    /^The file was not taken: It is locked with a password\./,
  ),
  book(
    "macros",
    () => having({ name: "xl/vbaProject.bin", content: "x" }),
    /^The file was not taken: It holds macros\./,
  ),
  book(
    "another workbook that it reads",
    () => having({ name: "xl/externalLinks/externalLink1.xml", content: "x" }),
    /reads from another workbook\./,
  ),
  book(
    "a zip bomb",
    () => having({ name: "xl/worksheets/sheet9.xml", content: Buffer.alloc(110_000_000, 32) }),
    /comes to more than 100 MB\./,
  ),
  book(
    "a zip bomb that lies about its size",
    () =>
      having({
        name: "xl/worksheets/sheet9.xml",
        content: Buffer.alloc(10_000_000, 32),
        claims: { unpackedBytes: 100 },
      }),
    /^The file was not taken: The file is damaged/,
  ),
  book(
    "no last bytes",
    () => rows([REGISTER_HEADER, GOOD]).subarray(0, -30),
    /^The file was not taken: The file is damaged/,
  ),
  book(
    "a sheet that is no XML",
    () => having({ name: "xl/worksheets/sheet1.xml", content: "<worksheet><sheetData>" }),
    /^The workbook is damaged\./,
  ),
  book(
    "a sheet that defines words of its own",
    () => having({ name: "xl/worksheets/sheet1.xml", content: '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }),
    /^The workbook is damaged\./,
  ),
  book(
    "a title that is merged over the header",
    () => rows([["Register of guarantees"], REGISTER_HEADER, GOOD], { merged: ["A1:K1"] }),
    /^Row 1, columns 1 to 11: they are merged into one cell\./,
  ),
  book(
    "a merged header",
    () => rows([REGISTER_HEADER.with(1, ""), GOOD], { merged: ["A1:B1"] }),
    /^Row 1, columns 1 to 2: they are merged/,
  ),
  book(
    "a name twice in the header",
    () =>
      rows([
        ["Amount", "Kind", "amount"],
        ["1", "2", "3"],
      ]),
    /^Row 1, column 3: “amount” is the name of column 1 already\./,
  ),
  book(
    "the header twice",
    () => rows([REGISTER_HEADER, REGISTER_HEADER, GOOD]),
    /^Row 2: This row is the header again\.$/,
  ),
  book(
    "a formula that was never worked out",
    () => cellAs("Amount", { xml: "<c><f>A1*2</f></c>" }),
    /^Row 2, column 2: the formula here was never worked out\./,
  ),
  book(
    "a formula that shows an error",
    () => cellAs("Description", { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }),
    /^Row 2, column 11, Description: The spreadsheet shows an error here, #DIV\/0!\./,
  ),
  book(
    "a date as a number",
    () => cellAs("Expiry date", 46_934),
    /^Row 2, column 7, Expiry date: This field must be a date in the form dd\/mm\/yyyy$/,
  ),
  book(
    "a column too many",
    () => rows([Array.from({ length: 201 }, (_, at) => `c${at}`)]),
    /^Row 1, column 201: a register has at most 200 columns\./,
  ),
  book(
    "300,000 columns",
    () =>
      having({
        name: "xl/worksheets/sheet1.xml",
        content: `<worksheet><sheetData><row r="1">${'<c t="inlineStr"><is><t>c</t></is></c>'.repeat(300_000)}</row></sheetData></worksheet>`,
      }),
    /^Row 1, column 201: a register has at most 200 columns\./,
  ),
  book(
    "a row of 20 MB",
    () => rows([REGISTER_HEADER, [TWENTY_MEGABYTES]]),
    /^Row 2 is longer than 200,000 characters\./,
  ),
  book("nothing in any sheet", () => rows([[""]]), /^The file is empty\.$/),
  book("a header alone", () => rows([REGISTER_HEADER]), /^The file has a header and no rows under it\.$/),
];
