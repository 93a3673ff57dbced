// Reports without a mouse: the exposure chart and a chart of bars are walked by keys, a bar is followed to exactly its documents, a guarantee comes back on another day, and a chart is taken away as a picture.
// Shows: RP-06, RP-08, RP-09, RP-11, RP-13, RP-14.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

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
  await keepPictures({ "reports-ada": ada });
  await browser?.close();
  await product?.stop();
});

/** Tab by Tab, as somebody without a mouse gets there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
  assert.ok(await isThere(), "it is reached by the Tab key");
}

const heard = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-valuetext") ?? element?.getAttribute("aria-label") ?? "";
  });

test("the exposure is heard step by step", async () => {
  const { page } = ada;
  await page.goto("/reports");
  const chart = page.getByRole("slider", { name: /Exposure day by day/ });
  await chart.waitFor();
  await tabTo(page, chart);
  await page.keyboard.press("Home");
  const first = await heard(page);
  assert.match(first, /^From \d\d\/\d\d\/\d{4}, established \$[\d,.]+/);
  await page.keyboard.press("End");
  assert.notEqual(await heard(page), first);
});

test("a bar is heard, and Enter leads to exactly the documents that it counts", async () => {
  const { page } = ada;
  const banks = page.getByRole("region", { name: "By bank or insurer" });
  const bar = banks.getByRole("link", { name: /^Macquarie Bank Limited: / });
  await tabTo(page, banks.getByRole("link").first());
  for (let presses = 0; presses < 9 && !(await heard(page)).startsWith("Macquarie"); presses += 1)
    await page.keyboard.press("ArrowDown");
  const [, amount = ""] = /^Macquarie Bank Limited: (\$[\d,.]+\d)/.exec(await heard(page)) ?? [];
  assert.notEqual(amount, "");
  await bar.waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bank or insurer: Macquarie Bank Limited: take away" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "documents");
  // The rows from before stand there until the others have come: these make up the bar, to the cent.
  await page.waitForFunction(
    (digits) => {
      const cells = document.querySelectorAll("#documents tbody tr:not([aria-hidden]) td:nth-child(4)");
      const digitsIn = (cell: Element) => BigInt((cell.textContent ?? "").replace(/\D/g, "") || "0");
      return String([...cells].reduce((whole, cell) => whole + digitsIn(cell), 0n)) === digits;
    },
    amount.replace(/\D/g, ""),
  );
});

test("by keys a guarantee comes back on another day, which its field says too", async () => {
  const { page } = ada;
  await page.goto("/reports");
  await page.getByText("What if a guarantee comes back?").press("Enter");
  const guarantee = page.getByRole("combobox", { name: "Guarantee" });
  await guarantee.fill("G 2026/001197");
  await page.getByRole("option", { name: /G 2026\/001197/ }).waitFor();
  await guarantee.press("ArrowDown");
  await guarantee.press("Enter");
  const handle = page.getByRole("slider", { name: "Comes back on" });
  await handle.waitFor();
  const field = page.getByRole("textbox", { name: "Comes back on" });
  const before = await field.inputValue();
  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  const after = await handle.getAttribute("aria-valuetext");
  assert.notEqual(after, before);
  assert.equal(await field.inputValue(), after);
  await page.getByText(`Free after ${after}`).waitFor();
});

test("a chart is taken away as a picture", async () => {
  const { page } = ada;
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save “By month of expiry” as a picture" }).click();
  const download = await saving;
  assert.equal(download.suggestedFilename(), "By month of expiry.png");
  const picture = await readFile(await download.path());
  assert.deepEqual(
    [...picture.subarray(1, 4)],
    [..."PNG"].map((sign) => sign.charCodeAt(0)),
  );
  assert.ok(picture.readUInt32BE(16) > 1_000 && picture.readUInt32BE(20) > 400);
  if (process.env.BONDLINE_PICTURES === "1") await download.saveAs("test-results/by-month-of-expiry.png");
});

test("the calendar leads from a day to what ends on it", async () => {
  const { page } = ada;
  await page.goto("/reports?view=calendar&month=2028-10");
  const day = page.getByRole("link", { name: /October 2028: \d+ documents?,/ }).first();
  const [, count = "", amount = ""] =
    /: (\d+) documents?,\s*(\$[\d,]+\.\d\d)/.exec((await day.textContent()) ?? "") ?? [];
  await day.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "documents");
  const cells = await page.locator("#documents tbody tr:not([aria-hidden]) td:nth-child(4)").allInnerTexts();
  const sum = cells.reduce((whole, text) => whole + centsFromDecimal(text.replace(/[$,\s]/g, "")), 0n);
  assert.deepEqual([String(cells.length), formatAud(sum as never)], [count, amount]);
});
