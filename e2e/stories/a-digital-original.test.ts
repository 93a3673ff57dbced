// A digital original: the bank's officer signs it, the beneficiary possesses it, the applicant finds an exact copy at once, and anybody can check the file.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

const HARBOUR = idOf("organisation", "harbour");
const NUMBER = "MBL-D 2041";
const FOUND = `query ($o: ID!) { documents(organisationId: $o, search: "${NUMBER}", first: 1) { edges { node { id attachments { id variant } } } } }`;
const FILE = "query ($d: ID!, $id: ID!) { documentAttachmentDownload(documentId: $d, id: $id) { url } }";

let product: Product;
let browser: Browser;
let api: Api;
let ada: Window;
let sam: Window;
let stranger: Window;
let folder: string;
let documentId: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), "bondline-digital-"));
  api = await signedIn(product.url, PEOPLE.ada);
  documentId = (await found()).id;
  ada = await openWindow(browser, product.url, { token: api.token });
  sam = await openWindow(browser, product.url, { token: (await signedIn(product.url, PEOPLE.sam)).token });
  stranger = await openWindow(browser, product.url, { isPhone: true });
});

after(async () => {
  await keepPictures({ "digital-ada": ada, "digital-sam": sam, "digital-stranger": stranger });
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("signed from the bank's desk, there for the applicant within moments, and known to whoever drops the file", async () => {
  await ada.page.goto(`/documents/${HARBOUR}/${documentId}/view`);
  await ada.page.getByText("Waiting for the bank's signature").first().waitFor();

  const { page } = sam;
  await page.goto("/staff/requests");
  const waiting = page.getByRole("region", { name: "Digital originals to sign" });
  await waiting.getByRole("link", { name: /318,000/ }).click();
  await page.getByRole("button", { name: "Sign original" }).click();
  const signing = page.getByRole("dialog", { name: "Sign the digital original" });
  await signing.getByText(NUMBER).waitFor();
  await signing.getByLabel("Your full name").fill("Sam Iyer");
  await signing.getByRole("button", { name: "Sign original" }).click();
  await page.getByText("Held by").waitFor();

  const originals = ada.page.getByRole("region", { name: "Digital original" });
  await originals.getByText("Qantas Airways Limited").waitFor();
  await originals.getByText("Sam Iyer").waitFor();

  const file = join(folder, "original.pdf");
  writeFileSync(file, await original());
  await stranger.page.goto("/verify");
  await stranger.page.getByLabel("Choose the PDF of the guarantee").setInputFiles(file);
  await stranger.page.getByRole("heading", { name: "This guarantee is current" }).waitFor();
  await stranger.page.getByText(NUMBER).waitFor();
  assert.deepEqual([...ada.troubles, ...sam.troubles, ...stranger.troubles], []);
});

async function found() {
  const { documents } = await api.get(FOUND, { o: HARBOUR });
  return documents.edges[0].node;
}

/** The applicant's copy. */
async function original(): Promise<Buffer> {
  const { attachments } = await found();
  const paper = attachments.find(({ variant }: { variant: string }) => variant === "ISSUED_PAPER");
  const { documentAttachmentDownload } = await api.get(FILE, { d: documentId, id: paper.id });
  return Buffer.from(await (await fetch(documentAttachmentDownload.url)).arrayBuffer());
}
