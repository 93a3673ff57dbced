// The provider changes what its undertakings say: one administrator proposes, another approves, new drafts read so, and running ones stay as they are.
// Shows: W-16.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { makeAdministrator } from "../walks/administrators.ts";
import { approveChange } from "../walks/first-run.ts";
import { draftsByStatus, raiseDraft, type Signed, signedIn } from "../walks/records.ts";

const NAME = "Bank Guarantee, Other wording";
const NOTICES = "The Issuer reads notices at {issuer address}.";

let product: Product;
let browser: Browser;
let ada: Signed;
let people: Record<"gus" | "rosa", Window>;
let running: Record<string, string>;
let then: string[];

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ada = await signedIn(product.url, PEOPLE.ada);
  const rosa = await signedIn(product.url, PEOPLE.rosa);
  await makeAdministrator(rosa, PEOPLE.gus.email);
  const gus = await signedIn(product.url, PEOPLE.gus);
  people = {
    gus: await openWindow(browser, product.url, { token: gus.token }),
    rosa: await openWindow(browser, product.url, { token: rosa.token }),
  };
  running = await draftsByStatus(ada, idOf("organisation", "harbour"));
  then = await wordings();
});
after(async () => {
  await keepPictures({ "wording-gus": people.gus, "wording-rosa": people.rosa });
  await browser?.close();
  await product?.stop();
});

async function wordingOf(id: string): Promise<string> {
  const asked = "query ($id: ID!) { draftPreview(draftId: $id) { wordingText } }";
  return (await ada.get(asked, { id })).draftPreview.wordingText;
}

async function wordings(): Promise<string[]> {
  return await Promise.all(Object.values(running).map(wordingOf));
}

test("one proposes a text, is told which place no draft fills in, and sees how a draft would read", async () => {
  const { page } = people.rosa;
  await page.goto("/staff/wordings");
  await page.getByRole("button", { name: `Propose a change of ${NAME}` }).click();
  const dialog = page.getByRole("dialog");
  const clauses = dialog.getByLabel("Clauses");
  const written = await clauses.inputValue();
  await clauses.fill(`${written}\n## Notices\nRead at {bank}.`);
  await dialog.getByRole("textbox", { name: "From" }).fill(today());
  await dialog.getByLabel("Why").fill("Reviewed by our lawyers.");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await dialog
    .getByText(/No draft fills in \{bank\}/)
    .first()
    .waitFor();

  await clauses.fill(`${written}\n## Notices\n${NOTICES}`);
  await dialog.getByRole("button", { name: "Show" }).click();
  const difference = dialog.getByRole("region", { name: "What changes" });
  await difference.getByText(/^\d+\. Notices$/).waitFor();
  await dialog.getByRole("button", { name: "Propose" }).click();
  await page.getByText("A change is waiting for approval").first().waitFor();
});

test("another sees what differs and approves it, and nothing that runs reads otherwise", async () => {
  const { page } = people.gus;
  await approveChange(page, NAME);
  assert.deepEqual(await wordings(), then);
  const { id } = await raiseDraft(ada, "harbour");
  assert.match(await wordingOf(id), /\d+\. Notices\nThe Issuer reads notices at /);
  const { page: desk } = people.rosa;
  await desk.goto("/staff/wordings");
  await desk.getByText(/^Version 2, for drafts begun since/).waitFor();
});

/** The product's clock is the machine's. */
function today(): string {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone: "Australia/Sydney",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  return parts.format(new Date());
}
