// A wording is agreed: the beneficiary proposes its own, the applicant and the bank compare and accept it, and the draft goes back to be submitted with it.
// Shows: W-05, W-06.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { draftsByStatus, signedIn } from "../walks/records.ts";

const HARBOUR = idOf("organisation", "harbour");
const ADDED = "A demand may also be handed in at any branch of the Issuer in Melbourne.";

let product: Product;
let browser: Browser;
let dee: Window;
let ada: Window;
let rosa: Window;
let api: Api;
let draftId: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  api = await signedIn(product.url, PEOPLE.ada);
  ada = await openWindow(browser, product.url, { token: api.token });
  const ofDee = await signedIn(product.url, PEOPLE.dee);
  dee = await openWindow(browser, product.url, { token: ofDee.token, isPhone: true });
  const { token } = await signedIn(product.url, PEOPLE.rosa);
  rosa = await openWindow(browser, product.url, { token });
  draftId = (await draftsByStatus(api, HARBOUR)).SUBMITTED ?? "";
  await putOnDraft(ofDee);
});

after(async () => {
  await keepPictures({ "wording-ada": ada, "wording-dee": dee, "wording-rosa": rosa });
  await browser?.close();
  await product?.stop();
});

test("proposed by the beneficiary on a phone, accepted by the applicant and by the bank", async () => {
  const page = `/drafts/${HARBOUR}/${draftId}/view`;
  await dee.page.goto(page);
  await dee.page.getByRole("button", { name: "Propose another wording" }).click();
  const proposing = dee.page.getByRole("dialog", { name: "Propose another wording" });
  const text = proposing.getByRole("textbox", { name: "Wording" });
  await text.fill(`${await text.inputValue()}\n${ADDED}`);
  await proposing.locator("mark", { hasText: ADDED }).waitFor();
  await proposing.getByRole("textbox", { name: "Reason" }).fill("We are in Melbourne.");
  await proposing.getByRole("button", { name: "Propose wording" }).click();
  await dee.page.getByText("Waiting for the applicant and the bank").waitFor();

  for (const [{ page: reader }, address, said] of [
    [ada, page, "You accepted the wording"],
    [rosa, `/staff/drafts/${draftId}`, "The wording was agreed on"],
  ] as const) {
    await reader.goto(address);
    await reader.getByRole("button", { name: /^Compare the wording of the beneficiary/ }).click();
    const comparing = reader.getByRole("dialog", { name: "Bond wording changes" });
    await comparing.locator("mark", { hasText: ADDED }).waitFor();
    await comparing.getByRole("button", { name: "Accept wording" }).click();
    await reader.getByText(said, { exact: true }).waitFor();
  }

  // Without a reload: the applicant's page, and the beneficiary's.
  await ada.page.getByText("This is the wording of the draft.").waitFor();
  await ada.page.getByText("Changes requested").first().waitFor();
  await dee.page.getByText("This is the wording of the draft.").waitFor();
  const { draftPreview } = await api.get("query ($id: ID!) { draftPreview(draftId: $id) { wordingText } }", {
    id: draftId,
  });
  assert.ok(draftPreview.wordingText.endsWith(ADDED));
  assert.deepEqual([...ada.troubles, ...dee.troubles, ...rosa.troubles], []);
});

/** Invited by Ada as the beneficiary, by mail as anybody is. */
async function putOnDraft(ofDee: Api): Promise<void> {
  const input = { draftId, emailAddress: PEOPLE.dee.email, roles: ["BENEFICIARY"] };
  await api.mutate("createDraftCollaborator", "CreateDraftCollaboratorInput", input, "clientMutationId");
  const { text } = await product.mailTo(PEOPLE.dee.email, /^You are invited to a bank guarantee/);
  const code = /invite\?code=(\w+)/.exec(text)?.[1] ?? "";
  await ofDee.mutate(
    "acceptCollaboratorInvitation",
    "AcceptCollaboratorInvitationInput",
    { code },
    "draftId",
  );
}
