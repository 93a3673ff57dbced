// Somebody of the provider acts for a client with a reason: every page says so, what is the client's own stays refused, and the client reads who did what and forbids it.
// Shows: O-37.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { paths } from "../../web/paths.ts";
import { DESKTOP, PHONE } from "../people.ts";
import { widthOf } from "../walks/screens.ts";
import { aStoryWorld, type StoryWorld } from "../walks/story-world.ts";

const HARBOUR = idOf("organisation", "harbour");
const REASON = "Ada has asked us by phone to correct the reference.";

let story: StoryWorld;
let draft: Draft;
let rosa: Page;
let ada: Page;

before(async () => {
  story = await aStoryWorld("acting");
  draft = await story.world.draft({ status: "DRAFT" });
  rosa = await story.windowOf("rosa");
  ada = await story.windowOf("ada");
});
after(() => story?.end());

const bar = (page: Page) => page.getByRole("complementary", { name: "You act for Harbour Civil Pty Ltd" });

async function begin(page: Page): Promise<void> {
  await page.goto(paths.staffClient({ organisationId: HARBOUR }));
  await page.getByRole("button", { name: "Act for this client" }).click();
  const dialog = page.getByRole("dialog", { name: "Act for Harbour Civil Pty Ltd" });
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByRole("button", { name: "Begin" }).click();
}

test("an administrator of the provider begins with a reason, and is a user of the client on every page", async () => {
  await begin(rosa);
  await bar(rosa).getByText(REASON).waitFor();
  await bar(rosa).getByText("60 minutes left", { exact: false }).waitFor();
  await rosa.goto(`${paths.draftCreate({ organisationId: HARBOUR })}?draft=${draft.id}&step=guarantee`);
  await bar(rosa).waitFor();
  await rosa.getByRole("textbox", { name: /Your reference/ }).fill("HC-2026-77");
  await rosa.getByRole("textbox", { name: "Agreement" }).click();
  await rosa.getByText("Saved", { exact: true }).waitFor();
});

test("what is the client's own is refused with the reason", async () => {
  await rosa.goto(paths.draftSubmit({ organisationId: HARBOUR, draftId: draft.id }));
  await rosa.getByRole("checkbox", { name: /I accept/ }).check();
  await rosa.getByRole("button", { name: "Submit", exact: true }).click();
  await rosa
    .getByText("What a client asks for, agrees to, answers, approves or withdraws is its own decision.")
    .waitFor();
  await ada.goto(paths.draftView({ organisationId: HARBOUR, draftId: draft.id }));
  await ada.getByRole("link", { name: "Review and submit" }).first().waitFor();
});

test("the bar fits on a phone", async () => {
  await rosa.setViewportSize(PHONE);
  await rosa.goto(paths.draftView({ organisationId: HARBOUR, draftId: draft.id }));
  await bar(rosa).getByRole("button", { name: "Stop acting" }).waitFor();
  assert.ok((await widthOf(rosa)) <= PHONE.width);
  await rosa.setViewportSize(DESKTOP);
});

test("the client reads who acts, and in the draft's history who did what, for whom and why", async () => {
  await ada.goto(paths.settingsOrganisation());
  const card = ada.getByRole("region", { name: "Acting for you" });
  await card.getByText("Now", { exact: true }).waitFor();
  await card.getByText(REASON).waitFor();
  await card.getByRole("link", { name: draft.referenceNumber }).click();
  await ada.getByText("HC-2026-77").first().waitFor();
  await ada.getByText("Bondline, Rosa Whitfield").first().waitFor();
  await ada.getByText(`on behalf of Harbour Civil Pty Ltd: ${REASON}`).first().waitFor();
});

test("it ends by its button, and the provider's own page stands there again", async () => {
  await bar(rosa).getByRole("button", { name: "Stop acting" }).click();
  await rosa.getByRole("button", { name: "Act for this client" }).waitFor();
  assert.equal(await bar(rosa).count(), 0);
  await ada.goto(paths.settingsOrganisation());
  const card = ada.getByRole("region", { name: "Acting for you" });
  await card.getByText("1 change").waitFor();
  assert.equal(await card.getByText("Now", { exact: true }).count(), 0);
});

test("the client forbids it, which ends it at once and lets nobody begin again", async () => {
  await begin(rosa);
  await bar(rosa).waitFor();
  await ada.reload();
  const card = ada.getByRole("region", { name: "Acting for you" });
  await card.getByRole("button", { name: "Don't allow" }).click();
  await ada.getByRole("alertdialog").getByRole("button", { name: "Don't allow" }).click();
  await ada.getByText("No one of ours may act for you any more").waitFor();
  await card.getByText("No one of ours may act for your organisation.").waitFor();
  await card.getByText("Now", { exact: true }).waitFor({ state: "detached" });

  await rosa.getByText("You no longer act for the client").waitFor();
  await rosa.getByRole("heading", { name: "Clients" }).waitFor();
  await rosa.goto(paths.staffClient({ organisationId: HARBOUR }));
  await rosa.getByRole("button", { name: "Merge into another" }).waitFor();
  assert.equal(await rosa.getByRole("button", { name: "Act for this client" }).count(), 0);
  assert.deepEqual(story.troubles(), []);
});
