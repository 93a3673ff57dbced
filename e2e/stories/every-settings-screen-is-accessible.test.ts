// One's own account, the members and the settings: both themes, a desktop and a phone, no fault that can be measured.
// Shows: ..R-36.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
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

test("an administrator's screens are fine on every device and in both themes", async () => {
  const ada = await signedIn(product.url, PEOPLE.ada);
  const window = await openWindow(browser, product.url, { token: ada.token });
  const faults = await faultsOfAll(window, [
    { name: "profile", path: "/profile", shows: PEOPLE.ada.email },
    { name: "members", path: "/members", shows: PEOPLE.ben.email },
    ...["organisation", "alerts", "metadata", "billing"].map((tab) => ({
      name: `settings-${tab}`,
      path: `/settings/${tab}`,
      shows: "Settings",
    })),
  ]);
  assert.deepEqual(faults, []);
});
