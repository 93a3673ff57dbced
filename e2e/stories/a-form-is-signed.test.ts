// The draft bank guarantee form is signed online: sent from the desk, signed by the applicant on a phone on the service's own page, told by itself in the thread, and approved by the bank.
// Shows: RD-02, RD-20, RD-37, RD-60.

import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { draftsByStatus, signedIn } from "../walks/records.ts";

const HARBOUR = idOf("organisation", "harbour");
const FORM = "Draft bank guarantee form";
const SERVICE = "Sandbox e-signatures";

let product: Product;
let browser: Browser;
let ada: Window;
let rosa: Window;
let draftId: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const api = await signedIn(product.url, PEOPLE.ada);
  ada = await openWindow(browser, product.url, { token: api.token, isPhone: true });
  const desk = await signedIn(product.url, PEOPLE.rosa);
  rosa = await openWindow(browser, product.url, { token: desk.token });
  draftId = (await draftsByStatus(api, HARBOUR)).SUBMITTED ?? "";
  const asked = { draftId, requiredDocumentType: "DRAFT_BANK_GUARANTEE_FORM" };
  await desk.mutate("createRequiredDocument", "CreateRequiredDocumentInput", asked, "clientMutationId");
});

after(async () => {
  await keepPictures({ "form-ada": ada, "form-rosa": rosa });
  await browser?.close();
  await product?.stop();
});

test("sent, signed on a phone, said by itself, and approved", async () => {
  const desk = rosa.page;
  await desk.goto(`/staff/drafts/${draftId}`);
  const atDesk = desk.getByRole("article", { name: FORM }).last();
  await atDesk.getByRole("button", { name: "Have it signed online" }).click();
  const dialog = desk.getByRole("dialog", { name: `${FORM} to sign` });
  await dialog.getByLabel("Who signs").selectOption({ label: "Ada Nguyen" });
  await dialog.getByRole("button", { name: "Send to sign" }).click();
  await atDesk.getByText("Waiting for Ada Nguyen to sign").waitFor();
  await atDesk.getByText(`Waiting at ${SERVICE}`).waitFor();

  const { page } = ada;
  const view = `/drafts/${HARBOUR}/${draftId}/view`;
  await page.goto(view);
  const form = page.getByRole("article", { name: FORM }).last();
  const [signing] = await Promise.all([
    page.waitForEvent("popup"),
    form.getByRole("link", { name: /^Sign now/ }).click(),
  ]);
  await signing.getByLabel("Your name as it is signed").fill("Ada Nguyen");
  await atDesk.getByText("Ada Nguyen has opened it.").waitFor();
  await signing.getByRole("button", { name: "Sign" }).click();
  await signing.waitForURL(`**${view}`);

  await form.getByText("put up the signed file").waitFor();
  await form.getByText("The bank is looking at it").waitFor();
  await atDesk.getByText("put up the signed file").waitFor();
  await atDesk.getByRole("button", { name: "Approve", exact: true }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await atDesk.getByText("Nothing left to do").waitFor();
  await form.getByText("Nothing left to do").waitFor();
});
