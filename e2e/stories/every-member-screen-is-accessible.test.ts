// Home, lists and documents of an organisation with business under way: both themes, a desktop and a phone, no fault that can be measured.
// Shows, UI-04.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import type { Api } from "../../server/testing/api.ts";
import { PEOPLE } from "../../server/testing/cast.ts";
import { idOf } from "../../server/testing/cast-ids.ts";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";
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

test("screens of an organisation at work are fine on every device and in both themes", async () => {
  const ada = await signedIn(product.url, PEOPLE.ada);
  const window = await openWindow(browser, product.url, { token: ada.token });
  const faults = await faultsOfAll(window, [
    { name: "home", path: "/home", shows: "Drafts waiting for you" },
    { name: "documents-drafts", path: "/documents", shows: "Qantas Airways Limited" },
    { name: "documents-established", path: "/documents?tab=established", shows: "BBA-55012" },
    { name: "documents-discontinued", path: "/documents?tab=discontinued", shows: "$27,500.00" },
    { name: "documents-no-results", path: "/documents?search=zzz", shows: "Nothing matches" },
    { name: "document-view", path: await documentPath(ada), shows: "How this was worked out" },
    { name: "submission-terms", path: "/submissionTerms", shows: "Submission" },
  ]);
  assert.deepEqual(faults, []);
});

async function documentPath(api: Api): Promise<string> {
  const { documents } = await api.get(
    "query ($id: ID!) { documents(organisationId: $id, first: 1) { edges { node { id } } } }",
    { id: HARBOUR },
  );
  return `/documents/${HARBOUR}/${documents.edges[0].node.id}/view`;
}
