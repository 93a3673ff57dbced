// A list is exported as a spreadsheet and as CSV, downloaded, and compared row for row with what the page shows; a reader who goes on is notified when it is ready.
// Shows: RP-02, RP-05, H-14, Q-049.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { parse } from "csv-parse/sync";
import type { Browser, Locator } from "playwright-core";
import readSheets from "read-excel-file/node";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { apiOf } from "../../testing/api.ts";
import { fileOf, register, registerRow } from "../../testing/builders/import-builder.ts";
import { put } from "../../testing/uploads.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

const COUNT = 15;
const NUMBERS = Array.from({ length: COUNT }, (_, at) => `XLS-${String(at + 1).padStart(2, "0")}`);

let product: Product;
let browser: Browser;
let ada: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const { token } = await signedIn(product.url, PEOPLE.ada);
  await bringAlong(token);
  ada = await openWindow(browser, product.url, { token });
});
after(async () => {
  await keepPictures({ "export-ada": ada });
  await browser?.close();
  await product?.stop();
});

test("what stands on the page stands in the file, row for row", async (t) => {
  const { page } = ada;
  await page.goto(`${product.url}/documents?tab=established&search=XLS-`);
  await page.getByRole("row", { name: /XLS-01/ }).waitFor();
  const shown = await rowsOn(page.getByRole("table", { name: "Established" }));
  assert.equal(shown.length, COUNT);

  await t.test("as a spreadsheet, with another order of columns", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog", { name: "Export" });
    await dialog.getByText("15 rows").waitFor();
    await dialog.getByRole("radio", { name: "Excel (XLSX)" }).check();
    await dialog.getByRole("button", { name: "None" }).click();
    for (const column of ["Amount", "Guarantee number", "Description"])
      await dialog.getByRole("checkbox", { name: column, exact: true }).check();
    await dialog.getByRole("button", { name: "Move Guarantee number up" }).click();
    await dialog.getByRole("button", { name: "Export" }).click();
    const [sheet] = await readSheets(await downloaded());
    assert.deepEqual(sheet?.data[0], ["Guarantee number", "Amount", "Description"]);
    assert.deepEqual(
      sheet?.data.slice(1).map(([number, amount]) => [number, formatAud(centsFromDecimal(String(amount)))]),
      shown,
    );
    assert.ok(sheet?.data.slice(1).every(([, , description]) => description === "=1+1"));
    await page.getByRole("button", { name: "Done" }).click();
  });

  await t.test("as CSV, found again among the recent ones", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog", { name: "Export" });
    await dialog.getByRole("button", { name: "Export" }).click();
    const csv: Record<string, string>[] = parse(await downloaded(), { bom: true, columns: true });
    assert.deepEqual(
      csv.map((row) => [row["Guarantee number"], formatAud(centsFromDecimal(row.Amount ?? ""))]),
      shown,
    );
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByText("Recent exports").click();
    const recent = page.getByRole("list", { name: "Recent exports" }).getByRole("listitem");
    await recent.nth(1).waitFor();
    assert.equal(await recent.count(), 2);
  });
});

async function downloaded(): Promise<Buffer> {
  await ada.page.getByRole("dialog", { name: "Your export is ready" }).waitFor();
  const coming = ada.page.waitForEvent("download");
  await ada.page.getByRole("button", { name: "Download", exact: true }).click();
  return await readFile(await (await coming).path());
}

/** The number and the amount of each row, as the page shows them. */
async function rowsOn(table: Locator): Promise<string[][]> {
  const texts = await table.getByRole("row").allInnerTexts();
  return texts.flatMap((text) => {
    const [number] = /XLS-\d\d/.exec(text) ?? [];
    const [amount] = /\$[\d,.]+/.exec(text) ?? [];
    return number === undefined || amount === undefined ? [] : [[number, amount]];
  });
}

/** Fifteen guarantees with amounts of their own, and a text that a spreadsheet would run. */
async function bringAlong(token: string): Promise<void> {
  const api = apiOf(product.url, token);
  const bytes = register(
    NUMBERS.map((number, at) => registerRow(number, { Amount: `${85_000 + at}.25`, Description: "=1+1" })),
  );
  const input = { organisationId: idOf("organisation", "harbour"), files: [fileOf(bytes)] };
  const uploads = "importJob { id fileUploads { uploadPresignedUrl contentType headers { name value } } }";
  const { data } = await api.mutate("createImportJob", "CreateImportJobInput", input, uploads);
  const { id, fileUploads } = data.createImportJob.importJob;
  await put(fileUploads[0], bytes);
  await api.mutate("completeImportJobUpload", "CompleteImportJobUploadInput", { id }, "importJob { id }");
  const { version } = await stage(api, id, "READY");
  const start = { id, version, mode: "KEEP_GOOD_ROWS" };
  await api.mutate("startImportJob", "StartImportJobInput", start, "importJob { id }");
  await stage(api, id, "COMPLETE");
}

async function stage(
  api: ReturnType<typeof apiOf>,
  id: string,
  wanted: string,
): Promise<{ version: number }> {
  for (;;) {
    const { importJob } = await api.get(
      "query ($id: ID!) { importJob(importJobId: $id) { stage version } }",
      { id },
    );
    if (importJob.stage === wanted) return importJob;
  }
}
