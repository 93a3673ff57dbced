// Every screen of the provider's and the supplier's desk: both themes, a desktop and a phone, no fault that can be measured.
// Shows: ST-01.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import type { Api } from "../../server/testing/api.ts";
import { PEOPLE } from "../../server/testing/cast.ts";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";
import { faultsOfAll } from "../walks/screens.ts";

let product: Product;
let browser: Browser;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  await product?.stop();
});

test("the desk's screens are fine on every device and in both themes", async () => {
  const rosa = await signedIn(product.url, PEOPLE.rosa);
  const drafts = await draftsByStatus(rosa);
  const window = await openWindow(browser, product.url, { token: rosa.token });
  const faults = await faultsOfAll(window, [
    { name: "staff-queue", path: "/staff/drafts", shows: "Review queue" },
    ...Object.entries(drafts).map(([status, id]) => ({
      name: `staff-draft-${status.toLowerCase().replaceAll("_", "-")}`,
      path: `/staff/drafts/${id}`,
      shows: "raised the draft",
    })),
    {
      name: "staff-approve",
      path: `/staff/drafts/${drafts.SUBMITTED}`,
      shows: "raised the draft",
      after: (page) => page.getByRole("button", { name: "Approve" }).click(),
    },
    {
      name: "staff-request-changes",
      path: `/staff/drafts/${drafts.SUBMITTED}`,
      shows: "raised the draft",
      after: (page) => page.getByRole("button", { name: /^Request/ }).click(),
    },
  ]);
  assert.deepEqual(faults, []);
});

test("a supplier's desk is fine too", async () => {
  const sam = await signedIn(product.url, PEOPLE.sam);
  const window = await openWindow(browser, product.url, { token: sam.token });
  const faults = await faultsOfAll(window, [
    { name: "supplier-queue", path: "/staff/drafts", shows: "Review queue" },
  ]);
  assert.deepEqual(faults, []);
});

/** One draft of each status that stands in the queue. */
async function draftsByStatus(api: Api): Promise<Record<string, string>> {
  const { staffDrafts } = await api.get("{ staffDrafts(first: 50) { edges { node { id status } } } }");
  const nodes: { id: string; status: string }[] = staffDrafts.edges.map(
    ({ node }: { node: { id: string; status: string } }) => node,
  );
  return Object.fromEntries(nodes.map(({ id, status }) => [status, id]));
}
