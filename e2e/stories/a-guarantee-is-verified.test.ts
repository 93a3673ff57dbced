// A stranger checks a guarantee by its PDF, its parties see it at once, and the evidence of it is verified without us, whole and tampered with.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

const HARBOUR = idOf("organisation", "harbour");
const FOUND = `query ($o: ID!) { documents(organisationId: $o, search: "G 2026/001197", first: 1) { edges { node { id attachments { id variant } } } } }`;
const PAPER = "query ($d: ID!, $id: ID!) { documentAttachmentDownload(documentId: $d, id: $id) { url } }";

let product: Product;
let browser: Browser;
let ada: Window;
let stranger: Window;
let folder: string;
let guarantee: string;
let documentId: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), "bondline-verified-"));
  const api = await signedIn(product.url, PEOPLE.ada);
  const { documents } = await api.get(FOUND, { o: HARBOUR });
  const { id, attachments } = documents.edges[0].node;
  documentId = id;
  const paper = attachments.find(({ variant }: { variant: string }) => variant === "ISSUED_PAPER");
  const { documentAttachmentDownload } = await api.get(PAPER, { d: id, id: paper.id });
  guarantee = join(folder, "guarantee.pdf");
  writeFileSync(guarantee, Buffer.from(await (await fetch(documentAttachmentDownload.url)).arrayBuffer()));
  ada = await openWindow(browser, product.url, { token: api.token });
  stranger = await openWindow(browser, product.url, { isPhone: true });
});

after(async () => {
  await keepPictures({ "verified-ada": ada, "verified-stranger": stranger });
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a stranger drops the PDF and is told that it stands; who has the document open sees the check arrive", async () => {
  await ada.page.goto(`/documents/${HARBOUR}/${documentId}/view`);
  const card = ada.page.getByRole("region", { name: "Verify this document" });
  await card.getByText("Checked 2 times").waitFor();

  const { page } = stranger;
  await page.goto("/verify");
  await page.getByLabel("Choose the PDF of the guarantee").setInputFiles(guarantee);
  await page.getByRole("heading", { name: "This guarantee is current" }).waitFor();
  await page.getByText("G 2026/001197").waitFor();
  await card.getByText("Checked 3 times").waitFor();
  await card.getByText("Dropped PDF: Current").waitFor();

  await page.getByRole("button", { name: "Check another" }).click();
  writeFileSync(guarantee, Buffer.concat([readFileSync(guarantee), Buffer.from("\n")]));
  await page.getByLabel("Choose the PDF of the guarantee").setInputFiles(guarantee);
  await page.getByRole("heading", { name: "We don't know this guarantee" }).waitFor();
  assert.deepEqual([...ada.troubles, ...stranger.troubles], []);
});

test("the evidence is verified by the downloaded page alone, and one changed byte is named", async () => {
  const pack = join(folder, "evidence.zip");
  const verifier = join(folder, "verify-evidence.html");
  await saved(ada.page, pack, () => ada.page.getByRole("button", { name: "Download evidence" }).click());
  await stranger.page.goto("/verify");
  const check = stranger.page.getByRole("region", { name: "Check an evidence pack" });
  await saved(stranger.page, verifier, () => check.getByRole("link", { name: "Verifier as a page" }).click());
  const fingerprint = (await check.locator("code").textContent()) ?? "";

  const page = await stranger.openTab();
  await page.goto(pathToFileURL(verifier).href);
  const verify = async () => {
    await page.getByLabel("Evidence pack").setInputFiles(pack);
    await page.getByLabel("Fingerprint of the signer").fill(fingerprint);
    await page.getByRole("button", { name: "Verify" }).click();
  };
  await verify();
  await page.getByText("The pack is whole and unchanged.").waitFor();

  const bytes = readFileSync(pack);
  const at = bytes.lastIndexOf("%PDF") + 20;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(pack, bytes);
  await verify();
  await page.getByText(/guarantee.* Guarantee\.pdf was changed/).waitFor();
  await page.getByText("The pack is not to be trusted.").waitFor();
  assert.deepEqual([...ada.troubles, ...stranger.troubles], []);
});

async function saved(page: Page, to: string, act: () => Promise<void>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  await download.saveAs(to);
}
