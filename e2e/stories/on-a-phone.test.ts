// The main job on a phone: an applicant and a manager do everything with a thumb, and no page scrolls sideways.
// Shows, ST-07, INV-01, INV-25, INV-27.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { keepPictures, openBrowser, openWindow, PHONE, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { payByCard } from "../walks/draft-view.ts";
import { draftsByStatus, signedIn } from "../walks/records.ts";
import { signIn } from "../walks/register.ts";
import { widthOf } from "../walks/screens.ts";
import { openFromQueue, requestChanges } from "../walks/staff-desk.ts";
import { smallTargets } from "../walks/targets.ts";

const HARBOUR = idOf("organisation", "harbour");

let product: Product;
let browser: Browser;
let ada: Window;
let page: Page;
let drafts: Record<string, string>;
const faults = new Set<string>();

before(async () => {
  product = await startProduct({ isFilledAnew: true });
  browser = await openBrowser();
  drafts = await draftsByStatus(await signedIn(product.url, PEOPLE.ada), HARBOUR);
  ada = await openWindow(browser, product.url, { isPhone: true });
  page = ada.page;
});

after(async () => {
  await keepPictures({ ada });
  await browser?.close();
  await product?.stop();
});

test("she signs in, and reaches every place through the drawer", async () => {
  await page.goto("/account/login");
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await fits(page);
  await signIn(page, { email: PEOPLE.ada.email, password: CAST_PASSWORD });
  await page.getByText("Drafts waiting on you").waitFor();
  await fits(page);

  await page.getByRole("button", { name: "Open navigation" }).tap();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "Documents" }).waitFor();
  await fits(page);
  await drawer.getByRole("link", { name: "Documents" }).tap();
  await page.waitForURL("**/documents");
  await drawer.waitFor({ state: "hidden" });
});

test("the list is rows that name beneficiary, amount and status, and each opens its record", async () => {
  assert.equal(await page.getByRole("table").count(), 0);
  await fits(page);
  await page
    .getByRole("navigation", { name: "Documents by status" })
    .getByRole("link", { name: /^Established/ })
    .tap();
  const row = page.getByRole("link", { name: /BHP Group Limited/ });
  await row.waitFor();
  for (const text of ["$1,250,000.50", "Established"]) await page.getByText(text).first().waitFor();
  await fits(page);
  await row.tap();
  await page.waitForURL("**/documents/**/view");
  await page.getByText("How this was worked out").waitFor();
  await fits(page);
});

test("the tab that is open is in sight, however far along the strip it stands", async () => {
  await page.goto("/documents?tab=discontinued");
  await page.getByText("$27,500.00").waitFor();
  const box = await page.getByRole("link", { name: /^Discontinued/ }).boundingBox();
  assert.ok(box !== null && box.x >= 0 && box.x + box.width <= PHONE.width, JSON.stringify(box));
});

test("a step of a draft is filled in, and the way on stays in reach", async () => {
  await page.goto(`/drafts/${HARBOUR}/create?draft=${drafts.DRAFT}&step=guarantee`);
  const reference = page.getByRole("textbox", { name: /Your reference/ });
  await reference.fill("HC-THUMB");
  await page.getByText("Saved", { exact: true }).waitFor();
  await fits(page);
  const onward = page.getByRole("button", { name: "Continue" });
  const box = await onward.boundingBox();
  assert.ok(box !== null && box.y + box.height <= PHONE.height, "the way on is in the window");
  for (const step of ["parties", "contract", "funds"]) {
    await onward.tap();
    await page.waitForURL(`**step=${step}**`);
    await page.getByText(/^Step \d of 4/).waitFor();
    await fits(page);
  }
  await page.getByRole("button", { name: "Review and submit" }).tap();
  await page.waitForURL("**/submit");
  await fits(page);
});

test("a draft shows how it stands, and is paid for by card", async () => {
  await page.goto(`/drafts/${HARBOUR}/${drafts.DRAFT}/view`);
  await page.getByText("HC-THUMB").first().waitFor();
  await fits(page);
  await page.goto(`/drafts/${HARBOUR}/${drafts.PENDING_PAYMENT}/view`);
  await page.getByRole("heading", { name: "Payment request" }).waitFor();
  await fits(page);
  await payByCard(page);
  await page.getByText("Processing", { exact: true }).first().waitFor();
  await fits(page);
});

test("the manager works the queue and decides from a phone", async () => {
  const { token } = await signedIn(product.url, PEOPLE.rosa);
  const rosa = await openWindow(browser, product.url, { isPhone: true, token });
  await rosa.page.goto("/staff/drafts");
  await rosa.page.getByRole("heading", { name: "Review queue" }).waitFor();
  await fits(rosa.page);
  await openFromQueue(rosa.page, "Wesfarmers Limited");
  await fits(rosa.page);
  await rosa.page.getByRole("button", { name: "Approve" }).tap();
  await rosa.page.getByRole("dialog").waitFor();
  await fits(rosa.page);
  await rosa.page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap();
  await requestChanges(rosa.page, "Please attach the tender.");
  await rosa.page.getByText("Changes requested").first().waitFor();
  assert.deepEqual(rosa.troubles, []);
});

test("no page scrolled sideways, and everything was large enough for a finger", () => {
  assert.deepEqual([...faults], []);
});

test("no page logged an error, threw, or broke the content policy", () => {
  assert.deepEqual(ada.troubles, []);
});

/** No sideways scroll, and nothing too small for a finger. */
async function fits(on: Page): Promise<void> {
  const { pathname } = new URL(on.url());
  const wide = await widthOf(on);
  if (wide > PHONE.width) faults.add(`${pathname} is ${wide} px wide`);
  for (const small of await smallTargets(on)) faults.add(`${pathname}: ${small}`);
}
