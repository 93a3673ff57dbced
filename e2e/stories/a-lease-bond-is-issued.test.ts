// A lease bond goes from the page of its kind to issue: in its own words, with its own product, and no question about a building contract.
// Shows: D-78, UI-01.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { aPdf } from "../../testing/sample-files.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { payByCard, submit } from "../walks/draft-view.ts";
import { continueTo, fillFeesAndFundsOfMacquarie } from "../walks/draft-wizard.ts";
import { signedIn } from "../walks/records.ts";
import { approve, establish, recordSecurity } from "../walks/staff-desk.ts";

const NUMBER = "LB 2026/000482";

let product: Product;
let browser: Browser;
let ada: Window;
let rosa: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const ofAda = await signedIn(product.url, PEOPLE.ada);
  ada = await openWindow(browser, product.url, { token: ofAda.token });
  const ofRosa = await signedIn(product.url, PEOPLE.rosa);
  rosa = await openWindow(browser, product.url, { token: ofRosa.token });
});

after(async () => {
  await keepPictures({ "lease-ada": ada, "lease-rosa": rosa });
  await browser?.close();
  await product?.stop();
});

test("a lease bond is raised from the home page, approved, paid and issued", async () => {
  const { page } = ada;
  await page.goto("/");
  await page.getByRole("link", { name: "New draft" }).first().click();
  await page.getByLabel("Kind of security").selectOption({ label: "Lease Bond" });
  await page.getByText("A bank pays your lessor on demand.").waitFor();
  assert.equal(await page.getByLabel("Purpose").inputValue(), "RENTAL_BOND");
  await page.getByLabel("Amount").fill("$48,000");
  await page.getByRole("textbox", { name: "Expiry date" }).fill("30/09/2028");
  await page.getByLabel("Project address").fill("88 Phillip Street, Sydney NSW 2000");
  await page.getByLabel("Agreement", { exact: true }).fill("Lease of level 4");
  await continueTo(page, "parties");
  const lessor = page.getByRole("group", { name: "Beneficiary 1" });
  await lessor.getByLabel("Name", { exact: true }).fill("Phillip Street Property Pty Ltd");
  await lessor.getByLabel("ABN or ACN").fill("28 008 984 049");
  await lessor.getByLabel("Principal place of business").fill("1 Phillip Street, Sydney NSW 2000");
  await lessor.getByLabel("Email").fill("lessor@phillip.example");
  await continueTo(page, "contract");
  // No form of a building contract fits a lease.
  assert.equal(await page.getByText("AS 4000 with expiry").count(), 0);
  await page.frameLocator("iframe").getByText("Lessor").first().waitFor();
  await continueTo(page, "funds");
  await fillFeesAndFundsOfMacquarie(page, "Macquarie lease bond");
  await submit(page);
  await page.getByText("Submitted", { exact: true }).first().waitFor();

  const draftId = /\/([0-9a-f-]{36})\/view/.exec(page.url())?.[1] ?? "";
  await rosa.page.goto(`/staff/drafts/${draftId}`);
  await approve(rosa.page);
  await page.getByRole("heading", { name: "Payment request" }).waitFor();
  await payByCard(page);
  await page.getByText("Processing", { exact: true }).first().waitFor();
  await recordSecurity(rosa.page, "TD 0091 448");
  await rosa.page.getByRole("button", { name: "Establish" }).waitFor();
  await establish(rosa.page, NUMBER, aPdf("Lease bond."));

  await page.goto("/documents");
  await page.getByText("$48,000.00").first().waitFor();
  await page
    .getByRole("row", { name: /48,000\.00/ })
    .getByRole("link")
    .first()
    .click();
  await page.waitForURL("**/documents/**/view");
  for (const text of [NUMBER, "Phillip Street Property Pty Ltd", "Lease bond"])
    await page.getByText(text).first().waitFor();
});

test("no page logged an error, threw, or broke the content policy", () => {
  assert.deepEqual([...ada.troubles, ...rosa.troubles], []);
});
