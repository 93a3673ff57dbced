// How a session ends and begins again: from elsewhere, in another tab, with a wrong password, and with one that was forgotten.
// Shows: A-16..A-20, A-45, A-47, A-50..A-53, E-01, E-04, E-06, E-07, E-19, R-55, R-57..R-59, R-62.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";
import { signIn } from "../walks/register.ts";

const NEW_PASSWORD = "Bridge-5-Sold!";

let product: Product;
let browser: Browser;
let ben: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ben = await openWindow(browser, product.url);
});

after(async () => {
  await keepPictures({ ben });
  await browser?.close();
  await product?.stop();
});

test("a wrong password is told at its field, and nobody is signed in", async () => {
  await ben.page.goto("/account/login");
  await fillSignIn(ben.page, "Not-the-1-it-is!");
  await ben.page.getByText("The email or the password is not correct.").waitFor();
  assert.equal(new URL(ben.page.url()).pathname, "/account/login");
  await fillSignIn(ben.page, CAST_PASSWORD);
  await ben.page.waitForURL("**/home");
});

test("whoever is signed in is not shown the sign-in page again", async () => {
  await ben.page.goto("/account/login");
  await ben.page.waitForURL("**/home");
});

test("a session that is ended elsewhere ends here, and the page is found again after signing in", async () => {
  await ben.page.goto("/documents?tab=established");
  await ben.page.getByText("BBA-55012").waitFor();
  const elsewhere = await signedIn(product.url, PEOPLE.ben);
  await elsewhere.mutate("signOut", "SignOutInput", { everywhere: true }, "clientMutationId");

  await ben.page.waitForURL("**/account/login");
  await ben.page.getByText("Your session has expired, please login again").waitFor();
  assert.equal(await ben.page.getByText("BBA-55012").count(), 0);
  await fillSignIn(ben.page, CAST_PASSWORD);
  await ben.page.waitForURL("**/documents?tab=established");
  await ben.page.getByText("BBA-55012").waitFor();
});

test("signing out in one tab signs out the other", async () => {
  const other = await ben.openTab();
  await other.goto("/documents");
  await other.getByRole("heading", { name: "Documents" }).waitFor();
  await ben.page.getByRole("button", { name: /Your account/ }).click();
  await ben.page.getByRole("menuitem", { name: "Sign out" }).click();
  for (const tab of [ben.page, other]) await tab.waitForURL("**/account/login");
  assert.equal(await ben.page.evaluate(() => localStorage.getItem("bondline.session")), null);
  await other.close();
});

test("an address that needs signing in is remembered until then", async () => {
  await ben.page.goto("/documents?tab=discontinued");
  await ben.page.waitForURL("**/account/login?next=**");
  await fillSignIn(ben.page, CAST_PASSWORD);
  await ben.page.waitForURL("**/documents?tab=discontinued");
});

test("a forgotten password is replaced with the mailed code, and every old session ends with it", async () => {
  const forgetful = await openWindow(browser, product.url);
  const { page } = forgetful;
  await page.goto("/account/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The sign-in page has an Email too, and stays in sight until the next page's code has come.
  await page.getByRole("button", { name: "Send code" }).waitFor();
  await page.getByLabel("Email").fill(PEOPLE.ben.email);
  await page.getByRole("button", { name: "Send code" }).click();
  const { text } = await product.mailTo(PEOPLE.ben.email, /password reset code/);
  const [code = ""] = /\b\d{6}\b/.exec(text) ?? [];

  await page.getByRole("textbox", { name: "Code" }).fill("000000" === code ? "000001" : "000000");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset password" }).click();
  await page.getByText("Incorrect passcode.").first().waitFor();

  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Reset password" }).click();
  await page.getByText("Your password has been reset").waitFor();
  await ben.page.waitForURL("**/account/login");
  await signIn(page, { email: PEOPLE.ben.email, password: NEW_PASSWORD });
  await page.waitForURL("**/home");
  assert.deepEqual(forgetful.troubles, []);
});

test("the old password no longer opens anything", async () => {
  await fillSignIn(ben.page, CAST_PASSWORD);
  await ben.page.getByText("The email or the password is not correct.").waitFor();
});

test("no page logged an error, threw, or broke the content policy", () => {
  assert.deepEqual(ben.troubles, []);
});

async function fillSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Email").fill(PEOPLE.ben.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
