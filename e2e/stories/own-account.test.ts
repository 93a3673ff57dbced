// A person looks after their own account: profile, another device signed out, and a second step that the next sign-in asks for.
// Shows: A-45, API-061, N-02.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, PICTURES, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { codeOfApp } from "../walks/authenticator.ts";

let product: Product;
let browser: Browser;
const windows: Record<string, Window> = {};
before(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
after(async () => {
  await keepPictures(windows);
  await browser?.close();
  await product?.stop();
});

async function signIn(name: string): Promise<Page> {
  const window = await openWindow(browser, product.url);
  windows[name] = window;
  await window.page.goto("/account/login?next=/profile");
  await window.page.getByLabel("Email").fill(PEOPLE.ben.email);
  await window.page.getByLabel("Password", { exact: true }).fill(CAST_PASSWORD);
  await window.page.getByRole("button", { name: "Sign in" }).click();
  return window.page;
}

test("profile, sessions and the second step", async () => {
  const elsewhere = await signIn("own-account-elsewhere");
  await elsewhere.getByRole("heading", { name: "Profile" }).waitFor();
  const here = await signIn("own-account");
  await here.getByLabel("Job title").fill("Contracts manager");
  await here.getByRole("button", { name: "Save changes" }).click();
  await here.getByText("Your profile has been updated").waitFor();

  await here.getByRole("button", { name: /^Sign out Chrome on/ }).click();
  // Its live connection is closed with its session, so the other window leaves by itself.
  await elsewhere.getByRole("heading", { name: "Sign in" }).waitFor();

  await here.getByRole("button", { name: "Set up" }).click();
  const dialog = here.getByRole("dialog", { name: "Set up two-step sign-in" });
  await dialog.getByLabel("Current password").fill(CAST_PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("img", { name: "Square code for your authenticator app" }).waitFor();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await here.screenshot({ path: join(PICTURES, "own-account-set-up.png") });
  await dialog.getByLabel("Code", { exact: true }).fill(codeOfApp(secret));
  await dialog.getByRole("button", { name: "Continue" }).click();
  await here.screenshot({ path: join(PICTURES, "own-account-codes.png") });
  await here.getByRole("button", { name: "I have kept them" }).click();
  await here.getByText("10 recovery codes are left.").waitFor();

  const again = await signIn("own-account-again");
  await again.getByRole("heading", { name: "One more step" }).waitFor();
  await again.screenshot({ path: join(PICTURES, "own-account-one-more-step.png") });
  await again.getByLabel("Code", { exact: true }).fill(codeOfApp(secret, 1));
  await again.getByRole("button", { name: "Continue" }).click();
  await again.getByRole("heading", { name: "Profile" }).waitFor();
  assert.equal(await again.getByLabel("Job title").inputValue(), "Contracts manager");
  for (const name of ["own-account", "own-account-again"]) assert.deepEqual(windows[name]?.troubles, []);
});
