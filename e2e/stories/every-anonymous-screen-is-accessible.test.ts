// Every screen for those who have not signed in: both themes, a desktop and a phone, no fault that can be measured.
// Shows: R-10..R-13, R-37..R-40, R-49, R-50, UI-07..UI-09.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { faultsOfAll, sentEmpty } from "../walks/screens.ts";

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

test("screens for people who have not signed in are fine on every device and in both themes", async () => {
  const window = await openWindow(browser, product.url);
  const faults = await faultsOfAll(window, [
    { name: "login", path: "/account/login", shows: "Forgot password?" },
    { name: "login-refused", path: "/account/login", shows: "Forgot password?", after: sentEmpty("Sign in") },
    { name: "register", path: "/account/register", shows: "Already have an account?" },
    {
      name: "register-refused",
      path: "/account/register",
      shows: "Already have an account?",
      after: sentEmpty("Create account"),
    },
    { name: "verification-pending", path: "/account/verification-pending", shows: "Confirm email" },
    { name: "reset", path: "/account/reset", shows: "Send code" },
    {
      name: "reset-code",
      path: "/account/reset?username=nobody%40nowhere.example&code=123456",
      shows: "Choose a new password",
    },
    { name: "terms", path: "/terms", shows: "Terms and Conditions" },
    { name: "financial-services-guide", path: "/financial-service-guide", shows: "Financial Services Guide" },
    { name: "privacy", path: "/bond-privacy", shows: "Privacy Policy" },
    { name: "referral-terms", path: "/referral-program-terms-and-conditions", shows: "Referral" },
    { name: "sandbox-messages", path: "/sandbox/messages", shows: "Sandbox messages" },
  ]);
  assert.deepEqual(faults, []);
});

test("a page that does not exist is fine too", async () => {
  const window = await openWindow(browser, product.url);
  const faults = await faultsOfAll(window, [
    { name: "not-found", path: "/nothing/here", shows: "Page not found" },
  ]);
  // The browser itself notes that the address answered 404.
  assert.deepEqual(
    faults.filter((fault) => !fault.includes("404 (Not Found)")),
    [],
  );
});
