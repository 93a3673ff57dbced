// An administrator settles the organisation's settings: where the post goes, an alert with its preview, a key, and an invoice sent on.
// Shows: R-32..R-36, AL-02..AL-05, INV-02..INV-04, UI-03, API-111.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
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
  await keepPictures({ "settings-ada": ada });
  await browser?.close();
  await product?.stop();
});

test("the settings open with the organisation, and its post goes to a post box from now on", async () => {
  const { page } = ada;
  await page.goto("/home");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.waitForURL("**/settings/organisation");
  await page.getByLabel("The same as the business address").uncheck();
  await page.getByLabel("Address line 1").fill("PO Box 7");
  await page.getByLabel("Suburb").fill("Newcastle");
  await page.getByLabel("State").selectOption("NSW");
  await page.getByLabel("Postcode").fill("1300");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Organisation Details Updated").waitFor();
  await page.reload();
  assert.equal(await page.getByLabel("Address line 1").inputValue(), "PO Box 7");
});

test("an alert shows what it would send before it is saved, and is there afterwards", async () => {
  const { page } = ada;
  await page.getByRole("link", { name: "Alerts" }).click();
  await page.getByRole("button", { name: "Add alert" }).click();
  const dialog = page.getByRole("dialog", { name: "Add alert" });
  await dialog.getByLabel("Days before").fill("365");
  await dialog
    .getByRole("link", { name: /expires on \d\d\/\d\d\/\d{4}/ })
    .first()
    .waitFor();
  await dialog.getByText("The first email").click();
  await dialog.getByText(/asked to be told 365 days before the expiry date/).waitFor();
  await dialog.getByRole("textbox", { name: "Recipients" }).fill("cfo@harbourcivil.example");
  await dialog.getByRole("button", { name: "Save" }).click();

  await page.getByText("365 days before the expiry date").waitFor();
  await page.getByText("ada@harbourcivil.example, cfo@harbourcivil.example").waitFor();
});

test("an alert is changed, and removed after the question was answered", async () => {
  const { page } = ada;
  await page.getByRole("button", { name: "Actions for 365 days before the expiry date" }).click();
  await page.getByRole("menuitem", { name: "Change" }).click();
  const dialog = page.getByRole("dialog", { name: "Change alert" });
  await dialog.getByLabel("What to watch").selectOption("EXPECTED_RETURN_DATE");
  await dialog.getByLabel("Days before").fill("14");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Actions for 14 days before the expected return date" }).click();
  await page.getByRole("menuitem", { name: "Remove alert" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove alert" }).click();
  await page.getByText("No alerts yet").waitFor();
});

test("a key of the organisation's own is added", async () => {
  const { page } = ada;
  await page.getByRole("link", { name: "Metadata" }).click();
  await page.getByLabel("New field").fill("Cost centre");
  await page.getByRole("button", { name: "Add field" }).click();
  await page.getByRole("button", { name: "Remove Cost centre" }).waitFor();
});

test("an invoice is shown for printing, with the post box on it, and sent to somebody else", async () => {
  const { page } = ada;
  await page.getByRole("link", { name: "Billing" }).click();
  const table = page.getByRole("table", { name: "Invoices" });
  await table
    .getByRole("button", { name: /^Actions for INV-/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "View and print" }).click();
  const invoice = page.frameLocator("iframe[title^='Invoice INV-']");
  await invoice.getByText("PO Box 7, Newcastle NSW 1300").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  await table
    .getByRole("button", { name: /^Actions for INV-/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Send to more people" }).click();
  const dialog = page.getByRole("dialog", { name: /^Send INV-/ });
  await dialog.getByRole("textbox", { name: "Recipients" }).fill("bookkeeper@harbourcivil.example");
  await dialog.getByRole("button", { name: "Add" }).click();
  await dialog.getByRole("button", { name: "Send invoice" }).click();
  await page.getByText("Your invoice has been sent").waitFor();
  const mail = await product.mailTo("bookkeeper@harbourcivil.example", /^Invoice INV-/);
  assert.match(mail.text, /“Harbour Civil Pty Ltd” sends you the invoice/);
});

test("nothing went wrong on the way", () => {
  assert.deepEqual(ada.troubles, []);
});

test("on paper a page has its organisation, its day and all its columns, and nothing to press", async () => {
  const { page } = ada;
  await page.goto("/reports");
  await page.getByRole("table", { name: "Reports" }).getByRole("row").nth(2).waitFor();
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.locator("[data-left='Harbour Civil Pty Ltd']").waitFor();
  // Of the tabs the present one stays: it says what the figures are of.
  const links = page.getByRole("navigation").getByRole("link").filter({ visible: true });
  assert.equal(await links.count(), 1);
  assert.equal(await links.getAttribute("aria-current"), "page");
  assert.equal(await page.getByRole("button", { name: "Print" }).filter({ visible: true }).count(), 0);
  await page.emulateMedia({ media: "screen" });
});
