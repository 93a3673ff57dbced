// What is typed survives a killed server, a lost network, a slow one, a refused field, back and forward, and leaving by mistake.
// Shows: D-08, D-10, D-11, V-127, V-141.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import type { Api } from "../../testing/api.ts";
import { seenDraft } from "../../testing/draft-calls.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { type RaisedDraft, raiseDraft, signedIn } from "../walks/records.ts";

const SAVE_MILLISECONDS_MAX = 20_000;
const SLOW_LINE = { offline: false, latency: 600, downloadThroughput: 50_000, uploadThroughput: 20_000 };

let product: Product;
let browser: Browser;
let api: Api;
let ada: Window;
let page: Page;
let draft: RaisedDraft;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const signed = await signedIn(product.url, PEOPLE.ada);
  api = signed;
  draft = await raiseDraft(signed, "harbour");
  ada = await openWindow(browser, product.url, { token: signed.token });
  page = ada.page;
  await openStep("guarantee");
});

after(async () => {
  await keepPictures({ ada });
  await browser?.close();
  await product?.stop();
});

test("a server that is killed while somebody types, and comes back, has everything", async () => {
  await product.kill();
  await amount().fill("123456.78");
  await reference().fill("HC-KILL");
  await page.getByText("Not saved: trying again").waitFor();

  const asked = page.waitForEvent("dialog");
  const reloading = page.reload().catch(() => undefined);
  await (await asked).dismiss();
  await reloading;
  assert.equal(await reference().inputValue(), "HC-KILL");

  await product.restart();
  await isSaved();
  assert.deepEqual(await saved("amount yourReference"), { amount: "123456.78", yourReference: "HC-KILL" });
});

test("a reload before the server is back puts what was typed into its fields again", async () => {
  await product.kill();
  await reference().fill("HC-RELOAD");
  await page.getByText("Not saved: trying again").waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload().catch(() => undefined);

  await product.restart();
  await openStep("guarantee");
  await page.getByText("Your unsaved changes were put back").waitFor();
  assert.equal(await reference().inputValue(), "HC-RELOAD");
  await isSaved();
  assert.deepEqual(await saved("yourReference"), { yourReference: "HC-RELOAD" });
});

test("offline is said in the page, and what was typed is saved when the network is back", async () => {
  await ada.context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await page.getByRole("textbox", { name: "Agreement" }).fill("Typed on a train");
  await page.getByText("Not saved: offline").waitFor();
  await ada.context.setOffline(false);
  await isSaved();
  assert.deepEqual(await saved("agreementContent"), { agreementContent: "Typed on a train" });
});

test("on a slow line the next step opens at once, and the one before is saved behind it", async () => {
  const line = await ada.context.newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW_LINE);
  await fillFirstStep();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("group", { name: "Applicant 1" }).waitFor();
  await isSaved();
  await line.send("Network.emulateNetworkConditions", {
    ...SLOW_LINE,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  assert.deepEqual(await saved("projectAddress purpose"), {
    projectAddress: "200 George Street, Sydney NSW 2000",
    purpose: "PERFORMANCE",
  });
});

test("a refused number and a PO box are told at their fields, hold up no other field, and clear when mended", async () => {
  const applicant = page.getByRole("group", { name: "Applicant 1" });
  const abn = applicant.getByRole("textbox", { name: "ABN or ACN" });
  const address = applicant.getByRole("combobox", { name: "Principal place of business" });
  await abn.fill("53 004 085 617");
  await address.fill("PO Box 12, Sydney NSW 2000");
  await applicant.getByRole("textbox", { name: "Notes" }).fill("Ring before eleven");
  await page.getByText("A PO box cannot be used here. Please enter a street address").waitFor();
  await page.getByText("Invalid ABN").waitFor();
  assert.equal(await abn.getAttribute("aria-invalid"), "true");
  assert.equal(await address.getAttribute("aria-invalid"), "true");
  await page.getByText("Not saved: check the marked fields").waitFor();
  const { parties } = await saved("parties { abn notes }");
  assert.deepEqual(parties, [{ abn: "53004085616", notes: "Ring before eleven" }]);

  await abn.fill("28 008 984 049");
  await address.fill("40 The Esplanade, Perth WA 6000");
  await isSaved();
  assert.equal(await abn.getAttribute("aria-invalid"), null);
});

test("back and forward go between the steps with everything in them", async () => {
  await page.goBack();
  await amount().waitFor();
  assert.equal(await amount().inputValue(), "123,456.78");
  await page.goForward();
  const applicant = page.getByRole("group", { name: "Applicant 1" });
  assert.equal(await applicant.getByRole("textbox", { name: "ABN or ACN" }).inputValue(), "28 008 984 049");
});

test("leaving with something unsaved asks; what is left behind is put back", async () => {
  const abn = page.getByRole("group", { name: "Applicant 1" }).getByRole("textbox", { name: "ABN or ACN" });
  await abn.fill("12 345");
  await page.getByRole("link", { name: "Home" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  assert.equal(await abn.inputValue(), "12 345");

  await page.getByRole("link", { name: "Home" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/home");
  await openStep("parties");
  await page.getByText("Your unsaved changes were put back").waitFor();
  assert.equal(await abn.inputValue(), "12 345");
});

test("no page threw or broke the content policy", () => {
  // The browser itself writes down each call that found no server.
  assert.deepEqual(
    ada.troubles.filter((trouble) => !/ERR_|WebSocket/.test(trouble)),
    [],
  );
});

async function openStep(step: string): Promise<void> {
  await page.goto(`/drafts/${draft.organisationId}/create?draft=${draft.id}&step=${step}`);
  await page.getByRole("heading", { name: `Draft ${draft.referenceNumber}` }).waitFor();
}

async function fillFirstStep(): Promise<void> {
  await page.getByLabel("Purpose").selectOption("PERFORMANCE");
  await page.getByLabel("Expiry", { exact: true }).selectOption("OPEN_ENDED");
  await page.getByRole("textbox", { name: "Expected return" }).fill("30/08/2028");
  await page.getByRole("combobox", { name: "Project address" }).fill("200 George Street, Sydney NSW 2000");
}

const amount = () => page.getByRole("textbox", { name: "Amount" });
const reference = () => page.getByRole("textbox", { name: /Your reference/ });

async function isSaved(): Promise<void> {
  await page.getByText("Saved", { exact: true }).waitFor({ timeout: SAVE_MILLISECONDS_MAX });
}

// biome-ignore lint/suspicious/noExplicitAny: what comes back is read by the tests, field by field
async function saved(selection: string): Promise<any> {
  return await seenDraft(api, draft.id, selection);
}
