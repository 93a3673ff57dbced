// A bank's day: one guarantee is issued on its page, the others by a file from the back office, and the client sees what became of each.
// Shows: ST-05, ST-08, RD-50.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import type { PersonName } from "../../server/demo/cast.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { csvOutcomes } from "../../testing/builders/outcome-file-builder.ts";
import { aPdf } from "../../testing/sample-files.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { paths } from "../../web/paths.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { establish } from "../walks/staff-desk.ts";

const CLIENT = join(import.meta.dirname, "..", "..", "web", "dist");

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

test("one by its page, others by a file, and each is seen by its client", async () => {
  const [byPage, byFile, declined] = [
    await world.draft({ status: "PROCESSING" }),
    await world.draft({ status: "PROCESSING" }),
    await world.draft({ status: "PROCESSING" }),
  ];
  const sam = await windowOf("sam");
  await sam.goto(paths.staffDraft({ draftId: byPage.id }));
  await establish(sam, "G 2026/003001", aPdf("Unconditional undertaking."));

  await sam.goto(paths.staffOutcomeFiles());
  await sam.getByRole("link", { name: "Take the queue as a file" }).click();
  await sam.getByText(byFile.referenceNumber).first().waitFor();
  assert.equal(await sam.getByText(byPage.referenceNumber).count(), 0);

  await sam.goto(paths.staffOutcomeFiles());
  await sam.getByRole("button", { name: "Upload outcomes" }).click();
  const dialog = sam.getByRole("dialog", { name: "Upload outcomes" });
  const buffer = Buffer.from(
    csvOutcomes([
      { reference: byFile.referenceNumber, number: "G 2026/003002" },
      { reference: declined.referenceNumber, outcome: "DECLINED", reason: "The limit is reached." },
      { reference: byPage.referenceNumber, number: "G 2026/003003" },
    ]),
  );
  await dialog
    .getByLabel("Outcomes as a CSV")
    .setInputFiles({ name: "friday.csv", mimeType: "text/csv", buffer });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await sam.getByText("This is what friday.csv would do. Nothing is decided yet.").waitFor();
  await sam.getByText("Not possible", { exact: true }).first().waitFor();
  await sam.getByRole("button", { name: "Apply 2 rows" }).click();
  await sam.getByRole("alertdialog").getByRole("button", { name: "Apply 2 rows" }).click();
  await sam.getByText("friday.csv, uploaded by Sam Iyer", { exact: false }).waitFor();
  await sam.getByText("Applied", { exact: true }).first().waitFor();

  const ada = await windowOf("ada");
  await ada.goto("/documents?search=G+2026%2F003002");
  await ada.getByText("G 2026/003002").first().waitFor();
  const { organisationId, id } = declined;
  await ada.goto(paths.draftProgress({ organisationId, draftId: id }));
  await ada.getByText("The limit is reached.").first().waitFor();
  for (const { troubles } of Object.values(windows)) assert.deepEqual(troubles, []);
});

async function windowOf(person: PersonName) {
  const opened = await openWindow(browser, world.url, { token: await signInAs(world.app, person) });
  windows[person] = opened;
  return opened.page;
}
