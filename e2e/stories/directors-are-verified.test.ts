// Two directors are verified: one by the form and the service's page, one who was pending; a forged callback changes nothing, and the draft is then submitted.
// Shows: ID-01, ID-17, ID-19, ID-20, ID-57, ID-58, EXT-02.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { seenDraft } from "../../testing/draft-calls.ts";
import { postIdentityCallback } from "../../testing/identity-checker.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { draftsByStatus, draftUnder, NAMES_DIRECTORS, signedIn } from "../walks/records.ts";

const HARBOUR = idOf("organisation", "harbour");
const MIRA = "identification { individuals { id surname greenIdVerificationId greenIdVerificationStatus } }";

let product: Product;
let browser: Browser;
let ada: Window;
let rosa: Window;
let api: Api;
let drafts: Record<string, string>;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  api = await signedIn(product.url, PEOPLE.ada);
  ada = await openWindow(browser, product.url, { token: api.token });
  const { token } = await signedIn(product.url, PEOPLE.rosa);
  rosa = await openWindow(browser, product.url, { token });
  drafts = await draftsByStatus(api, HARBOUR);
});

after(async () => {
  await keepPictures({ "identity-ada": ada, "identity-rosa": rosa });
  await browser?.close();
  await product?.stop();
});

const individuals = (page: Window["page"]) => page.getByRole("region", { name: "Individuals" });

test("a director is registered by the form and verified on the service's page, whatever a forger says", async () => {
  const { page } = ada;
  const draftId = await draftUnder(api, HARBOUR, NAMES_DIRECTORS);
  await page.goto(`/drafts/${HARBOUR}/${draftId}/view`);
  await individuals(page).getByRole("link", { name: "Verify identity: Mira Verified" }).click();
  await page.getByRole("heading", { name: "Verify Mira Verified" }).waitFor();
  await page.getByLabel("Suburb").fill("");
  await page.getByRole("button", { name: "Submit Details" }).click();
  await page.getByText("This field is required.").waitFor();
  await page.getByLabel("Suburb").fill("Parramatta");
  await page.getByRole("button", { name: "Submit Details" }).click();
  await page.getByRole("heading", { name: "Verify your identity" }).waitFor();

  const { identification } = await seenDraft(api, draftId, MIRA);
  const mira = identification.individuals.find(({ surname }: { surname: string }) => surname === "Verified");
  assert.equal(await postIdentityCallback(product, `userId=${mira.greenIdVerificationId}`), 200);
  assert.equal(await postIdentityCallback(product, "userId=another-one"), 200);
  assert.equal(await postIdentityCallback(product, "status=VERIFIED"), 400);
  const after = await seenDraft(api, draftId, MIRA);
  assert.equal(
    after.identification.individuals.find(({ id }: { id: string }) => id === mira.id)
      .greenIdVerificationStatus,
    "IN_PROGRESS",
  );

  await page.getByRole("button", { name: "Confirm and finish" }).click();
  await page.waitForURL(`**/drafts/${HARBOUR}/${draftId}/view`);
  await individuals(page).getByRole("region", { name: "Verified" }).getByText("Mira Verified").waitFor();
});

test("one who was pending is verified, and the draft then reaches the provider by itself", async () => {
  const { page } = ada;
  const draftId = drafts.IDENTIFYING ?? "";
  await rosa.page.goto(`/staff/drafts/${draftId}`);
  await individuals(rosa.page)
    .getByRole("region", { name: "Needs attention" })
    .getByText("Owen Pending")
    .waitFor();
  await individuals(rosa.page).getByRole("button", { name: "Verify by hand: Owen Pending" }).waitFor();

  await page.goto(`/drafts/${HARBOUR}/${draftId}/view`);
  await individuals(page).getByRole("link", { name: "Continue verification: Owen Pending" }).click();
  await page.getByRole("button", { name: "Get a new link" }).click();
  await page.getByRole("heading", { name: "Waiting for a decision" }).waitFor();
  await page.getByRole("button", { name: "Finish the verification" }).click();
  await page.waitForURL(`**/drafts/${HARBOUR}/${draftId}/view`);
  await individuals(page).getByRole("region", { name: "Verified" }).getByText("Owen Pending").waitFor();
  await individuals(rosa.page).getByRole("region", { name: "Verified" }).getByText("Owen Pending").waitFor();
  assert.equal((await seenDraft(api, draftId)).status, "SUBMITTED");
});
