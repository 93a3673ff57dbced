// What somebody who has only begun finds on each screen: both themes, a desktop and a phone, no fault that can be measured.
// Shows.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/testing/cast.ts";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";
import { faultsOfAll } from "../walks/screens.ts";

const TELSTRA = {
  name: "Telstra Limited",
  abn: "33051775556",
  address: "242 Exhibition Street, Melbourne VIC 3000",
  entityType: "PUB",
  industry: "J58",
};

const EMPTY_TABS = {
  drafts: "No drafts yet",
  established: "Nothing is established yet",
  projected: "Nothing is projected",
  closed: "Nothing is closed yet",
  "awaiting-return": "Nothing is awaiting return",
  discontinued: "Nothing was discontinued",
};

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

test("somebody without an organisation is asked for one", async () => {
  const fay = await signedIn(product.url, PEOPLE.fay);
  const window = await openWindow(browser, product.url, { token: fay.token });
  const faults = await faultsOfAll(window, [
    { name: "first-organisation", path: "/home", shows: "Organisation name" },
  ]);
  assert.deepEqual(faults, []);
});

test("an organisation that has nothing yet reads on each screen what will stand there", async () => {
  const fay = await signedIn(product.url, PEOPLE.fay);
  const { errors } = await fay.mutate(
    "createOrganisation",
    "CreateOrganisationInput",
    TELSTRA,
    "organisation { id }",
  );
  assert.equal(errors, undefined);
  const window = await openWindow(browser, product.url, { token: fay.token });
  const faults = await faultsOfAll(window, [
    { name: "empty-home", path: "/home", shows: "Telstra Limited" },
    ...Object.entries(EMPTY_TABS).map(([tab, shows]) => ({
      name: `empty-${tab}`,
      path: `/documents?tab=${tab}`,
      shows,
    })),
  ]);
  assert.deepEqual(faults, []);
});
