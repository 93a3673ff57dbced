// Services of others round signing in: a provider of identities that links accounts, the business register, a captcha, and a
// script that counts pages.
// Shows, O-01, E-14, EXT-03, EXT-04.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import {
  ABR_GUID,
  CITIZEN_ENTRY,
  type FakeAbr,
  startFakeAbr,
  TELSTRA_ENTRY,
} from "../../testing/fakes/fake-abr.ts";
import { type FakeCaptcha, startFakeCaptcha } from "../../testing/fakes/fake-captcha.ts";
import { type FakeOidc, startFakeOidc } from "../../testing/fakes/fake-oidc.ts";
import { startFakeScripts } from "../../testing/fakes/fake-outside-scripts.ts";
import type { FakeWeb } from "../../testing/fakes/fake-web.ts";
import { keepPictures, openBrowser, openWindow, PICTURES, type Window } from "../people.ts";
import { freePort, type Product, startProduct } from "../product.ts";
import { faultsOfAll, sentEmpty } from "../walks/screens.ts";

let provider: FakeOidc;
let register: FakeAbr;
let captcha: FakeCaptcha;
let scripts: FakeWeb;
let product: Product;
let browser: Browser;
let window: Window | undefined;
before(async () => {
  const port = await freePort();
  const { ben } = PEOPLE;
  provider = await startFakeOidc({
    returnUrl: `http://127.0.0.1:${port}/account/oauth`,
    person: { sub: "ben at the provider", email: ben.email, email_verified: true },
  });
  register = await startFakeAbr();
  captcha = await startFakeCaptcha();
  scripts = await startFakeScripts(captcha);
  product = await startProduct({
    port,
    environment: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: "Harbour ID",
      ABN_LOOKUP_GUID: ABR_GUID,
      ABN_LOOKUP_URL: register.publicUrl,
      CAPTCHA_SCRIPT: `${scripts.publicUrl}/captcha.js`,
      CAPTCHA_HANDLER: "humanCheck",
      CAPTCHA_KEY: "site key",
      CAPTCHA_SECRET: captcha.secret,
      CAPTCHA_VERIFY_URL: captcha.verifyUrl,
      ANALYTICS_SCRIPT: `${scripts.publicUrl}/count.js`,
      ANALYTICS_HANDLER: "countPages",
    },
  });
  await product.switchOn("googleAuth");
  browser = await openBrowser();
});
after(async () => {
  await keepPictures({ "provider-sign-in": window });
  await browser?.close();
  await product?.stop();
  await provider?.stop();
  await register?.stop();
  await scripts?.stop();
  await captcha?.stop();
});

test("linked by itself at the first time, straight in at the second, and a no is told", async () => {
  window = await openWindow(browser, product.url);
  const { page } = window;
  const screens = [
    { name: "login-with-provider", path: "/account/login", shows: "Continue with Harbour ID" },
    {
      name: "register-with-captcha",
      path: "/account/register",
      shows: "I am a person",
      after: sentEmpty("Create account"),
    },
    { name: "oauth-return", path: "/account/oauth", shows: /finishes a sign-in from another page/ },
  ];
  assert.deepEqual(await faultsOfAll(window, screens), []);
  await page.goto("/account/login?next=/profile");
  const go = page.getByRole("button", { name: "Continue with Harbour ID" });
  await go.waitFor();
  // Linked, and begun again by itself: the person sees one page after one click.
  await go.click();
  await page.getByRole("heading", { name: "Profile" }).waitFor();
  assert.equal(new URL(page.url()).search, "");
  const { text } = await product.mailTo(PEOPLE.ben.email, /sign in to Bondline with Harbour ID/);
  assert.match(text, /Your password still works/);

  const again = await openWindow(browser, product.url);
  await again.page.goto("/account/register");
  await again.page.getByRole("button", { name: "Continue with Harbour ID" }).click();
  await again.page.waitForURL("**/home");

  const declining = await openWindow(browser, product.url);
  provider.person = "declines";
  await declining.page.goto("/account/login");
  await declining.page.getByRole("button", { name: "Continue with Harbour ID" }).click();
  await declining.page.getByText("You did not finish signing in. Nothing was changed.").waitFor();
  for (const { troubles } of [window, again, declining]) assert.deepEqual(troubles, []);

  // Removing it signs out every other window.
  await again.close();
  await page.getByRole("button", { name: "Remove Harbour ID" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Harbour ID?" });
  await page.screenshot({ path: join(PICTURES, "remove-a-provider.png") });
  await dialog.getByLabel("Current password").fill(CAST_PASSWORD);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await page.getByText("Harbour ID no longer opens your account").waitFor();
  await page.getByRole("region", { name: "Other ways to sign in" }).waitFor({ state: "detached" });
  await product.mailTo(PEOPLE.ben.email, /no longer opens your Bondline account/);
  assert.deepEqual(window.troubles, []);
});

test("who is new here accepts the terms, adds the business as the register knows it, and lands at home", async () => {
  provider.person = {
    sub: "vera at the provider",
    email: "vera@visitor.example",
    email_verified: true,
    given_name: "Vera",
    family_name: "Visitor",
  };
  const vera = await openWindow(browser, product.url);
  const { page } = vera;
  await page.goto("/account/login");
  await page.getByRole("button", { name: "Continue with Harbour ID" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Bondline" });
  const name = dialog.getByLabel("Organisation name");
  const number = dialog.getByLabel("ABN or ACN");

  await number.fill(CITIZEN_ENTRY.Abn);
  await dialog.getByText("This ABN is cancelled").waitFor();
  await number.fill(TELSTRA_ENTRY.Abn);
  await dialog.getByText("Registered as TELSTRA LIMITED, Public company").waitFor();
  await dialog.getByText("This ABN is cancelled").waitFor({ state: "detached" });
  assert.equal(await name.inputValue(), "TELSTRA LIMITED");
  await page.screenshot({ path: join(PICTURES, "organisation-from-the-register.png") });

  await dialog.getByLabel("Business address").fill("242 Exhibition Street, Melbourne VIC 3000");
  await dialog.getByLabel("Industry").selectOption({ label: "Heavy and Civil Engineering Construction" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("You must accept the Terms and Conditions.").waitFor();
  for (const box of await dialog.getByRole("checkbox").all()) await box.check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Welcome. TELSTRA LIMITED is ready.").waitFor();
  await dialog.waitFor({ state: "hidden" });

  assert.equal(new URL(page.url()).pathname, "/home");
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await page
    .getByRole("button", { name: /TELSTRA LIMITED/ })
    .first()
    .waitFor();
  assert.deepEqual(vera.troubles, []);
});

test("a captcha of another site stands in the form, and pages are counted by their pattern alone", async () => {
  const window = await openWindow(browser, product.url);
  const { page } = window;
  await page.goto("/account/register?next=/documents%3Fsearch=secret");
  await page.getByLabel("First name").fill("Nia");
  await page.getByLabel("Last name").fill("Newcomer");
  await page.getByLabel("Email").fill("nia@newcomer.example");
  await page.getByLabel("Password", { exact: true }).fill("Harbour#1civil");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Please confirm that you are a person.").waitFor();
  await page.getByRole("button", { name: "I am a person" }).click();
  await page.getByText("Please confirm that you are a person.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();

  const calls = await page.evaluate(() => (globalThis as unknown as { calls: unknown[] }).calls);
  assert.deepEqual(calls, [
    ["start", { key: "", buildNumber: "development" }],
    ["page", { path: "/account/register" }],
    ["page", { path: "/account/verification-pending" }],
  ]);
  assert.deepEqual(window.troubles, []);
});
