// The provider changes how an email reads: one administrator proposes, another approves, and the next client reads it so.
// Shows: N-03.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { makeAdministrator } from "../walks/administrators.ts";
import { approveChange } from "../walks/first-run.ts";
import { signedIn } from "../walks/records.ts";

const SUBJECT = "Your Bondline password reset code";
const OWN = "Your code for a new password";

let product: Product;
let browser: Browser;
let people: Record<"gus" | "rosa", Window>;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const rosa = await signedIn(product.url, PEOPLE.rosa);
  await makeAdministrator(rosa, PEOPLE.gus.email);
  const gus = await signedIn(product.url, PEOPLE.gus);
  people = {
    gus: await openWindow(browser, product.url, { token: gus.token }),
    rosa: await openWindow(browser, product.url, { token: rosa.token }),
  };
});
after(async () => {
  await keepPictures({ "mail-text-gus": people.gus, "mail-text-rosa": people.rosa });
  await browser?.close();
  await product?.stop();
});

test("one finds the email, is told what it does not give, and sees it as it would be sent", async () => {
  const { page } = people.rosa;
  await page.goto("/staff/mail-texts");
  await page.getByLabel("Search emails").fill("forgotten");
  await page.getByRole("button", { name: `Propose a change of ${SUBJECT}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Subject").fill(`${OWN} {reference}`);
  await dialog.getByRole("textbox", { name: "From" }).fill(today());
  await dialog.getByLabel("Why").fill("Shorter.");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await dialog.getByText(/does not give \{reference\}/).waitFor();

  await dialog.getByLabel("Subject").fill(OWN);
  await dialog.getByLabel("Opening").fill("Type this code within {minutes} minutes, <b>please</b>:");
  await dialog.getByRole("button", { name: "Show" }).click();
  const mail = dialog.frameLocator("iframe");
  const opening = mail.getByText("Type this code within 10 minutes, <b>please</b>:");
  await opening.waitFor();
  const look = await opening.evaluate((each) => getComputedStyle(each).fontSize);
  assert.equal(look, "15px");
  await dialog.getByText("Plain text").click();
  await dialog
    .getByText(/Type this code within 10 minutes, <b>please<\/b>:/)
    .last()
    .waitFor();
  await dialog.getByRole("button", { name: "Propose" }).click();
  await page.getByText("A change is waiting for approval").first().waitFor();
});

test("another approves it, and whoever asks for a code then reads it so", async () => {
  await approveChange(people.gus.page, SUBJECT);
  const { page } = people.rosa;
  await page.goto("/staff/mail-texts");
  await page.getByText(/^Version 2, for emails written since/).waitFor();
  const visitor = await openWindow(browser, product.url);
  await visitor.page.goto("/account/reset");
  await visitor.page.getByLabel("Email").fill(PEOPLE.ada.email);
  await visitor.page.getByRole("button", { name: "Send code" }).click();
  const { text } = await product.mailTo(PEOPLE.ada.email, new RegExp(`^${OWN}$`));
  assert.match(text, /Type this code within \d+ minutes, <b>please<\/b>:/);
});

/** The product's clock is the machine's. */
function today(): string {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone: "Australia/Sydney",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  return parts.format(new Date());
}
