// A client asks for finance of a draft's security money, the provider answers and records the payout, and another enquiry is closed with its reason: both sides read each step.
// Shows: FIN-01, FIN-08.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { mailsTo } from "../../testing/account-calls.ts";
import { untilJobsAreDone } from "../../testing/jobs-done.ts";
import { paths } from "../../web/paths.ts";
import { PHONE } from "../people.ts";
import { widthOf } from "../walks/screens.ts";
import { aStoryWorld, type StoryWorld } from "../walks/story-world.ts";

let story: StoryWorld;
let first: Draft;
let second: Draft;
let ada: Page;
let rosa: Page;

before(async () => {
  story = await aStoryWorld("finance");
  first = await story.world.draft({ status: "PENDING_PAYMENT" });
  second = await story.world.draft({ status: "SUBMITTED" });
  ada = await story.windowOf("ada");
  rosa = await story.windowOf("rosa");
});
after(() => story?.end());

async function apply({ id, organisationId }: Draft): Promise<void> {
  await ada.goto(paths.draftView({ organisationId, draftId: id }));
  await ada.getByRole("link", { name: "See repayments" }).click();
  await ada.getByRole("radio", { name: /^6 months/ }).check();
  await ada.getByLabel("Phone").fill("0491 570 157");
  await ada.getByLabel("Best time to call").selectOption({ index: 1 });
  await ada.getByRole("button", { name: "Send application" }).click();
  await ada.getByText("You have applied for finance").waitFor();
}

async function mailed(text: string): Promise<boolean> {
  await untilJobsAreDone(story.world.ownerUrl);
  return (await mailsTo(story.world, PEOPLE.ada.email)).some((mail) => mail.text.includes(text));
}

test("from the draft the client asks for its security money over a term that it chooses", async () => {
  await apply(first);
  await ada.goto(paths.finance());
  await ada.getByText(/6 months at \$[\d,.]+ a fortnight/).waitFor();
});

test("the provider answers, and the client reads the answer and has it by mail", async () => {
  await rosa.goto(paths.staffFinance());
  await rosa.getByRole("button", { name: "Answer" }).click();
  const dialog = rosa.getByRole("dialog", { name: "Answer Harbour Civil Pty Ltd" });
  await dialog.getByLabel("Answer").fill("The lender takes it at the advertised rate.");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await rosa.getByText("Answer sent").waitFor();
  await ada.reload();
  await ada.getByText("Answer: The lender takes it at the advertised rate.").waitFor();
  assert.ok(await mailed("The lender takes it at the advertised rate."));
});

test("what was paid out is recorded, no more than was asked for, and settles it", async () => {
  await rosa.goto(`${paths.staffFinance()}?status=answered`);
  await rosa.getByRole("button", { name: "Record the payout" }).click();
  const dialog = rosa.getByRole("dialog", { name: "Finance of Harbour Civil Pty Ltd was paid out" });
  await dialog.getByRole("textbox", { name: "Paid out on" }).fill("20/11/2026");
  await dialog.getByLabel("Amount paid out").fill("2500000");
  await dialog.getByRole("button", { name: "Record the payout" }).click();
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await dialog.getByLabel("Amount paid out").fill("250000");
  await dialog.getByRole("button", { name: "Record the payout" }).click();
  await rosa.getByText("Payout recorded").waitFor();
  await ada.reload();
  await ada.getByText("Paid out: $250,000.00 on 20/11/2026").waitFor();
  assert.equal(await ada.getByRole("button", { name: /^Withdraw/ }).count(), 0);
  assert.ok(await mailed("$250,000.00"));
});

test("another comes to nothing: it is closed with the reason, and its draft may ask again", async () => {
  await apply(second);
  await rosa.goto(paths.staffFinance());
  await rosa.getByRole("button", { name: "Close enquiry" }).click();
  const dialog = rosa.getByRole("dialog", { name: "Close the enquiry of Harbour Civil Pty Ltd?" });
  await dialog.getByLabel("Reason").fill("The client pays it from its own funds.");
  await dialog.getByRole("button", { name: "Close enquiry" }).click();
  await rosa.getByText("Enquiry closed").waitFor();
  await ada.goto(paths.finance());
  await ada.getByText("Closed: The client pays it from its own funds.").waitFor();
  await ada.goto(`${paths.financeApply()}?draft=${second.id}`);
  await ada.getByRole("button", { name: "Send application" }).waitFor();
});

test("the register of the provider has both, and the lists fit on a phone", async () => {
  await rosa.goto(paths.staffEnquiries());
  await rosa
    .getByRole("row", { name: /Settled/ })
    .getByText("$250,000.00")
    .first()
    .waitFor();
  await rosa.getByRole("row", { name: /Closed/ }).waitFor();
  await ada.setViewportSize(PHONE);
  await ada.goto(paths.finance());
  await ada.getByText("Paid out: $250,000.00 on 20/11/2026").waitFor();
  assert.ok((await widthOf(ada)) <= PHONE.width);
  await rosa.setViewportSize(PHONE);
  await rosa.goto(`${paths.staffFinance()}?status=all`);
  await rosa.getByText("Paid out: $250,000.00 on 20/11/2026").waitFor();
  assert.ok((await widthOf(rosa)) <= PHONE.width);
  assert.deepEqual(story.troubles(), []);
});
