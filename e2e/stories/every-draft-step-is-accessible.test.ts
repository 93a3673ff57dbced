// Every step of a draft, begun, filled in and refused: both themes, a desktop and a phone, no fault that can be measured.
// Shows: R-24.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/testing/cast.ts";
import { idOf } from "../../server/testing/cast-ids.ts";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { draftsByStatus, raiseDraft, signedIn } from "../walks/records.ts";
import { faultsOfAll, sentEmpty } from "../walks/screens.ts";

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

test("each step of a draft, begun, filled in and refused, is fine on every device and in both themes", async () => {
  const ada = await signedIn(product.url, PEOPLE.ada);
  const { DRAFT: filled = "" } = await draftsByStatus(ada, HARBOUR);
  const begun = await raiseDraft(ada, "harbour");
  const step = (draftId: string, id: string) => `/drafts/${HARBOUR}/create?draft=${draftId}&step=${id}`;
  const window = await openWindow(browser, product.url, { token: ada.token });
  const faults = await faultsOfAll(window, [
    { name: "draft-new", path: `/drafts/${HARBOUR}/create`, shows: "New draft" },
    ...["guarantee", "parties", "contract", "delivery", "funds"].map((id) => ({
      name: `draft-step-${id}`,
      path: step(filled, id),
      shows: /^Draft DR-/,
    })),
    {
      name: "draft-step-refused",
      path: step(begun.id, "guarantee"),
      shows: /^Draft DR-/,
      after: sentEmpty("Continue"),
    },
  ]);
  assert.deepEqual(faults, []);
});
