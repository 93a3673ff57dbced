// A register is narrowed by filters, kept as a view that a colleague opens by its link, shared with somebody outside by one mail, and all that fits is asked back together; a phone keeps all of it.
// Shows: L-03, UI-20, R-17, C-02, C-03, C-22.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { BENEFICIARIES, ORGANISATIONS, PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";

const BANK = "Western Mutual";
const OF_THE_BANK = 28;

let product: Product;
let browser: Browser;
let wes: Window;
let una: Window;
let phone: Window;
let ida: Window;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const api = await signedIn(product.url, PEOPLE.wes);
  for (let count = 1; count <= OF_THE_BANK; count += 1) await record(api, BANK, `WM-${count}`);
  await record(api, "Eastern Mutual", "EM-1");
  wes = await openWindow(browser, product.url, { token: api.token });
  const { token } = await signedIn(product.url, PEOPLE.una);
  una = await openWindow(browser, product.url, { token });
  phone = await openWindow(browser, product.url, { token, isPhone: true });
  ida = await openWindow(browser, product.url, { token: (await signedIn(product.url, PEOPLE.ida)).token });
});

after(async () => {
  await keepPictures({ "list-wes": wes, "list-una": una, "list-phone": phone, "list-ida": ida });
  await browser?.close();
  await product?.stop();
});

test("filters are added one by one, and the address shows the same in another window", async () => {
  const { page } = wes;
  await page.goto("/documents?tab=established");
  await addFilter(page, "Bank or insurer");
  await page.getByLabel("Bank or insurer contains").fill("western");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(`1–25 of ${OF_THE_BANK}`).waitFor();
  await addFilter(page, "Amount");
  await page.getByLabel("From").fill("5,000");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("1–24 of 24").waitFor();
  const again = await wes.openTab();
  await again.goto(page.url());
  await again.getByText("1–24 of 24").waitFor();
  await again.getByRole("button", { name: "Change the filter Amount: from $5,000" }).waitFor();
  await again.close();
});

test("an administrator shares the view, and a colleague opens its link and sees the same", async () => {
  const { page } = wes;
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save as a view…" }).click();
  await page.getByLabel("Name").fill("Western, large");
  await page.getByLabel("Everyone in the organisation sees it").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Western, large" }).waitFor();

  await una.page.goto(page.url());
  await una.page.getByRole("button", { name: "Western, large" }).waitFor();
  await una.page.getByText("1–24 of 24").waitFor();
  await una.page.getByRole("button", { name: "Remove the filter Amount: from $5,000" }).click();
  await una.page.getByRole("button", { name: "Western, large, changed" }).click();
  // What all share is kept by administrators.
  assert.equal(await una.page.getByRole("menuitem", { name: "Save changes" }).count(), 0);
  await una.page.getByRole("menuitem", { name: "Undo changes" }).click();
  await una.page.getByText("1–24 of 24").waitFor();
});

test("on a phone the same link has the same filters, and a view is chosen there too", async () => {
  const { page } = phone;
  await page.goto(wes.page.url());
  await page.getByRole("button", { name: "Change the filter Bank or insurer: western" }).waitFor();
  await page.getByText("1–24 of 24").waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(overflow, 0);
});

test("all that fit but one are shared with somebody outside, who accepts one mail and opens one of them", async () => {
  const { page } = una;
  await page.getByRole("button", { name: "Remove the filter Amount: from $5,000" }).click();
  await page.getByText(`1–25 of ${OF_THE_BANK}`).waitFor();
  await page.getByRole("checkbox", { name: "Choose all that are shown" }).check();
  await page.getByRole("button", { name: `Choose all ${OF_THE_BANK} that fit` }).click();
  await page.getByRole("checkbox", { name: "Choose WM-28", exact: true }).uncheck();
  await page.getByRole("button", { name: "Share…" }).click();
  await page.getByLabel("Email").fill(PEOPLE.ida.email);
  await page.getByRole("checkbox", { name: /^Limited/ }).check();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const shared = OF_THE_BANK - 1;
  await page.getByText(`${shared} of ${shared} documents shared`).waitFor();
  await page.getByRole("button", { name: "OK" }).click();

  const { text } = await product.mailTo(PEOPLE.ida.email, /^You are invited to 27 documents/);
  await ida.page.goto(`/account/invite${/\/account\/invite(\S+)/.exec(text)?.[1] ?? ""}`);
  await ida.page.waitForURL("**/shared-with-me");
  await ida.page.getByText(`1–25 of ${shared}`).waitFor();
  assert.equal(await ida.page.getByText("WM-28").count(), 0);
  await ida.page.getByRole("row", { name: /WM-27/ }).click();
  await ida.page.waitForURL("**/view");
  await ida.page.getByRole("heading", { level: 1 }).waitFor();
  await ida.page.getByText("$27,000.00").first().waitFor();
});

test("and they are taken off all of them together", async () => {
  const { page } = una;
  await page.getByRole("checkbox", { name: "Choose all that are shown" }).check();
  await page.getByRole("button", { name: `Choose all ${OF_THE_BANK} that fit` }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Stop sharing…" }).click();
  await page.getByLabel("Person").selectOption(PEOPLE.ida.email);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await page.getByText(`${OF_THE_BANK - 1} of ${OF_THE_BANK} documents changed`).waitFor();
  await page.getByRole("button", { name: "OK" }).click();
  await ida.page.goto("/shared-with-me");
  await ida.page.getByText("No guarantees are shared with you").waitFor();
});

test("all that fit are asked back together, but the one left out", async () => {
  const { page } = una;
  await page.getByRole("checkbox", { name: "Choose all that are shown" }).check();
  await page.getByRole("button", { name: `Choose all ${OF_THE_BANK} that fit` }).click();
  await page.getByRole("checkbox", { name: "Choose WM-28", exact: true }).uncheck();
  await page.getByText(`${OF_THE_BANK - 1} documents chosen`).waitFor();
  await page.getByRole("button", { name: "Ask for their return" }).click();
  await page.getByRole("button", { name: "Send requests" }).click();
  await page.getByText(`${OF_THE_BANK - 1} of ${OF_THE_BANK - 1} done`).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("row", { name: /WM-28/ }).waitFor();
  await page.getByText("1–1 of 1").waitFor();
  assert.deepEqual([...wes.troubles, ...una.troubles, ...phone.troubles, ...ida.troubles], []);
});

async function addFilter(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

async function record(api: Api, bankName: string, guaranteeNumber: string): Promise<void> {
  const { name, abn, address, state, postcode } = ORGANISATIONS.wesfarmers;
  const count = Number(guaranteeNumber.split("-")[1]);
  await api.mutate(
    "createDocument",
    "CreateDocumentInput",
    {
      organisationId: idOf("organisation", "wesfarmers"),
      isProjected: false,
      document: {
        documentVariant: "BANK_GUARANTEE",
        amount: `${count}000`,
        expiryType: "OPEN_ENDED",
        establishedAt: "2025-06-30",
        bankName,
        guaranteeNumber,
        parties: [
          { partyVariant: "ISSUER", name, abn, address, state, postcode },
          {
            partyVariant: "BENEFICIARY",
            ...BENEFICIARIES.telstra,
            primaryContact: {
              givenName: "Toni",
              familyName: "Park",
              email: "toni@telstra.example",
              phoneNumber: "0400000000",
            },
          },
        ],
      },
    },
    "document { id }",
  );
}
