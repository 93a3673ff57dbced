// Four people on one draft at once: the applicant, an outside accountant, the beneficiary's lawyer and the bank's officer, from invitation to issue, past two directors and a form to sign.
// Shows: C-25, D-81, D-85, API-088, ID-57.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { WHOLE_INDIVIDUAL } from "../../server/demo/builders/individual-builder.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { aPdf } from "../../testing/sample-files.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import {
  acceptFromMail,
  approveDraft,
  approveForm,
  confirmIdentity,
  finishIdentity,
  individuals,
  invite,
  sendToSign,
  signForm,
} from "../walks/draft-people.ts";
import { payByCard, submit } from "../walks/draft-view.ts";
import { READY_DRAFT } from "../walks/ready-draft.ts";
import { raiseDraft, signedIn } from "../walks/records.ts";
import { approve, establish, recordSecurity } from "../walks/staff-desk.ts";

const FORM = "Application form";
const NUMBER = "BG 2026/000611";
/** Whose last names say what the sandbox makes of them. */
const DIRECTORS = [
  WHOLE_INDIVIDUAL,
  { ...WHOLE_INDIVIDUAL, title: "Mr", firstName: "Owen", middleNames: null, surname: "Pending" },
];

let product: Product;
let browser: Browser;
let ada: Window;
let ida: Window;
let dee: Window;
let bea: Window;
/** The provider's manager, who lets the submission through to the bank. */
let rosa: Window;
let draftId: string;
let view: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const open = async (person: keyof typeof PEOPLE, isPhone = false) => {
    const { token } = await signedIn(product.url, PEOPLE[person]);
    return await openWindow(browser, product.url, { token, isPhone });
  };
  [ada, ida, dee] = [await open("ada"), await open("ida"), await open("dee", true)];
  [bea, rosa] = [await open("bea"), await open("rosa")];
  const api = await signedIn(product.url, PEOPLE.ada);
  const raised = await raiseDraft(api, "harbour", READY_DRAFT);
  draftId = raised.id;
  view = `/drafts/${raised.organisationId}/${draftId}/view`;
  const named = { draftId, individuals: DIRECTORS.map((individual) => ({ individual })) };
  await api.mutate("saveIdentification", "SaveIdentificationInput", named, "clientMutationId");
});

after(async () => {
  await keepPictures({
    "four-ada": ada,
    "four-ida": ida,
    "four-dee": dee,
    "four-bea": bea,
    "four-rosa": rosa,
  });
  await browser?.close();
  await product?.stop();
});

test("from two invitations to the issued guarantee", async (t) => {
  await t.test(
    "the applicant invites her accountant and the lawyer, who accept from their mail",
    async () => {
      await ada.page.goto(view);
      await invite(ada.page, PEOPLE.ida.email, "Applicant");
      await invite(ada.page, PEOPLE.dee.email, "Beneficiary");
      await acceptFromMail(ida.page, product, PEOPLE.ida.email);
      await acceptFromMail(dee.page, product, PEOPLE.dee.email);
    },
  );

  await t.test("all who have it open see each other", async () => {
    const others = [
      [ada, "Ida Quinn", "Dee Marsh"],
      [ida, "Ada Nguyen", "Dee Marsh"],
      [dee, "Ada Nguyen", "Ida Quinn"],
    ] as const;
    for (const [{ page }, ...names] of others)
      for (const name of names)
        await page
          .getByText(new RegExp(`^Also here: .*${name}`))
          .first()
          .waitFor({ state: "attached" });
  });

  await t.test("the accountant changes the draft, which the others see without reloading", async () => {
    await ida.page.getByRole("link", { name: "Edit" }).first().click();
    await ida.page.getByLabel("Amount").fill("$262,000");
    await ida.page.getByText("Saved", { exact: true }).waitFor();
    for (const { page } of [ada, dee]) await page.getByText("$262,000.00").first().waitFor();
    await ida.page.goto(view);
  });

  await t.test("both approve, and the applicant sees it at once", async () => {
    for (const { page } of [ida, dee]) await approveDraft(page);
    await ada.page.getByText("2 of 2 approved").waitFor();
  });

  await t.test("one director is verified at the service, the other has to wait there", async () => {
    await confirmIdentity(ada.page, "Mira Verified");
    await individuals(ada.page)
      .getByRole("region", { name: "Verified" })
      .getByText("Mira Verified")
      .waitFor();
    await confirmIdentity(ada.page, "Owen Pending");
    await individuals(ada.page)
      .getByRole("region", { name: "Needs attention" })
      .getByText("Owen Pending")
      .waitFor();
    assert.equal(await individuals(dee.page).count(), 0, "a beneficiary learns nothing of the directors");
  });

  await t.test("the submission waits for him, and reaches the provider with him", async () => {
    await submit(ada.page);
    for (const { page } of [ada, ida, dee])
      await page.getByText("Identifying", { exact: true }).first().waitFor();
    await finishIdentity(ada.page, "Owen Pending");
    for (const { page } of [ada, ida, dee])
      await page.getByText("Submitted", { exact: true }).first().waitFor();
  });

  await t.test("the provider lets it through to the bank while the others watch", async () => {
    await rosa.page.goto(`/staff/drafts/${draftId}`);
    await rosa.page.getByRole("region", { name: "Decision" }).waitFor();
    await approve(rosa.page);
    await ada.page.getByRole("heading", { name: "Payment request" }).waitFor();
    // What it costs is no affair of theirs.
    for (const { page } of [ida, dee])
      assert.equal(await page.getByRole("heading", { name: "Payment request" }).count(), 0);
  });

  await t.test("the bank's officer asks for the application form, which the applicant signs", async () => {
    await bea.page.goto(`/staff/drafts/${draftId}`);
    await bea.page.getByRole("button", { name: "Ask for a document" }).click();
    const dialog = bea.page.getByRole("dialog", { name: "Ask for a document" });
    await dialog.getByRole("button", { name: "Ask", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    await sendToSign(bea.page, FORM, "Ada Nguyen");
    await signForm(ada.page, FORM, "Ada Nguyen");
    await approveForm(bea.page, FORM);
    await ada.page.getByRole("article", { name: FORM }).last().getByText("Nothing left to do").waitFor();
  });

  await t.test("it is paid and issued, and the people on it have the guarantee", async () => {
    await payByCard(ada.page);
    await ada.page.getByText("Processing", { exact: true }).first().waitFor();
    await recordSecurity(bea.page, "TD 0091 449");
    await bea.page.getByRole("button", { name: "Establish" }).waitFor();
    await establish(bea.page, NUMBER, aPdf("Unconditional undertaking."));
    await dee.page.getByText("Established", { exact: true }).first().waitFor();
    await dee.page.goto("/shared-with-me");
    await dee.page.getByText("$262,000.00").first().waitFor();
  });

  await t.test("no page logged an error, threw, or broke the content policy", () => {
    const windows = [ada, ida, dee, bea, rosa];
    assert.deepEqual(
      windows.flatMap(({ troubles }) => troubles),
      [],
    );
  });
});
