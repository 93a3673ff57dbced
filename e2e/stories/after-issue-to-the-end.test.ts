// What becomes of a guarantee after it was issued, with everybody who has a part in it at their own screen: changed and returned, or claimed until nothing is left.
// Shows: DOC-083..DOC-085, DOC-097, DOC-107.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Browser, Page } from "playwright-core";
import { buildFacility } from "../../server/demo/builders/facility-builder.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { remindOfReturns } from "../../server/modules/documents/return-requests/return-request-jobs.ts";
import { anIssuedDocument } from "../../testing/builders/document-request-builder.ts";
import { aPdf } from "../../testing/sample-files.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { paths } from "../../web/paths.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { mailTo } from "../product.ts";
import { answer, askFor } from "../walks/requests.ts";
import { establish } from "../walks/staff-desk.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "web", "dist");
const HOLDER = "mona.petrou@keeper.example";

let world: World;
let browser: Browser;
const windows: Record<string, Window> = {};

before(async () => {
  world = await aWorld({}, { clientFolder: CLIENT });
  browser = await openBrowser();
});

after(async () => {
  await keepPictures(windows);
  await browser?.close();
  await world?.end();
});

test("issued, extended, reduced by half at practical completion, asked back, returned, and its facility is free", async (t) => {
  const facility = await buildFacility(world.app, { fields: { limit: "1000000" } });
  const draft = await world.draft({ status: "PROCESSING", fields: { facilityId: facility.id } });
  const ada = await windowOf("ada");
  const rosa = await windowOf("rosa");

  await t.test("the bank issues it, and its facility has less room", async () => {
    await rosa.goto(paths.staffDraft({ draftId: draft.id }));
    await establish(rosa, "G 2026/002048", aPdf("Unconditional undertaking."));
    await room(ada, "$750,000.00");
    await ada
      .getByRole("row", { name: /250,000\.00/ })
      .getByRole("link")
      .click();
    await ada.waitForURL("**/documents/**/view");
    await rosa.goto(new URL(ada.url()).pathname);
  });

  // Read while her session lasts: a week later her open page asks her to sign in again.
  const documentPage = new URL(ada.url()).pathname;

  await t.test("the applicant asks for a later end, and has it as soon as the bank says so", async () => {
    const asking = await askFor(ada, "Extend");
    await asking.getByRole("textbox", { name: "New expiry date" }).fill("30/06/2029");
    await asking.getByRole("button", { name: "Send request" }).click();
    await answer(rosa, /^Extend to 30\/06\/2029/, "Extend");
    await ada.getByText("Amendment 1, $250,000.00 left").waitFor();
    await ada.getByRole("heading", { name: "$250,000.00" }).waitFor();
    await ada.getByText("30/06/2029", { exact: true }).first().waitFor();
  });

  await t.test("a reduction waits for practical completion, and is done once that is confirmed", async () => {
    const asking = await askFor(ada, "Reduce");
    await asking.getByRole("radio", { name: "By a share" }).check();
    await asking.getByRole("textbox", { name: "Percent of what it is now" }).fill("50");
    await asking.getByText("Changes by $125,000.00: new amount $125,000.00").waitFor();
    await asking.getByRole("radio", { name: "Once a milestone is reached" }).check();
    await asking.getByRole("textbox", { name: "Milestone" }).fill("Practical completion");
    await asking.getByRole("button", { name: "Send request" }).click();
    const stage = /^Reduce by \$125,000\.00 once this is reached: Practical completion/;
    await answer(rosa, stage, "Accept", { "How the beneficiary agreed": "Contract, clause 5.4" });
    await ada.getByText("Agreed on paper: Contract, clause 5.4").waitFor();
    await answer(rosa, stage, "Confirm milestone", { "Reached on": today() });
    await ada.getByRole("heading", { name: "$125,000.00" }).waitFor();
    await ada.getByText(`Milestone reached ${today()}, confirmed by Rosa Whitfield`).waitFor();
  });

  await t.test("its holder is asked for the original, and again a week later", async () => {
    await ada.getByRole("button", { name: "Ask for its return" }).click();
    const asking = ada.getByRole("dialog", { name: "Ask for the original back" });
    await asking.getByLabel("Recipient's name").fill("Mona Petrou");
    await asking.getByLabel("Recipient's email").fill(HOLDER);
    await asking.getByLabel("Remind").selectOption("Every week");
    await asking.getByRole("button", { name: "Send request" }).click();
    await ada.getByText("Mona Petrou was asked to return it").waitFor();
    await mailTo(world.url, HOLDER, /return the original/);
    world.clock.advance({ days: 7 });
    await remindOfReturns(world.app);
  });

  const adaLater = await windowOf("ada", "a week later");
  await adaLater.goto(documentPage);

  await t.test("by the link of the reminder she answers without an account, once", async () => {
    const { text } = await mailTo(world.url, HOLDER, /^Reminder/);
    const link = /\/return\/[0-9a-f-]+#\w+/.exec(text)?.[0] ?? "";
    const mona = await windowOf(undefined, "mona");
    await mona.goto(link);
    await mona.getByText("$125,000.00").waitFor();
    await mona.getByRole("radio", { name: /^Returned/ }).check();
    await mona.getByRole("textbox", { name: "Returned on" }).fill(today());
    await mona.getByLabel("How it was returned").selectOption("By courier");
    await mona.getByRole("button", { name: "Send answer" }).click();
    await mona.getByText("Thank you, your answer is recorded").waitFor();
    await adaLater.getByText("Mona Petrou says it was returned").waitFor();
    await mona.reload();
    await mona.getByText("This link does not work").waitFor();
  });

  await t.test("the bank has it back: the guarantee is closed, and the facility free again", async () => {
    const rosaLater = await windowOf("rosa", "a week later");
    await rosaLater.goto(documentPage);
    await rosaLater.getByRole("button", { name: "Record the return" }).click();
    const recording = rosaLater.getByRole("dialog", { name: "Record the return" });
    await recording.getByRole("textbox", { name: "Original returned on" }).fill(today());
    await recording.getByRole("button", { name: "Record the return" }).click();
    await adaLater.getByText("Returned", { exact: true }).first().waitFor();
    await room(adaLater, "$1,000,000.00");
  });

  /** As the facility's own page has it. */
  async function room(page: Page, headroom: string): Promise<void> {
    await page.goto(paths.facilityView({ facilityId: facility.id }));
    await page.getByText(headroom).first().waitFor();
  }
});

test("claimed in part, then the rest: the bank pays, and the applicant's open page says so by itself", async () => {
  const { id: documentId, organisationId } = await anIssuedDocument(world);
  const page = paths.documentView({ organisationId, documentId });
  const ada = await windowOf("ada", "claimed");
  const dee = await windowOf("dee");
  const sam = await windowOf("sam");
  for (const each of [ada, dee, sam]) await each.goto(page);
  const isStill = await ada.evaluateHandle(() => window);

  for (const [amount, sentence, left] of [
    ["100000", "Pay $100,000.00 of $250,000.00", "$150,000.00"],
    ["150000", "Pay all $150,000.00", "$0.00"],
  ] as const) {
    const claiming = await askFor(dee, "Claim");
    await claiming.getByLabel("How much to claim").fill(amount);
    await claiming.getByRole("button", { name: "Send claim" }).click();
    const claim = ada.getByRole("article", { name: sentence });
    await claim.getByText("Requested").waitFor();
    const paid = { "Paid on": today(), "Payment reference": `RTGS ${amount}` };
    await answer(sam, new RegExp(`^${sentence.replaceAll("$", "\\$")}`), "Settle claim", paid);
    await claim.getByText(`Paid ${today()}, reference RTGS ${amount}`).waitFor();
    await claim.getByText(`${left} left`).waitFor();
  }
  await ada.getByText("Claimed", { exact: true }).first().waitFor();
  assert.ok(await isStill.evaluate((first) => first === window), "the page was loaded anew");
});

test("no page logged an error, threw, or broke the content policy", () => {
  assert.deepEqual(
    Object.values(windows).flatMap(({ troubles }) => troubles),
    [],
  );
});

/** At the present time of the world, which a browser is told as everybody knows it. */
async function windowOf(person?: PersonName, when = ""): Promise<Page> {
  const token = person === undefined ? undefined : await signInAs(world.app, person);
  const window = await openWindow(browser, world.url, { token });
  windows[`after-issue-${person ?? ""} ${when}`.trim().replaceAll(" ", "-")] = window;
  await window.context.clock.setFixedTime(world.clock.now());
  return window.page;
}

/** As people type it. */
function today(): string {
  return formatDate(dayAt(world.clock.now(), DEFAULT_ZONE));
}
