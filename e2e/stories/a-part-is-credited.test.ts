// The provider credits a part of an invoice that was paid and pays it back: two of its people agree on each, and the client has the note, the refund and the statement.
// Shows: Q-003, INV-25, INV-43, INV-45.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { makeAdministrator } from "../walks/administrators.ts";
import { approveChange } from "../walks/first-run.ts";
import { draftsByStatus, signedIn } from "../walks/records.ts";

let product: Product;
let browser: Browser;
let people: Record<"ada" | "gus" | "rosa", Window>;
let draftId: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const [ada, rosa] = [await signedIn(product.url, PEOPLE.ada), await signedIn(product.url, PEOPLE.rosa)];
  await makeAdministrator(rosa, PEOPLE.gus.email);
  const gus = await signedIn(product.url, PEOPLE.gus);
  const [first, second, third] = await Promise.all(
    [ada, gus, rosa].map(({ token }) => openWindow(browser, product.url, { token })),
  );
  people = { ada: first as Window, gus: second as Window, rosa: third as Window };
  const drafts = await draftsByStatus(ada, idOf("organisation", "harbour"));
  draftId = drafts.PROCESSING ?? "";
});
after(async () => {
  await keepPictures({
    "credited-ada": people.ada,
    "credited-gus": people.gus,
    "credited-rosa": people.rosa,
  });
  await browser?.close();
  await product?.stop();
});

test("one proposes how much of which line is credited", async () => {
  const { page } = people.rosa;
  await page.goto(`/staff/drafts/${draftId}`);
  const card = page.getByRole("region", { name: "Credit notes" });
  await card.getByRole("button", { name: /^Credit INV-/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Credit INV-/ });
  await dialog.getByLabel(/^Establishment fee/i).fill("100");
  await dialog.getByText("The credit note comes to $100.00, $0.00 of it GST").waitFor();
  await dialog.getByLabel(/^Why/).fill("The courier was not needed.");
  await dialog.getByRole("button", { name: "Ask for approval" }).click();
  await card.getByText(/is waiting for a second administrator/).waitFor();
});

test("another looks at it and approves it", async () => {
  const { page } = people.gus;
  await page.goto("/staff/changes");
  await page.getByText("Credit note", { exact: true }).waitFor();
  await approveChange(page, "$100.00 of INV-");
  const { page: desk } = people.rosa;
  const card = desk.getByRole("region", { name: "Credit notes" });
  await card.getByText("The courier was not needed.").waitFor();
  await desk.getByRole("region", { name: "Refunds" }).getByText("Credited after it was paid").waitFor();
});

test("one approves that it is paid back to the account on the draft, and another confirms it", async () => {
  const { page } = people.rosa;
  const card = page.getByRole("region", { name: "Refunds", exact: true });
  await card.getByRole("button", { name: "Approve bank transfer" }).click();
  const dialog = page.getByRole("dialog", { name: "Approve the refund of $100.00" });
  await dialog.getByRole("button", { name: "Approve refund" }).click();
  await card.getByText(/has approved this. It is waiting for a second person/).waitFor();

  const { page: second } = people.gus;
  await second.goto(`/staff/drafts/${draftId}`);
  const approvals = second.getByRole("region", { name: "Approvals of a refund" });
  await approvals.getByText("Account on the draft").waitFor();
  await approvals.getByRole("button", { name: "Confirm", exact: true }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Confirm $100.00" }).click();
  await approvals.getByText("Confirmed and done").waitFor();
});

test("once it is paid that is recorded, and nothing is left to do", async () => {
  const { page } = people.rosa;
  const card = page.getByRole("region", { name: "Refunds", exact: true });
  await card.getByRole("button", { name: "Record refund" }).click();
  const dialog = page.getByRole("dialog", { name: "Record the refund of $100.00" });
  await dialog.getByLabel(/^Payment reference/).fill("NPP 118");
  await dialog.getByRole("button", { name: "Record refund" }).click();
  await card.getByText("Reference NPP 118").waitFor();
  assert.equal(await card.getByRole("button").count(), 0);
});

test("the register has it as paid back, and the draft leads there", async () => {
  const { page } = people.rosa;
  await page.getByRole("link", { name: "See them among all refunds" }).click();
  await page.getByRole("heading", { name: "All refunds" }).waitFor();
  const row = page.getByRole("row", { name: /Harbour Civil/ });
  await row.getByText("Paid back").waitFor();
  await row.getByText("$100.00", { exact: true }).waitFor();
  await row.getByText("Credited after it was paid").waitFor();
  await page.goto("/staff/refunds?states=DUE&reasons=CREDITED");
  await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
  await page.goto("/staff/refunds?states=PAID&reasons=CREDITED");
  await page.getByRole("row", { name: /Harbour Civil/ }).waitFor();
});

test("the client reads it beside the request, has its file, and finds it in the statement", async () => {
  const { page } = people.ada;
  await page.goto(`/drafts/${idOf("organisation", "harbour")}/${draftId}/view`);
  const card = page.getByRole("region", { name: "Credit notes" });
  await card.getByText("The courier was not needed.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: /^Download CN-/ }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^CN-.+-1\.pdf$/);
  const refunds = page.getByRole("region", { name: "Refunds" });
  await refunds.getByText("$100.00", { exact: true }).waitFor();
  await refunds.getByText("Reference NPP 118").waitFor();

  await page.goto("/settings/billing/statement");
  const row = page.getByRole("row", { name: /Credit note CN-/ });
  await row.getByText("-$100.00").first().waitFor();
});
