// A draft in every status, its submission and its progress: both themes, a desktop and a phone, no fault that can be measured.
// Shows.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/testing/cast.ts";
import { idOf } from "../../server/testing/cast-ids.ts";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { draftsByStatus, raiseDraft, signedIn } from "../walks/records.ts";
import { faultsOfAll } from "../walks/screens.ts";

const HARBOUR = idOf("organisation", "harbour");

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

test("a draft is fine in every status, on every device and in both themes", async () => {
  const ada = await signedIn(product.url, PEOPLE.ada);
  const drafts = await draftsByStatus(ada, HARBOUR);
  const begun = await raiseDraft(ada, "harbour");
  const window = await openWindow(browser, product.url, { token: ada.token });
  const faults = await faultsOfAll(window, [
    ...Object.entries(drafts).map(([status, id]) => ({
      name: `draft-view-${status.toLowerCase().replaceAll("_", "-")}`,
      path: `/drafts/${HARBOUR}/${id}/view`,
      shows: "raised the draft",
    })),
    { name: "draft-view-begun", path: `/drafts/${HARBOUR}/${begun.id}/view`, shows: "raised the draft" },
    { name: "draft-submit", path: `/drafts/${HARBOUR}/${drafts.DRAFT}/submit`, shows: "Ready to submit?" },
    { name: "draft-progress", path: `/progress/${HARBOUR}/${drafts.SUBMITTED}`, shows: "Who is waited for" },
  ]);
  assert.deepEqual(faults, []);
});
