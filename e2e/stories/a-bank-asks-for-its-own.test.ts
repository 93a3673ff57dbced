// A draft at Macquarie: the bank's own parts are filled in, submitted, and read by the bank once the provider has approved.
// Shows: ST-18..ST-21.

import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { ABR_GUID, type FakeAbr, startFakeAbr, WOOLWORTHS_ENTRY } from "../../testing/fakes/fake-abr.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { submit } from "../walks/draft-view.ts";
import {
  chooseWording,
  fillBeneficiary,
  fillFeesAndFundsOfMacquarie,
  fillGuarantee,
} from "../walks/draft-wizard.ts";
import { signedIn } from "../walks/records.ts";
import { approve } from "../walks/staff-desk.ts";

let product: Product;
let browser: Browser;
let businesses: FakeAbr;
let ada: Window;
let rosa: Window;
let sam: Window;

before(async () => {
  businesses = await startFakeAbr();
  product = await startProduct({
    environment: { ABN_LOOKUP_GUID: ABR_GUID, ABN_LOOKUP_URL: businesses.publicUrl },
  });
  browser = await openBrowser();
  const open = async (person: keyof typeof PEOPLE) =>
    await openWindow(browser, product.url, { token: (await signedIn(product.url, PEOPLE[person])).token });
  ada = await open("ada");
  rosa = await open("rosa");
  sam = await open("sam");
});

after(async () => {
  await keepPictures({ "bank-ada": ada, "bank-rosa": rosa, "bank-sam": sam });
  await browser?.close();
  await product?.stop();
  await businesses?.stop();
});

test("Macquarie's own parts go from the wizard to the bank", async () => {
  await ada.page.goto("/");
  await ada.page.getByRole("link", { name: "New draft" }).first().click();
  await fillGuarantee(ada.page, "$150,000.50");
  await fillBeneficiary(ada.page, WOOLWORTHS_ENTRY.Abn);
  await chooseWording(ada.page);
  await fillFeesAndFundsOfMacquarie(ada.page);
  await submit(ada.page);
  const card = ada.page.getByRole("region", { name: "For Macquarie" });
  await card.getByText("MB-4471902").waitFor();
  await card.getByText("••• 321").waitFor();

  const draftId = /\/([0-9a-f-]{36})\/view/.exec(ada.page.url())?.[1] ?? "";
  await rosa.page.goto(`/staff/drafts/${draftId}`);
  await approve(rosa.page);
  await sam.page.goto(`/staff/drafts/${draftId}`);
  const answers = sam.page.getByRole("region", { name: "For Macquarie" });
  await answers.getByText("Builds and fits out commercial premises.").waitFor();
  await answers.getByText("••• 321").waitFor();
});
