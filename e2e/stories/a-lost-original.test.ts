// An original is lost: its applicant declares it and signs an indemnity, the bank consents, and the facility has its room again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

const HARBOUR = idOf("organisation", "harbour");
const FOUND = `query ($o: ID!) { documents(organisationId: $o, search: "G 2026/001197", first: 1) { edges { node { id facilityId } } } }`;
const ROOM = "query ($o: ID!) { facilities(organisationId: $o) { id headroom } }";

let product: Product;
let browser: Browser;
let ada: Window;
let sam: Window;
let api: Api;
let documentId: string;
let facilityId: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  api = await signedIn(product.url, PEOPLE.ada);
  const { documents } = await api.get(FOUND, { o: HARBOUR });
  ({ id: documentId, facilityId } = documents.edges[0].node);
  ada = await openWindow(browser, product.url, { token: api.token });
  const { token } = await signedIn(product.url, PEOPLE.sam);
  sam = await openWindow(browser, product.url, { token });
});

after(async () => {
  await keepPictures({ "lost-ada": ada, "lost-sam": sam });
  await browser?.close();
  await product?.stop();
});

test("declared and indemnified by the applicant, cancelled by the bank, and the facility is free", async () => {
  const room = await headroom();
  const { page } = ada;
  await page.goto(`/documents/${HARBOUR}/${documentId}/view`);
  await page.getByRole("button", { name: "Declare lost" }).click();
  const declaring = page.getByRole("dialog", { name: "Declare the original lost" });
  await declaring.getByLabel("Last seen on").fill(await today());
  await declaring.getByLabel("What was searched").fill("The safe and the archive.");
  await declaring.getByRole("button", { name: "Declare lost" }).click();
  const lost = page.getByRole("region", { name: "Lost original" });
  await lost.getByRole("button", { name: "Give indemnity" }).click();
  const signing = page.getByRole("dialog", { name: "Give an indemnity" });
  await signing.getByLabel("Signed by").fill("Ada Nguyen");
  await signing.getByRole("button", { name: "Give indemnity" }).click();
  await lost.getByText("The issuer decides now.").waitFor();

  await sam.page.goto("/staff/requests");
  const waiting = sam.page.getByRole("region", { name: "Lost originals" });
  await waiting.getByRole("link", { name: /1,250,000\.50/ }).click();
  await sam.page.getByRole("button", { name: "Consent" }).click();
  const settling = sam.page.getByRole("dialog", { name: "Consent for the lost original" });
  await settling.getByLabel("How the beneficiary agreed").fill("Their letter of this morning");
  await settling.getByRole("button", { name: "Cancel guarantee" }).click();

  await lost.getByText("The guarantee was cancelled").waitFor();
  await page.getByRole("button", { name: "Show custody record" }).click();
  await page.getByRole("list", { name: "Custody" }).getByText("Cancelled as lost").waitFor();
  assert.ok((await headroom()) > room);
  assert.deepEqual([...ada.troubles, ...sam.troubles], []);
});

/** In cents. */
async function headroom(): Promise<bigint> {
  const { facilities } = await api.get(ROOM, { o: HARBOUR });
  const found = facilities.find(({ id }: { id: string }) => id === facilityId);
  return BigInt(found.headroom.replace(".", ""));
}

/** As people type it, in Sydney, where the browser is. */
async function today(): Promise<string> {
  return await ada.page.evaluate(() =>
    new Date().toLocaleDateString("en-AU", { day: "2-digit", month: "2-digit", year: "numeric" }),
  );
}
