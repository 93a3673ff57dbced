// The main job: two people at two browsers take a bank guarantee from sign-up to issue, and a third sees none of it. What it costs the first is counted.
// Shows: A-01..A-03, A-14, O-01, D-01, D-02, D-67..D-73, AT-01, AT-09..AT-17, W-01, W-02, L-01..L-03, H-01, UI-01.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import {
  ABR_GUID,
  type FakeAbr,
  LACHLAN_ENTRY,
  startFakeAbr,
  WOOLWORTHS_ENTRY,
} from "../../testing/fakes/fake-abr.ts";
import { aPdf } from "../../testing/sample-files.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { countActs } from "../walks/count-of-acts.ts";
import { attach, bytesOf, download, payByCard, submit } from "../walks/draft-view.ts";
import { chooseWording, fillBeneficiary, fillFeesAndFunds, fillGuarantee } from "../walks/draft-wizard.ts";
import { addOrganisation, signIn, signUp } from "../walks/register.ts";
import { approve, establish, openFromQueue, recordSecurity, requestChanges } from "../walks/staff-desk.ts";

const NORA = {
  givenName: "Nora",
  familyName: "Lachlan",
  email: "nora@lachlan.example",
  password: "Bridge-4-Sale!",
};
/** Its name and kind are the register's to say. */
const LACHLAN = {
  name: LACHLAN_ENTRY.EntityName,
  abn: LACHLAN_ENTRY.Abn,
  address: "88 Phillip Street, Sydney NSW 2000",
};
const REASON = "Please write the contract number as it stands on the signed contract.";
const GUARANTEE_NUMBER = "G 2026/004711";

/** From the sign-in page to the submitted draft, of a bank guarantee in favour of a business that the register knows. */
const CLICKS_MAX = 14;
const FIELDS_MAX = 22;
const SCREENS_MAX = 12;

let product: Product;
let browser: Browser;
let nora: Window;
let rosa: Window;
let businesses: FakeAbr;

before(async () => {
  businesses = await startFakeAbr();
  product = await startProduct({
    environment: { ABN_LOOKUP_GUID: ABR_GUID, ABN_LOOKUP_URL: businesses.publicUrl },
  });
  browser = await openBrowser();
  nora = await openWindow(browser, product.url);
  rosa = await openWindow(browser, product.url);
});

after(async () => {
  await keepPictures({ nora, rosa });
  await browser?.close();
  await product?.stop();
  await businesses?.stop();
});

test("a bank guarantee goes from sign-up to issue", async (t) => {
  const contract = aPdf("Head contract for the George Street fit-out.");
  let draftUrl = "";

  await t.test("the manager waits at the queue", async () => {
    await signIn(rosa.page, { email: PEOPLE.rosa.email, password: CAST_PASSWORD });
    await rosa.page.waitForURL("**/staff/drafts");
    await rosa.page.getByRole("heading", { name: "Review queue" }).waitFor();
  });

  const counted = await countActs(nora.page);
  await t.test(
    "a person registers, confirms with the mailed code, accepts the terms and adds the business",
    async () => {
      await nora.page.goto("/account/login");
      await nora.page.getByRole("link", { name: "Create an account" }).click();
      await signUp(nora.page, product, NORA);
      await addOrganisation(nora.page, LACHLAN);
      await nora.page.getByText(`Welcome. ${LACHLAN.name} is ready.`).waitFor();
    },
  );

  await t.test("she raises a draft step by step, and a reload in the middle loses nothing", async () => {
    await nora.page.getByRole("link", { name: "New draft" }).first().click();
    await fillGuarantee(nora.page, "$150,000.50");
    await fillBeneficiary(nora.page, WOOLWORTHS_ENTRY.Abn);
    await nora.page.reload();
    await chooseWording(nora.page);
    await fillFeesAndFunds(nora.page);
    draftUrl = nora.page.url().replace(/submit$/, "view");
  });

  await t.test("she submits it, and the manager sees it arrive in the queue without reloading", async () => {
    await submit(nora.page);
    await nora.page.getByText("Submitted", { exact: true }).first().waitFor();
    await rosa.page.getByRole("link", { name: new RegExp(LACHLAN.name) }).waitFor();
  });

  await t.test("which cost her few clicks, fields and screens", async () => {
    const { clicks, fields, screens } = await counted.end();
    const summary = JSON.stringify({ clicks, fields: [...fields], screens }, null, 2);
    assert.ok(clicks.length <= CLICKS_MAX, `${clicks.length} clicks: ${summary}`);
    assert.ok(fields.size <= FIELDS_MAX, `${fields.size} fields: ${summary}`);
    assert.ok(screens.length <= SCREENS_MAX, `${screens.length} screens: ${summary}`);
    // A count that noticed nothing would be below every number.
    assert.ok(clicks.length >= 10 && fields.size >= 15 && screens.length >= 8, summary);
  });

  await t.test("the manager asks for a change, the applicant reads why, and edits", async () => {
    await openFromQueue(rosa.page, LACHLAN.name);
    await requestChanges(rosa.page, REASON);
    await nora.page.getByText(REASON).first().waitFor();
    await product.mailTo(NORA.email, /Changes needed/);
    await nora.page.getByRole("link", { name: /Edit/ }).first().click();
    await nora.page.getByLabel(/Contract number/).fill("LC-2026-7/A");
    await nora.page.getByText("Saved", { exact: true }).waitFor();
    await nora.page.goto(draftUrl);
  });

  await t.test("she attaches the contract, sees it scanned, and gets the same bytes back", async () => {
    await attach(nora.page, { name: "Head contract.pdf", bytes: contract });
    assert.deepEqual(await download(nora.page, "Head contract.pdf"), contract);
  });

  await t.test("she reads the wording, and submits again", async () => {
    await nora.page.getByRole("button", { name: "Preview" }).first().click();
    const dialog = nora.page.getByRole("dialog");
    await dialog.frameLocator("iframe").getByText("Unconditional undertaking").waitFor();
    await dialog
      .frameLocator("iframe")
      .getByText(/one hundred and fifty thousand dollars and fifty cents/)
      .first()
      .waitFor();
    await dialog
      .frameLocator("iframe")
      .getByText(/George Street fit-out, number LC-2026-7\/A/)
      .waitFor();
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await submit(nora.page);
  });

  await t.test("she approves it with a fee summary, and the payment request appears", async () => {
    await approve(rosa.page);
    await nora.page.getByRole("heading", { name: "Payment request" }).waitFor();
    await product.mailTo(NORA.email, /to pay for your/);
  });

  await t.test("the applicant pays by card, and the signed event moves the draft to Processing", async () => {
    await payByCard(nora.page);
    await nora.page.getByText("Processing", { exact: true }).first().waitFor();
    await nora.page.getByText("Lodge $150,000.50 as security").waitFor();
  });

  await t.test(
    "the manager records her security money as held, which she sees, and may establish",
    async () => {
      await recordSecurity(rosa.page, "TD 0091 447");
      await nora.page
        .getByText(/Held since/)
        .first()
        .waitFor();
      await product.mailTo(NORA.email, /holds \$150,000\.50/);
      await rosa.page.getByRole("button", { name: "Establish" }).waitFor();
    },
  );

  await t.test(
    "the manager establishes it, and the applicant's list shows it without reloading",
    async () => {
      await nora.page.getByRole("link", { name: "Documents" }).first().click();
      await nora.page
        .getByRole("tab", { name: /Established/ })
        .or(nora.page.getByRole("link", { name: /^Established/ }))
        .first()
        .click();
      await establish(rosa.page, GUARANTEE_NUMBER, aPdf("Unconditional undertaking."));
      await nora.page.getByText("$150,000.50").first().waitFor();
    },
  );

  await t.test(
    "the document shows parties, costs, attachment and history, and the history exports",
    async () => {
      await nora.page
        .getByRole("row", { name: /150,000\.50/ })
        .getByRole("link")
        .click();
      await nora.page.waitForURL("**/documents/**/view");
      for (const text of [GUARANTEE_NUMBER, "Woolworths Group Limited", "Costs", "Head contract.pdf"])
        await nora.page.getByText(text).first().waitFor();
      assert.deepEqual(await download(nora.page, "Head contract.pdf"), contract);

      await nora.page.getByRole("button", { name: "Export" }).click();
      await nora.page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
      const coming = nora.page.waitForEvent("download");
      await nora.page.getByRole("button", { name: "Download", exact: true }).click();
      const csv = (await bytesOf(await coming)).toString("utf8");
      assert.match(csv, /\r\n/);
      assert.match(csv, /Rosa Whitfield/);
      assert.match(csv, /G 2026\/004711/);
    },
  );

  await t.test("another organisation and a stranger see none of it", async () => {
    const documentUrl = nora.page.url();
    for (const person of [PEOPLE.wes, PEOPLE.fay]) {
      const other = await openWindow(browser, product.url);
      await signIn(other.page, { email: person.email, password: CAST_PASSWORD });
      await other.page.goto(documentUrl);
      await other.page.getByText("Document could not be found").waitFor();
      await other.page.goto(draftUrl);
      await other.page.getByText("Draft could not be found").waitFor();
      assert.equal(await other.page.getByText("$150,000.50").count(), 0);
      await other.close();
    }
  });

  await t.test("no page logged an error, threw, or broke the content policy", () => {
    assert.deepEqual([...nora.troubles, ...rosa.troubles], []);
  });
});
