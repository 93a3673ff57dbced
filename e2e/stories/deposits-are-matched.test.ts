// The provider's people bring the bank's statement: they see what each line would do, match one by hand, record them, and the applicant's request goes on.
// Shows, INV-14.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  cents,
  centsFromDecimal,
  decimalFromCents,
  subtractCents,
} from "@bondline/domain/values/money/money.ts";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { csvStatement } from "../../testing/builders/bank-statement-builder.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { draftsByStatus, type Signed, signedIn } from "../walks/records.ts";

let product: Product;
let browser: Browser;
let ada: Signed;
let rosa: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ada = await signedIn(product.url, PEOPLE.ada);
  const desk = await signedIn(product.url, PEOPLE.rosa);
  rosa = await openWindow(browser, product.url, { token: desk.token });
});
after(async () => {
  await keepPictures({ "deposits-rosa": rosa });
  await browser?.close();
  await product?.stop();
});

test("a statement is looked at, one line is matched by hand, and the deposits are recorded", async () => {
  const { PENDING_PAYMENT: draftId = "" } = await draftsByStatus(ada, idOf("organisation", "harbour"));
  const asked = await paymentOf(draftId);
  const bytes = csvStatement([
    { amount: "100.00", narrative: `Osko HARBOUR ${asked.reference.replaceAll("-", " ").toLowerCase()}` },
    {
      amount: decimalFromCents(subtractCents(centsFromDecimal(asked.total), cents(10_000n))),
      narrative: "Direct credit 308455 Harbour Civil",
    },
    { amount: "-15.00", narrative: "Account fee" },
  ]);
  const { page } = rosa;
  await page.goto("/staff/bank-statements");
  await page.getByRole("button", { name: "Upload statement" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload a bank statement" });
  await dialog
    .getByLabel("Statement", { exact: true })
    .setInputFiles({ name: "november.csv", mimeType: "text/csv", buffer: bytes });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText("november.csv. Nothing is recorded yet.").waitFor();
  assert.equal((await paymentOf(draftId)).paid, "0.00");

  await page.getByRole("button", { name: "Find its invoice" }).click();
  const finding = page.getByRole("dialog", { name: "Find the invoice of this deposit" });
  await finding.getByRole("searchbox").fill(asked.reference);
  await finding.getByRole("button", { name: /^Choose INV-/ }).click();
  await page.getByRole("button", { name: "Record 2 deposits" }).click();
  await page.getByText(/Recorded by Rosa/).waitFor();
  await page.getByText("Pays the invoice in full").waitFor();
  const { draft } = await ada.get("query ($id: ID!) { draft(id: $id) { status } }", { id: draftId });
  assert.equal(draft.status, "PROCESSING");
  assert.deepEqual(rosa.troubles, []);
});

async function paymentOf(id: string): Promise<{ reference: string; total: string; paid: string }> {
  const { draft } = await ada.get(
    "query ($id: ID!) { draft(id: $id) { paymentDetails { paymentDescription totalAmount paidAmount } } }",
    { id },
  );
  const { paymentDescription: reference, totalAmount: total, paidAmount: paid } = draft.paymentDetails;
  return { reference, total, paid };
}
