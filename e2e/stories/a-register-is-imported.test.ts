// A register of three hundred rows is brought along: its columns are chosen, the dry run is read, the good rows are imported, all of it is undone, and imported again.
// Shows: IM-01..IM-07, IM-16, IM-18, E-21..E-24, AT-02.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { csvText } from "@bondline/domain/csv-text.ts";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

const HEADER = ["Gtee no.", "Amt", "Lender", "Type", "Issued", "Ends", "Until", "For", "To", "Colour"];
const GOOD = 270;

/** Two hundred and seventy good rows, ten that come twice, and twenty that are wrong in one way or another. */
function registerRows(): string[][] {
  const row = (number: string, changes: Readonly<Record<number, string>> = {}) =>
    [
      number,
      "$85,000.00",
      "Westpac",
      "Bank Guarantee",
      "20/11/2025",
      "On a date",
      "30/06/2028",
      "Harbour Civil Pty Ltd",
      "Otway Water Corporation",
      "red",
    ].map((cell, at) => changes[at] ?? cell);
  const numbered = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(4, "0")}`);
  return [
    ...numbered(GOOD, "00-").map((number) => row(number)),
    ...numbered(10, "00-").map((number) => row(number.replace("-", " "))),
    ...numbered(10, "B-").map((number) => row(number, { 1: "a lot" })),
    ...numbered(10, "C-").map((number) => row(number, { 4: "2025-11-20", 8: "" })),
  ];
}
const FILE = {
  name: "Guarantee register.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(csvText([HEADER, ...registerRows()])),
};

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
  await page.getByRole("heading", { name: "Check the import" }).waitFor();
}
const figure = (label: string) =>
  ada.page
    .locator("dl > div", { has: ada.page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();

test("a register under headers of its own is refused row by row until its columns are chosen", async () => {
  const { page } = ada;
  await attach();
  await page.getByText("Guarantee register.csv, 300 rows. Nothing is saved yet.").waitFor();
  assert.equal(await figure("Refused").textContent(), "300");

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
  await page.getByRole("button", { name: `Import ${GOOD} rows` }).waitFor();
  assert.equal(await figure("Duplicates").textContent(), "10");
  assert.equal(await figure("Refused").textContent(), "20");
  await page
    .getByRole("row", { name: /^272/ })
    .getByText("Row 2 has the same bank and number already.")
    .waitFor();
  await page.getByText("This field must be an amount such as 1,250,000.50").first().waitFor();
  await page.getByText("Left out: Colour.").waitFor();
});

test("the good rows go in, and the result says what did not", async () => {
  const { page } = ada;
  await page.getByRole("button", { name: `Import ${GOOD} rows` }).click();
  await page.getByText(`${GOOD} records imported successfully`).waitFor();
  await page.getByText("30 records failed to import").waitFor();
  await page.getByRole("button", { name: "View", exact: true }).click();
  const result = page.getByRole("dialog", { name: "Import result" });
  await result.getByText("Row 282", { exact: true }).waitFor();
  await result.getByRole("button", { name: "Done" }).click();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download 30 rows that failed" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^Guarantee-register failed rows .*\.csv$/);

  await page.goto("/documents?tab=established&search=00-0270");
  await page
    .getByRole("row", { name: /Otway Water Corporation/ })
    .getByRole("link")
    .click();
  await page.getByText("00-0270").first().waitFor();
});

test("all of it is undone, and the same file is imported again with its columns remembered", async () => {
  const { page } = ada;
  await page.goto("/documents/imports");
  await page.getByRole("link", { name: /Guarantee register\.csv/ }).click();
  await page.getByRole("button", { name: "More for this import" }).click();
  await page.getByRole("menuitem", { name: "Undo import" }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByText("This import was undone").waitFor();
  await page.goto("/documents?tab=established&search=00-0270");
  await page.getByRole("heading", { name: "Nothing matches" }).waitFor();

  await attach();
  await page.getByRole("button", { name: `Import ${GOOD} rows` }).click();
  await page.getByText(`${GOOD} records imported successfully`).waitFor();
  assert.deepEqual(ada.troubles, []);
});
