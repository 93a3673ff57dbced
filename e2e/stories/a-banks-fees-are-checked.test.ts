// A bank's file of fees: what differs from what was agreed is accepted, leaves as a letter with the sums of the screen, and is settled once the bank has answered; the same charge is not taken twice.
// Shows: INV-40.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { aChargedGuarantee, csvFees, type FeeSaid } from "../../testing/builders/fee-file-builder.ts";
import { paths } from "../../web/paths.ts";
import { PHONE } from "../people.ts";
import { bytesOf } from "../walks/draft-view.ts";
import { widthOf } from "../walks/screens.ts";
import { aStoryWorld, type StoryWorld } from "../walks/story-world.ts";

let story: StoryWorld;
let right: string;
let dear: string;
let rosa: Page;

before(async () => {
  story = await aStoryWorld("fees");
  right = (await aChargedGuarantee(story.world)).number;
  dear = (await aChargedGuarantee(story.world)).number;
  rosa = await story.windowOf("rosa");
});
after(() => story?.end());

async function upload(name: string, rows: readonly FeeSaid[]): Promise<void> {
  await rosa.goto(paths.staffFeeFiles());
  await rosa.getByRole("button", { name: "Upload fees" }).click();
  const dialog = rosa.getByRole("dialog", { name: "Upload fees" });
  await dialog.getByLabel("Bank or insurer").selectOption({ label: "Macquarie Bank Limited" });
  const buffer = Buffer.from(csvFees(rows));
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await rosa.getByRole("heading", { name: "Check the fees" }).waitFor();
}

async function accept(): Promise<void> {
  await rosa.getByRole("button", { name: "Accept", exact: true }).click();
  await rosa.getByRole("alertdialog").getByRole("button", { name: "Accept" }).click();
  await rosa.getByText("The fees are accepted").waitFor();
}

test("each charge is held against what was agreed before anything is accepted", async () => {
  await upload("november.csv", [
    { number: right, amount: "2500.00" },
    { number: dear, amount: "2575.50" },
    { number: "MB NOWHERE", amount: "10.00" },
  ]);
  await rosa.getByText("As expected").waitFor();
  await rosa.getByText("Expected $2,500.00").first().waitFor();
  await rosa.getByText("differs by $75.50").waitFor();
  await rosa.getByText("Not known").waitFor();
  await rosa.getByText("$5,085.50").first().waitFor();
  await rosa.getByText("$85.50").first().waitFor();
  await rosa.getByText("The bank is told of 2 rows").waitFor();
});

test("once it is accepted the letter opens as a PDF and holds the sums of the screen", async () => {
  await accept();
  const coming = rosa.waitForEvent("download");
  await rosa.getByRole("button", { name: "Save the letter" }).click();
  const file = await coming;
  assert.match(file.suggestedFilename(), /^Fee differences .*\.pdf$/);
  const pdf = await getDocumentProxy(new Uint8Array(await bytesOf(file)));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of [dear, "MB NOWHERE", "$2,575.50", "$2,500.00", "$75.50", "$10.00", "$85.50"])
    assert.ok(text.includes(said), `the letter says ${said}`);
  assert.ok(!text.includes(right), "the letter names no charge that is right");
});

test("it is marked as sent, and settled with what the bank has answered", async () => {
  await rosa.getByRole("button", { name: "Mark the letter as sent" }).click();
  await rosa.getByRole("alertdialog").getByRole("button", { name: "Mark the letter as sent" }).click();
  await rosa.getByText("The letter is marked as sent").waitFor();
  await rosa.getByRole("button", { name: "Settle" }).click();
  const dialog = rosa.getByRole("dialog", { name: "Settle the differences" });
  await dialog.getByLabel("Note").fill("Macquarie credits $85.50 in December.");
  await dialog.getByRole("button", { name: "Settle" }).click();
  await rosa.getByText("The differences are settled").waitFor();
  await rosa.getByText("Macquarie credits $85.50 in December.").waitFor();
  assert.equal(await rosa.getByText("Rosa Whitfield, 20/11/2026").count(), 4);
});

test("the same charge in a later file is told to the bank as charged before", async () => {
  await upload("december.csv", [{ number: right, amount: "2500.00" }]);
  await rosa.getByText("Charged before").waitFor();
  await rosa.getByText("differs by $2,500.00").waitFor();
  await rosa.setViewportSize(PHONE);
  await rosa.getByText("Charged before").waitFor();
  assert.ok((await widthOf(rosa)) <= PHONE.width);
  assert.deepEqual(story.troubles(), []);
});
