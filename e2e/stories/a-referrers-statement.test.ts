// A referrer looks at what became of their link and at their statement; the provider records a payout, and the statement shows it.
// Shows: REF-15, REF-16.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

let product: Product;
let browser: Browser;
let tom: Window;
let rosa: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const referrer = await signedIn(product.url, PEOPLE.tom);
  tom = await openWindow(browser, product.url, { token: referrer.token });
  const desk = await signedIn(product.url, PEOPLE.rosa);
  rosa = await openWindow(browser, product.url, { token: desk.token });
});
after(async () => {
  await keepPictures({ "statement-tom": tom, "statement-rosa": rosa });
  await browser?.close();
  await product?.stop();
});

test("a client's progress and the statement are the referrer's to see, and a payout comes onto it", async () => {
  await tom.page.goto("/referrals");
  const clients = tom.page.getByRole("region", { name: "Businesses" });
  await clients.getByText("Harbour Civil Pty Ltd").waitFor();
  await clients.getByText("Earned $150.00").waitFor();
  await tom.page.getByText("Show QR code").click();
  await tom.page.getByRole("img", { name: "QR code of the referral link" }).waitFor();
  await tom.page.getByRole("link", { name: "Statement of Tom Quinn" }).click();
  await tom.page.getByLabel("From", { exact: true }).fill("01/01/2016");
  const lines = tom.page.getByRole("table", { name: "Lines of the statement" });
  await lines.getByRole("row", { name: /Harbour Civil Pty Ltd/ }).waitFor();
  await lines.getByRole("row", { name: /NPP 20418/ }).waitFor();
  const download = tom.page.waitForEvent("download");
  await tom.page.getByRole("button", { name: "Download PDF" }).click();
  assert.match((await download).suggestedFilename(), /^Referral statement .*\.pdf$/);

  await rosa.page.goto("/staff/referrers");
  await rosa.page.getByRole("link", { name: "Tom Quinn" }).click();
  await rosa.page.getByRole("button", { name: "Record a payout" }).click();
  const dialog = rosa.page.getByRole("dialog", { name: "Record a payout to Tom Quinn" });
  await dialog.getByLabel("Amount").fill("50.01");
  await dialog.getByLabel("Payment reference").fill("NPP 31007");
  await dialog.getByRole("button", { name: "Record payout" }).click();
  await dialog.getByText("More than is owed, which is $50.00.").waitFor();
  await dialog.getByLabel("Amount").fill("50");
  await dialog.getByRole("button", { name: "Record payout" }).click();
  await rosa.page.getByText("The payout is recorded").waitFor();
  await rosa.page.getByRole("row", { name: /NPP 31007/ }).waitFor();

  await tom.page.goto("/referrals");
  await tom.page.getByText("Owed to you").waitFor();
  await tom.page.getByText("$150.00", { exact: true }).first().waitFor();
  await tom.page.getByRole("link", { name: "Statement of Tom Quinn" }).click();
  const newest = lines.getByRole("row", { name: /NPP 31007/ });
  await newest.getByText("$0.00", { exact: true }).waitFor();
  assert.deepEqual(tom.troubles, []);
  assert.deepEqual(
    rosa.troubles.filter((each) => !each.includes("VALIDATION_ERROR")),
    [],
  );
});
