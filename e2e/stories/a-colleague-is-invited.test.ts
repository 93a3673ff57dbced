// A colleague is invited, registers by the mailed link, lands in the organisation, and is out once removed.
// Shows, M-01, M-04..M-08, M-27, Q-019, Q-033.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { ORGANISATIONS, PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";
import { register } from "../walks/register.ts";

const PAT = {
  givenName: "Pat",
  familyName: "Rossi",
  email: "pat@harbourcivil.example",
  password: "Bridge-4-Sale!",
};
const HARBOUR = ORGANISATIONS.harbour.name;

let product: Product;
let browser: Browser;
let ada: Window;
let pat: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const { token } = await signedIn(product.url, PEOPLE.ada);
  ada = await openWindow(browser, product.url, { token });
  pat = await openWindow(browser, product.url, { isPhone: true });
});

after(async () => {
  await keepPictures({ ada, pat });
  await browser?.close();
  await product?.stop();
});

test("a colleague is invited and lands in the organisation", async (t) => {
  await t.test(
    "an administrator invites by address and role, and the invitation stands in the list",
    async () => {
      const { page } = ada;
      await page.goto("/home");
      await page.getByRole("link", { name: "Members" }).click();
      await page.getByRole("button", { name: "Invite member" }).click();
      const dialog = page.getByRole("dialog", { name: "Invite a member" });
      await dialog.getByLabel("Email").fill(PAT.email);
      await dialog.getByRole("radio", { name: /Standard User/ }).check();
      await dialog.getByRole("button", { name: "Send invitation" }).click();
      await page.getByRole("row", { name: new RegExp(PAT.email) }).waitFor();
    },
  );

  await t.test(
    "the mailed link tells who invites, and leads through signing up into the organisation",
    async () => {
      const { page } = pat;
      const { text } = await product.mailTo(PAT.email, /You are invited/);
      const [link = ""] = /http\S+\/account\/invite\?code=\w+/.exec(text) ?? [];
      await page.goto(link);
      await page.getByRole("heading", { name: `Join ${HARBOUR}` }).waitFor();
      await page.getByRole("link", { name: "Create an account" }).click();
      await page.waitForURL("**/account/register");
      await register(page, product, PAT);
      await page.getByText(`Successfully accepted invitation from ${HARBOUR}`).waitFor();
    },
  );

  await t.test("of the first prompts only the terms are left", async () => {
    const { page } = pat;
    const terms = page.getByRole("dialog", { name: "Terms of Use" });
    for (const box of await boxesOf(terms)) await box.check();
    await terms.getByRole("button", { name: "Accept and Continue" }).click();
    await terms.waitFor({ state: "hidden" });
    await page.goto("/members");
    await page.getByText("Pat Rossi (you)").waitFor();
    assert.equal(await page.getByRole("button", { name: "Invite member" }).count(), 0);
  });

  await t.test("the same link again leads home and changes nothing", async () => {
    const { page } = pat;
    const { text } = await product.mailTo(PAT.email, /You are invited/);
    await page.goto(/http\S+\/account\/invite\?code=\w+/.exec(text)?.[0] ?? "");
    await page.waitForURL("**/home");
  });

  await t.test(
    "the administrator gives another role, then removes the colleague, who is out at once",
    async () => {
      const { page } = ada;
      await page.reload();
      await page.getByRole("button", { name: "Actions for Pat Rossi" }).click();
      await page.getByRole("menuitem", { name: "Change role" }).click();
      await page.getByRole("radio", { name: /Limited User/ }).check();
      await page.getByRole("button", { name: "Change role" }).click();
      const row = page.getByRole("row", { name: /Pat Rossi/ });
      await row.getByText("Limited User").waitFor();

      await page.getByRole("button", { name: "Actions for Pat Rossi" }).click();
      await page.getByRole("menuitem", { name: "Remove from organisation" }).click();
      await page.getByRole("button", { name: "Remove member" }).click();
      await row.waitFor({ state: "detached" });
      await pat.page.goto("/home");
      await pat.page.getByRole("dialog", { name: "Create organisation" }).waitFor();
      assert.equal(await pat.page.getByText(HARBOUR).count(), 0);
    },
  );

  await t.test("no page logged an error, threw, or broke the content policy", () => {
    assert.deepEqual([ada.troubles, pat.troubles], [[], []]);
  });
});

/** They come with the dialog, a moment after the page. */
async function boxesOf(dialog: ReturnType<Window["page"]["getByRole"]>) {
  await dialog.getByRole("checkbox").first().waitFor();
  return await dialog.getByRole("checkbox").all();
}
