// From an amount that two administrators have set, one person of the desk approves a draft, another confirms it, and only then is the client asked for payment.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { approveChange } from "../walks/first-run.ts";
import { draftsByStatus, type Signed, signedIn } from "../walks/records.ts";
import { tickChecklist } from "../walks/staff-desk.ts";

let product: Product;
let browser: Browser;
let people: Record<"gus" | "rosa", Window>;
let ada: Signed;
let draftId: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ada = await signedIn(product.url, PEOPLE.ada);
  const rosa = await signedIn(product.url, PEOPLE.rosa);
  await makeAdministrator(rosa, PEOPLE.gus.email);
  const gus = await signedIn(product.url, PEOPLE.gus);
  const [first, second] = await Promise.all(
    [gus, rosa].map(({ token }) => openWindow(browser, product.url, { token })),
  );
  people = { gus: first as Window, rosa: second as Window };
  draftId = (await draftsByStatus(ada, idOf("organisation", "harbour"))).SUBMITTED ?? "";
});
after(async () => {
  await keepPictures({ "second-gus": people.gus, "second-rosa": people.rosa });
  await browser?.close();
  await product?.stop();
});

async function makeAdministrator(rosa: Signed, email: string): Promise<void> {
  const { staffPeople } = await rosa.get(
    "{ staffPeople(first: 50) { edges { node { id version email } } } }",
  );
  type Person = { id: string; version: number; email: string };
  const found: Person | undefined = staffPeople.edges
    .map(({ node }: { node: Person }) => node)
    .find((each: Person) => each.email === email);
  const input = { id: found?.id, version: found?.version, staffType: "GENERAL", isAdmin: true };
  await rosa.mutate("changeStaffRole", "ChangeStaffRoleInput", input, "staffPerson { isAdmin }");
}

async function statusNow(): Promise<string> {
  return (await ada.get("query ($id: ID!) { draft(id: $id) { status } }", { id: draftId })).draft.status;
}

test("administrators set by two from which amount a bank guarantee takes two", async () => {
  const { page } = people.rosa;
  await page.goto("/staff/settings");
  await page.getByRole("button", { name: "Propose other amounts" }).click();
  const dialog = page.getByRole("dialog", { name: "Propose other amounts" });
  await dialog.getByLabel(/^Bank Guarantee/).fill("10000");
  await dialog.getByLabel(/^Why/).fill("What the board has decided.");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await page.getByText("The amounts are waiting for approval").waitFor();
  await people.gus.page.goto("/staff/changes");
  await approveChange(people.gus.page, "Sums from which two approve");
});

test("the first approval asks nobody for money, and whoever gave it can't confirm it", async () => {
  const { page } = people.rosa;
  await page.goto(`/staff/drafts/${draftId}`);
  await tickChecklist(page);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Approve with a fee plan" });
  await dialog.getByText("A second person confirms this approval").waitFor();
  await dialog
    .getByRole("radio", { name: /Macquarie/ })
    .first()
    .check();
  const anyway = dialog.getByRole("checkbox", { name: /approve anyway/ });
  if ((await anyway.count()) > 0) await anyway.check();
  await dialog.getByRole("button", { name: /^Approve, \$/ }).click();
  await page.getByRole("button", { name: "Take approval back" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Confirm approval" }).count(), 0);
  assert.equal(await statusNow(), "SUBMITTED");
});

test("a colleague finds it in the queue, confirms it, and the client is asked for payment", async () => {
  const { page } = people.gus;
  await page.goto("/staff/work?kind=SECOND_APPROVAL");
  const row = page.getByRole("row", { name: /Second approval/ });
  await row.getByRole("link").first().click();
  await page.getByText("Approved by Rosa Whitfield, waiting for a second person").first().waitFor();
  await page.getByRole("button", { name: "Confirm approval" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm the approval" });
  await dialog.getByRole("button", { name: /^Confirm, ask for \$/ }).click();
  await page.getByText("Draft approved by two people").waitFor();
  const card = page.getByRole("region", { name: "Approvals" });
  await card.getByText(/^First approval by Rosa Whitfield/).waitFor();
  await card.getByText(/^By Gus Reid/).waitFor();
  assert.equal(await statusNow(), "PENDING_PAYMENT");
});
