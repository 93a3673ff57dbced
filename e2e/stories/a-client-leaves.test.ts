// A client leaves: its administrator takes their own data along, closes the organisation and then their account, the provider reads why and opens the organisation again for somebody else.
// Shows: A-59.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { CAST_PASSWORD, ORGANISATIONS, PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { unzipped } from "../../testing/unzipped.ts";
import { paths } from "../../web/paths.ts";
import { bytesOf } from "../walks/draft-view.ts";
import { aStoryWorld, type StoryWorld } from "../walks/story-world.ts";

const WESFARMERS = idOf("organisation", "wesfarmers");
const { name: NAME } = ORGANISATIONS.wesfarmers;
const { email: EMAIL } = PEOPLE.wes;
const REASON = "The business is wound up.";

let story: StoryWorld;
let wes: Page;
let rosa: Page;

before(async () => {
  story = await aStoryWorld("leaving");
  wes = await story.windowOf("wes");
  rosa = await story.windowOf("rosa");
});
after(() => story?.end());

async function closeAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close account" }).click();
  const dialog = page.getByRole("dialog", { name: "Close your account?" });
  await dialog.getByLabel("Your email").fill(EMAIL);
  await dialog.getByLabel("Current password").fill(CAST_PASSWORD);
  await dialog.getByRole("button", { name: "Close account" }).click();
}

test("whoever alone administers an open organisation is told that it needs them", async () => {
  await wes.goto(paths.profile());
  await closeAccount(wes);
  await wes.getByText(`You are the only administrator of ${NAME}. Make`, { exact: false }).waitFor();
});

test("what is held about a person is theirs as a zip of tables", async () => {
  await wes.goto(paths.profile());
  await wes.getByRole("button", { name: "Download your data" }).click();
  const dialog = wes.getByRole("dialog", { name: "Download your data" });
  await dialog.getByRole("button", { name: "Download your data" }).click();
  await wes.getByRole("dialog", { name: "Your export is ready" }).waitFor();
  const coming = wes.waitForEvent("download");
  await wes.getByRole("button", { name: "Download", exact: true }).click();
  const files = await unzipped(await bytesOf(await coming));
  const tables = [...files.values()].map((bytes) => bytes.toString("utf8")).join("\n");
  assert.ok(tables.includes(EMAIL), `what is held says whose it is: ${[...files.keys()].join(", ")}`);
});

test("the organisation is closed by its name, once nothing of it is live", async () => {
  await wes.goto(paths.settingsOrganisation());
  await wes.getByRole("button", { name: "Close organisation" }).click();
  const dialog = wes.getByRole("dialog", { name: `Close ${NAME}` });
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByLabel("Name of the organisation").fill("Wesfarmers");
  await dialog.getByRole("button", { name: "Close organisation" }).click();
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await dialog.getByLabel("Name of the organisation").fill(NAME);
  await dialog.getByRole("button", { name: "Close organisation" }).click();
  await wes.getByText(`${NAME} is closed`).waitFor();
});

test("and then the account, which lets nobody sign in any more", async () => {
  await wes.goto(paths.profile());
  // Who belongs to no organisation is asked for one first.
  await wes
    .getByRole("dialog", { name: "Create organisation" })
    .getByRole("button", { name: "Not now" })
    .click();
  await closeAccount(wes);
  await wes.getByRole("heading", { name: "Sign in" }).waitFor();
  await wes.getByText("Your account is closed.", { exact: false }).waitFor();
  await wes.getByLabel("Email").fill(EMAIL);
  await wes.getByLabel("Password", { exact: true }).fill(CAST_PASSWORD);
  await wes.getByRole("button", { name: "Sign in" }).click();
  await wes.getByText("The email or the password is not correct.").waitFor();
});

test("the provider reads who closed it and why, and opens it again for those who are left", async () => {
  await rosa.goto(paths.staffClient({ organisationId: WESFARMERS }));
  await rosa.getByText("Closed on 20/11/2026").waitFor();
  await rosa.getByText(REASON).first().waitFor();
  await rosa.getByRole("button", { name: "History" }).click();
  const history = rosa.getByRole("dialog", { name: `History of ${NAME}` });
  await history.getByText(`Why it was closed: ${REASON}`, { exact: true }).waitFor();
  await history
    .getByText(/^Wes Tan, 20\/11\/2026/)
    .first()
    .waitFor();
  await rosa.keyboard.press("Escape");
  await rosa.getByRole("button", { name: "Open again" }).click();
  const dialog = rosa.getByRole("dialog", { name: `Open ${NAME} again` });
  await dialog.getByLabel("Reason").fill("Una carries on.");
  await dialog.getByLabel("Administrator's email").fill(PEOPLE.una.email);
  await dialog.getByRole("button", { name: "Open again" }).click();
  await rosa.getByText(`${NAME} is open again`).waitFor();
  const una = await story.windowOf("una");
  await una.goto("/members");
  await una.getByText(PEOPLE.una.email).first().waitFor();
  assert.deepEqual(story.troubles(), []);
});
