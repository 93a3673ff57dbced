// Records, pages and people are found by the keyboard alone, and by nobody who may not open them.
// Shows: UI-30..UI-32.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

/** An own record of the demo's client, found by a part of its number. */
const NUMBER = "BBA-55012";
const PART = "55012";

let product: Product;
let browser: Browser;
let ada: Window;
let lou: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ada = await openWindow(browser, product.url, { token: (await signedIn(product.url, PEOPLE.ada)).token });
  lou = await openWindow(browser, product.url, { token: (await signedIn(product.url, PEOPLE.lou)).token });
});

after(async () => {
  await keepPictures({ ada, lou });
  await browser?.close();
  await product?.stop();
});

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search everything" }).waitFor();
  await page.keyboard.type(words);
}

/** What Enter would open, as a screen reader is told it. */
async function chosen(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const active = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
    return document.getElementById(active)?.textContent ?? "";
  });
}

test("a document is found by a part of its number, and opened", async () => {
  const { page } = ada;
  await page.goto("/home");
  await page.getByRole("heading", { name: "Home" }).waitFor();
  await searchFor(page, PART);
  await page.getByRole("group", { name: "Documents" }).waitFor();
  assert.match(await chosen(page), new RegExp(PART));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/documents\/.+\/view$/);
  // The page is there once it is named by its document: the number alone stands on Home and among what was found.
  await page.waitForFunction(() => document.title.startsWith("$"));
  await page.getByText(NUMBER).first().waitFor();
});

test("two letters lead to the facilities, and / to the search of their list", async () => {
  const { page } = ada;
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await page.waitForURL("**/facilities");
  await page.getByRole("heading", { name: "Facilities", level: 1 }).waitFor();
  await page.getByRole("searchbox").first().waitFor();
  await page.keyboard.press("/");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("type")), "search");
  await page.keyboard.type("gf");
  assert.equal(new URL(page.url()).pathname, "/facilities", "what is typed is text");
  await page.keyboard.press("Escape");
});

test("a colleague is found, and what was opened stands among what was opened lately", async () => {
  const { page } = ada;
  await searchFor(page, PEOPLE.ben.email);
  await page.getByRole("group", { name: "People" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/members\?search=/);
  await page.getByText(PEOPLE.ben.email).first().waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("group", { name: "Opened lately" }).waitFor();
  await page.keyboard.press("Escape");
});

test("? shows the keys, until they are turned off in the profile", async () => {
  const { page } = ada;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await page.waitForURL("**/profile");
  await page.getByRole("checkbox", { name: "Keys of a single letter" }).uncheck();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.equal(new URL(page.url()).pathname, "/profile");
});

test("somebody without rights to it finds nothing", async () => {
  const { page } = lou;
  await page.goto("/home");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await searchFor(page, PART);
  await page.getByText(`Nothing found for “${PART}”.`).locator("visible=true").first().waitFor();
  await page.keyboard.press("Escape");
});

test("nothing of it troubles the browser", () => {
  assert.deepEqual([...ada.troubles, ...lou.troubles], []);
});
