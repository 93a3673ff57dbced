// A long list: pages of it, words searched for, an order that is remembered, and a row that changes while it is looked at.
// Shows: L-03, UI-20, R-17.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import type { Api } from "../../testing/api.ts";
import { must, seenDraft } from "../../testing/draft-calls.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { type RaisedDraft, raiseDraft, signedIn } from "../walks/records.ts";

const DRAFTS = 60;
const PAGE = 25;

let product: Product;
let browser: Browser;
let api: Api;
let una: Window;
let page: Page;
let drafts: RaisedDraft[];

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const wes = await signedIn(product.url, PEOPLE.wes);
  api = wes;
  drafts = [];
  for (let count = 1; count <= DRAFTS; count += 1)
    drafts.push(
      await raiseDraft(wes, "wesfarmers", { amount: `${count}000.00`, yourReference: `TENDER-${count}` }),
    );
  const { token } = await signedIn(product.url, PEOPLE.una);
  una = await openWindow(browser, product.url, { token });
  page = una.page;
  await page.goto("/documents?tab=drafts");
});

after(async () => {
  await keepPictures({ una });
  await browser?.close();
  await product?.stop();
});

test("the list is read page by page, and says where it is", async () => {
  // One draft of the demo business stands in this list too.
  await says("1–25 of 61");
  assert.equal(await rows().count(), PAGE);
  await page.getByRole("button", { name: "Next page" }).click();
  await says("26–50 of 61");
  await page.getByRole("button", { name: "Next page" }).click();
  await says("51–61 of 61");
  assert.equal(await page.getByRole("button", { name: "Next page" }).isDisabled(), true);
  await page.getByRole("button", { name: "Previous page" }).click();
  await says("26–50 of 61");
});

test("an order that was chosen begins at the first page, and is remembered", async () => {
  const amount = page.getByRole("columnheader", { name: "Amount" });
  await amount.getByRole("button").click();
  await page
    .locator("th[aria-sort=ascending], th[aria-sort=descending]")
    .filter({ hasText: "Amount" })
    .waitFor();
  await says("1–25 of 61");
  const order = await amount.getAttribute("aria-sort");
  const first = await amounts(order === "ascending" ? "$1,000.00" : "$88,000.00");
  assert.deepEqual(
    first,
    [...first].sort((one, other) => (order === "ascending" ? one - other : other - one)),
  );

  await page.reload();
  await says("1–25 of 61");
  assert.equal(await amount.getAttribute("aria-sort"), order);
  assert.deepEqual(await amounts(), first);
});

test("a page can hold more rows, and that is remembered too", async () => {
  await page.getByLabel("Rows a page").selectOption("50");
  await says("1–50 of 61");
  await page.reload();
  await says("1–50 of 61");
  await page.getByLabel("Rows a page").selectOption("25");
  await says("1–25 of 61");
});

test("words are searched for as they are typed, and stand in the address", async () => {
  const reference = drafts[41]?.referenceNumber ?? "";
  await page.getByRole("searchbox", { name: "Search reference or beneficiary" }).fill(reference);
  await says("1–1 of 1");
  await page.waitForURL(`**search=${reference}`);
  await rows().filter({ hasText: "$42,000.00" }).waitFor();
  await page.reload();
  await says("1–1 of 1");
});

test("a row that changes between the first reading and the first live update is caught up with", async () => {
  const released = Promise.withResolvers<void>();
  await page.route("**/live-socket*", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.reload();
  await says("1–1 of 1");
  await change("424242.42");
  released.resolve();
  await rows().filter({ hasText: "$424,242.42" }).waitFor();
});

test("a row changes while it is looked at", async () => {
  await change("434343.43");
  await rows().filter({ hasText: "$434,343.43" }).waitFor();
});

test("nothing that matches is said, and the search is cleared with one press", async () => {
  await page.getByRole("searchbox", { name: "Search reference or beneficiary" }).fill("no such words");
  await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await says("1–25 of 61");
});

test("no page logged an error, threw, or broke the content policy", () => {
  assert.deepEqual(una.troubles, []);
});

async function change(amount: string): Promise<void> {
  const { id = "" } = drafts[41] ?? {};
  const { version } = await seenDraft(api, id);
  await must(api, "updateDraft", { id, version, draft: { amount } });
}

const rows = () => page.getByRole("table").locator("tbody tr");

async function says(where: string): Promise<void> {
  await page.getByRole("navigation", { name: "Pages" }).getByText(where).waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** In dollars, in the order of the rows, once the first of them is there. */
async function amounts(firstText = "$"): Promise<number[]> {
  await rows().first().filter({ hasText: firstText }).waitFor();
  const texts = await rows().allInnerTexts();
  return texts.map((text) => Number((/\$([\d,.]+)/.exec(text)?.[1] ?? "").replaceAll(",", "")));
}
