// A business that was entered twice: one administrator of the provider sends the merge for approval, another approves it, and who entered it finds their request with the one that stays.
// Shows: O-38, O-39.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { aClaim, type Claim } from "../../server/demo/builders/abn-claim-builder.ts";
import { ORGANISATIONS } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { mailsTo } from "../../testing/account-calls.ts";
import { apiOf } from "../../testing/api.ts";
import { must } from "../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../testing/jobs-done.ts";
import { aSecondAdministrator } from "../../testing/second-administrator.ts";
import { paths } from "../../web/paths.ts";
import { approveChange } from "../walks/first-run.ts";
import { aStoryWorld, type StoryWorld } from "../walks/story-world.ts";

const HARBOUR = idOf("organisation", "harbour");
const { name: NAME } = ORGANISATIONS.harbour;
const REASON = "Mia has entered Harbour Civil once more.";

let story: StoryWorld;
let duplicate: Claim;
let reference: string;
let rosa: Page;
let gus: Page;
let mia: Page;

before(async () => {
  story = await aStoryWorld("merged");
  const { world } = story;
  duplicate = await aClaim(world.app, { abn: "89000000019", claimant: "Mia", name: NAME });
  const { draft } = await must(
    apiOf(world.url, duplicate.claimant.token),
    "createDraft",
    {
      organisationId: duplicate.id,
      processType: "BANK_GUARANTEE",
      draft: { amount: "80000.00", yourReference: "Crane hire" },
    },
    "draft { referenceNumber }",
  );
  reference = draft.referenceNumber;
  await aSecondAdministrator(world);
  rosa = await story.windowOf("rosa");
  gus = await story.windowOf("gus");
  mia = await story.windowOf(duplicate.claimant);
});
after(() => story?.end());

test("the duplicate's page names the other, and what would move and who arrives is read before it is sent", async () => {
  await rosa.goto(paths.staffClient({ organisationId: duplicate.id }));
  await rosa.getByText("This may be the same business").waitFor();
  await rosa.getByRole("button", { name: "Merge into another" }).click();
  await rosa
    .getByRole("dialog")
    .getByRole("button", { name: `Choose ${NAME}` })
    .click();
  const dialog = rosa.getByRole("dialog", { name: `Merge ${NAME} into ${NAME}` });
  await dialog.getByText("1 draft", { exact: true }).waitFor();
  const arriving = dialog.getByRole("listitem").filter({ hasText: duplicate.claimant.email });
  await arriving.getByText("Standard User").waitFor();
  await dialog.getByLabel("Why").fill(REASON);
  await dialog.getByRole("button", { name: "Send for approval" }).click();
  await rosa.getByText("A merge into another organisation is waiting for approval").waitFor();
});

test("whoever sent it can't approve it, and until another does nothing has moved", async () => {
  await rosa.getByRole("link", { name: "Look at changes" }).click();
  await rosa.getByRole("button", { name: `Look at the change of ${NAME}` }).click();
  const dialog = rosa.getByRole("dialog");
  await dialog.getByText(REASON).first().waitFor();
  assert.equal(await dialog.getByRole("button", { name: "Approve" }).count(), 0);
  await mia.goto("/documents?tab=drafts");
  await mia.getByText("Crane hire").or(mia.getByText(reference)).first().waitFor();
});

test("another approves it, and the duplicate is closed and leads to the one that stays", async () => {
  await approveChange(gus, NAME);
  await rosa.goto(paths.staffClient({ organisationId: duplicate.id }));
  await rosa.getByText("Merged on 20/11/2026").waitFor();
  await rosa.getByRole("button", { name: "History" }).click();
  const history = rosa.getByRole("dialog", { name: `History of ${NAME}` });
  await history.getByText(/^Bondline, Gus Reid, 20\/11\/2026/).waitFor();
  const entry = history.getByText(REASON, { exact: false });
  const text = (await entry.textContent()) ?? "";
  assert.ok(text.includes(`Merged into: ${NAME}`), text);
  assert.ok(text.includes("Check of the number: ABN refused (before: ABN not confirmed)"), text);
  await rosa.keyboard.press("Escape");
  await rosa.getByRole("link", { name: `Open ${NAME}` }).click();
  await rosa.waitForURL(`**${paths.staffClient({ organisationId: HARBOUR })}`);
  await rosa.getByRole("region", { name: "People" }).getByText(duplicate.claimant.email).waitFor();
});

test("who had entered it is told, acts in the one that stays and finds the request there", async () => {
  await untilJobsAreDone(story.world.ownerUrl);
  const mails = await mailsTo(story.world, duplicate.claimant.email);
  assert.ok(mails.some(({ text }) => text.includes(REASON)));
  await mia.goto("/documents?tab=drafts");
  await mia.getByText(reference).first().waitFor();
  await mia.goto("/members");
  await mia.getByText("ada@harbourcivil.example").first().waitFor();
  assert.deepEqual(story.troubles(), []);
});
