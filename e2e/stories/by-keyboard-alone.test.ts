// The portal without a mouse: the skip link, menus, dialogs that keep and give back focus, and the first step of a draft.
// Shows: UI-23, V-050, R-24, D-08, D-09.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";

const STOPS_MAX = 60;

let product: Product;
let browser: Browser;
let ada: Window;
let page: Page;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ada = await openWindow(browser, product.url);
  page = ada.page;
});

after(async () => {
  await keepPictures({ ada });
  await browser?.close();
  await product?.stop();
});

test("signing in needs no mouse, and an empty form puts the focus on its first fault", async () => {
  await page.goto("/account/login");
  await tabTo("Sign in");
  await page.keyboard.press("Enter");
  await isFocused("Email");
  await page.getByText("This field is required.").first().waitFor();
  await page.keyboard.type(PEOPLE.ada.email);
  await tabTo("Password");
  await page.keyboard.type(CAST_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/home");
});

test("the first stop skips the navigation", async () => {
  await page.reload();
  await page.getByRole("heading", { name: "Home" }).waitFor();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.keyboard.press("Tab");
  await isFocused("Skip to content");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "main");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.closest("main")?.id), "main");
});

test("the stops go through the rail in the order in which it reads", async () => {
  await page.reload();
  await page.getByRole("heading", { name: "Home" }).waitFor();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  const names = await namesOfStops(8);
  const places = ["Skip to content", "Bondline", "dark theme", "Harbour Civil", "Home", "Documents"].map(
    (part) => names.findIndex((name) => name.includes(part)),
  );
  assert.equal(places[0], 0);
  assert.deepEqual(
    places,
    [...places].sort((one, other) => one - other),
  );
});

test("a menu opens by key, moves by arrows, and gives the focus back by Escape", async () => {
  await tabTo(/Your account/);
  await page.keyboard.press("Enter");
  await isFocused("Profile", "menuitem");
  await page.keyboard.press("ArrowDown");
  await isFocused("Sign out", "menuitem");
  await page.keyboard.press("Escape");
  await page.getByRole("menuitem", { name: "Sign out" }).waitFor({ state: "hidden" });
  await isFocused(/Your account/);
});

test("going to another page puts the focus on its heading", async () => {
  await page.reload();
  await tabTo("Documents");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/documents");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Documents");
});

test("the first step of a draft is filled in to its end", async () => {
  await tabTo("New draft");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "New draft" }).waitFor();
  await tabTo("Continue");
  await page.keyboard.press("Enter");
  await isFocused("Purpose");
  await page.getByText("Choose the purpose.").waitFor();

  await choose("Tender");
  await type("Amount", "250000");
  await type(/Your reference/, "HC-KEYS");
  await type("Expiry date", "30/09/2028");
  await type(/Expected return/, "30/08/2028");
  await type("Project address", "200 George Street, Sydney NSW 2000");
  await type("Agreement", "Head contract, typed without a mouse");
  await tabTo("Continue");
  await page.keyboard.press("Enter");
  await page.waitForURL("**step=parties**");
  await page.getByRole("group", { name: "Applicant 1" }).waitFor();
});

test("a dialog takes the focus, keeps it, and gives it back when Escape closes it", async () => {
  await page.getByText("Saved", { exact: true }).waitFor();
  await tabTo("Preview");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press(stop % 3 === 0 ? "Shift+Tab" : "Tab");
    assert.equal(await isBehindDialog(), false);
  }
  // From within the frame that shows the wording, too.
  await dialog.locator("iframe").focus();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await isFocused("Preview");
});

test("no page logged an error, threw, or broke the content policy", () => {
  assert.deepEqual(ada.troubles, []);
});

/** The browser's own bar, for which the page's body stands, is reached too; nothing of the page behind is. */
async function isBehindDialog(): Promise<boolean> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest("[role=dialog]") === null;
  });
}

/** Presses Tab until a stop has this name, as somebody would who knows the page. */
async function tabTo(name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press("Tab");
    const found = await focusedName();
    if (typeof name === "string" ? found === name : name.test(found)) return;
    passed.push(found);
  }
  assert.fail(`No stop is called ${name}: ${passed.join(" | ")}`);
}

async function namesOfStops(count: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press("Tab");
    names.push(await focusedName());
  }
  return names;
}

/** As a screen reader would name what has the focus. */
async function focusedName(): Promise<string> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return "";
    const label = focused.getAttribute("aria-label");
    if (label !== null) return label;
    const labels = "labels" in focused && focused.labels instanceof NodeList ? focused.labels[0] : undefined;
    return (labels?.textContent ?? focused.textContent ?? "").replace(/\s+/g, " ").trim();
  });
}

async function isFocused(name: string | RegExp, role?: "menuitem"): Promise<void> {
  const end = Date.now() + 3_000;
  let found = await focusedName();
  while (!(typeof name === "string" ? found === name : name.test(found)) && Date.now() < end) {
    await page.waitForTimeout(50);
    found = await focusedName();
  }
  assert.match(found, typeof name === "string" ? new RegExp(`^${name}$`) : name);
  if (role !== undefined)
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), role);
}

async function type(field: string | RegExp, text: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.type(text);
}

/** In the list that has the focus. */
async function choose(option: string): Promise<void> {
  await page.keyboard.press("Space");
  await page.keyboard.type(option);
  await page.keyboard.press("Enter");
}
