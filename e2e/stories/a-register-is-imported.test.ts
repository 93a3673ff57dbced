// A workbook of two thousand rows is brought along: its columns are chosen, the dry run is read and mended, the good rows are imported, all of it is undone, and imported again.
// Shows: IM-01..IM-07, IM-16, IM-18, E-21..E-24, AT-02.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { formatCount } from "@bondline/domain/count-text.ts";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { type WorkbookCell, workbookOf } from "../../testing/workbook-forge.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

const HEADER = ["Gtee no.", "Amt", "Lender", "Type", "Issued", "Ends", "Until", "For", "To", "Colour"];
const [GOOD, TWICE, WRONG, SHORTHAND] = [1_900, 10, 20, 70];
/** Rows are counted from the header, which is 1. */
const FIRST_SHORTHAND = 2 + GOOD + TWICE + WRONG;
const FIRST_WRONG = 2 + GOOD + TWICE;
const ROWS = GOOD + TWICE + WRONG + SHORTHAND;
const REFUSED = WRONG + SHORTHAND;
/** One of those that are wrong is mended alone. */
const TAKEN = GOOD + SHORTHAND + 1;

/** As a spreadsheet holds them, days and amounts as numbers: good rows, some that come twice, and some that are wrong in one way or another. */
function registerRows(): WorkbookCell[][] {
  const row = (number: string, changes: Readonly<Record<number, WorkbookCell>> = {}) =>
    [
      number,
      85_000,
      "Westpac",
      "Bank Guarantee",
      { serial: 45_981 },
      "On a date",
      { serial: 46_934 },
      "Harbour Civil Pty Ltd",
      "Otway Water Corporation",
      "red",
    ].map((cell, at): WorkbookCell => changes[at] ?? cell);
  const numbered = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(4, "0")}`);
  return [
    ...numbered(GOOD, "00-").map((number) => row(number)),
    ...numbered(TWICE, "00-").map((number) => row(number.replace("-", " "))),
    ...numbered(WRONG / 2, "B-").map((number) => row(number, { 1: "a lot" })),
    ...numbered(WRONG / 2, "C-").map((number) => row(number, { 4: "11/20/2025", 8: "" })),
    ...numbered(SHORTHAND, "D-").map((number) => row(number, { 3: "BG" })),
  ];
}
const FILE = {
  name: "Guarantee register.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: workbookOf([HEADER, ...registerRows()]),
};

/** Two thousand rows are looked at, put in or taken back by a job, for as long as a machine that is busy with other work needs. */
const WORKED_THROUGH = { timeout: 60_000 };

let product: Product;
let browser: Browser;
let ada: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const { token } = await signedIn(product.url, PEOPLE.ada);
  ada = await openWindow(browser, product.url, { token });
});
after(async () => {
  await keepPictures({ "import-ada": ada });
  await browser?.close();
  await product?.stop();
});

async function attach() {
  const { page } = ada;
  await page.goto("/documents");
  await page.getByRole("button", { name: "Record" }).click();
  await page.getByRole("menuitem", { name: "Import a register from CSV" }).click();
  await page.getByLabel("Register to import").setInputFiles(FILE);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.waitForURL("**/documents/imports/*");
  await page.getByRole("heading", { name: "Check the import" }).waitFor(WORKED_THROUGH);
}
const figure = (label: string) =>
  ada.page
    .locator("dl > div", { has: ada.page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();

test("a register under headers of its own is refused row by row until its columns are chosen", async () => {
  const { page } = ada;
  await attach();
  await page.getByText(`Guarantee register.xlsx, ${formatCount(ROWS)} rows. Nothing is saved yet.`).waitFor();
  assert.equal(await figure("Refused").textContent(), formatCount(ROWS));

  await page.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog", { name: "What each column holds" });
  for (const [header, path] of Object.entries({
    "Gtee no.": "guaranteeNumber",
    Amt: "amount",
    Lender: "bankName",
    Ends: "expiryType",
    Until: "expiresAt",
    For: "issuer.name",
    To: "beneficiary.name",
  }))
    await dialog.getByLabel(header, { exact: true }).selectOption(path);
  await dialog.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("button", { name: `Import ${formatCount(GOOD)} rows` }).waitFor(WORKED_THROUGH);
  assert.equal(await figure("Duplicates").textContent(), String(TWICE));
  assert.equal(await figure("Refused").textContent(), String(REFUSED));
  await page
    .getByRole("row", { name: new RegExp(`^${2 + GOOD}`) })
    .getByText("Row 2 has the same bank and number already.")
    .waitFor();
  await page.getByText("This field must be an amount such as 1,250,000.50").first().waitFor();
  await page.getByText("Left out: Colour.").waitFor();
});

test("a word that is wrong everywhere is mended everywhere, and a cell where it stands", async () => {
  const { page } = ada;
  const mend = async (row: number, cell: string, text: string) => {
    await page.getByRole("button", { name: `Mend row ${row}`, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Mend row ${formatCount(row)}` });
    await dialog.getByLabel(cell, { exact: true }).fill(text);
    return dialog;
  };
  const everywhere = await mend(FIRST_SHORTHAND, "Type", "Bank Guarantee");
  await everywhere.getByLabel("Also in every other row that says “BG”").check();
  await everywhere.getByRole("button", { name: "Mend", exact: true }).click();
  await page
    .getByRole("button", { name: `Import ${formatCount(GOOD + SHORTHAND)} rows` })
    .waitFor(WORKED_THROUGH);
  assert.equal(await figure("Refused").textContent(), String(WRONG));

  const one = await mend(FIRST_WRONG, "Amt", "$90,000");
  await one.getByRole("button", { name: "Mend", exact: true }).click();
  await page.getByRole("button", { name: `Import ${formatCount(TAKEN)} rows` }).waitFor(WORKED_THROUGH);
});

test("the good rows go in, and the result says what did not", async () => {
  const { page } = ada;
  await page.getByRole("button", { name: `Import ${formatCount(TAKEN)} rows` }).click();
  await page.getByText(`${TAKEN} records imported successfully`).waitFor(WORKED_THROUGH);
  await page.getByText(`${ROWS - TAKEN} records failed to import`).waitFor();
  await page.getByRole("button", { name: "View", exact: true }).click();
  const result = page.getByRole("dialog", { name: "Import result" });
  await result.getByText(`Row ${formatCount(FIRST_WRONG + 1)}`, { exact: true }).waitFor();
  await result.getByRole("button", { name: "Done" }).click();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download ${ROWS - TAKEN} rows that failed` }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^Guarantee-register failed rows .*\.csv$/);

  await page.goto("/documents?tab=established&search=00-1900");
  await page
    .getByRole("row", { name: /Otway Water Corporation/ })
    .getByRole("link")
    .click();
  await page.getByText("00-1900").first().waitFor();
});

test("all of it is undone, and the same file is imported again with its columns remembered", async () => {
  const { page } = ada;
  await page.goto("/documents/imports");
  await page.getByRole("link", { name: /Guarantee register\.xlsx/ }).click();
  await page.getByRole("button", { name: "More for this import" }).click();
  await page.getByRole("menuitem", { name: "Undo import" }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByText("This import was undone").waitFor(WORKED_THROUGH);
  await page.goto("/documents?tab=established&search=00-1900");
  await page.getByRole("heading", { name: "Nothing matches" }).waitFor();

  await attach();
  await page.getByRole("button", { name: `Import ${formatCount(GOOD)} rows` }).click(WORKED_THROUGH);
  await page.getByText(`${GOOD} records imported successfully`).waitFor(WORKED_THROUGH);
  assert.deepEqual(ada.troubles, []);
});
