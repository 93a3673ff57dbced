// The provider's books: every figure of the revenue and of what is earned opens what it is the sum of, and the journals that leave for an accounting package hold what the screen says.
// Shows: RP-16.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Cents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { parse } from "csv-parse/sync";
import type { Locator, Page } from "playwright-core";
import { must, seenDraft } from "../../testing/draft-calls.ts";
import { paths } from "../../web/paths.ts";
import { PHONE } from "../people.ts";
import { bytesOf } from "../walks/draft-view.ts";
import { widthOf } from "../walks/screens.ts";
import { aStoryWorld, type StoryWorld } from "../walks/story-world.ts";

let story: StoryWorld;
let rosa: Page;

before(async () => {
  story = await aStoryWorld("books");
  const { world } = story;
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const desk = await world.as("rosa");
  for (const [amount, receivedDate] of [
    ["700.00", "2026-08-31"],
    ["1000.00", "2026-10-01"],
  ]) {
    const { version } = await seenDraft(desk, draft.id);
    const invoiceId = draft.invoices[0]?.id;
    await must(desk, "recordDraftPayment", { id: draft.id, version, invoiceId, amount, receivedDate });
  }
  rosa = await story.windowOf("rosa");
});
after(() => story?.end());

const ZERO = centsFromDecimal("0");

function centsIn(text: string): Cents {
  const [, sign = "", digits = "0"] = /([-−]?)\$([\d,]+\.\d\d)/.exec(text) ?? [];
  return centsFromDecimal(`${sign && "-"}${digits.replaceAll(",", "")}`);
}

/** The last amount of each row. */
async function amountsIn(table: Locator): Promise<Cents[]> {
  await table.getByRole("row").nth(1).getByText("$").last().waitFor();
  const texts = await table.getByRole("row").allInnerTexts();
  return texts.flatMap((text) => {
    const last = text.match(/[-−]?\$[\d,]+\.\d\d/g)?.at(-1);
    return last === undefined ? [] : [centsIn(last)];
  });
}

const sumOf = (amounts: readonly Cents[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

async function linksOf(figures: Locator): Promise<{ name: string; href: string }[]> {
  await figures.first().waitFor();
  return await Promise.all(
    (await figures.all()).map(async (link) => ({
      name: (await link.getAttribute("aria-label")) ?? "",
      href: (await link.getAttribute("href")) ?? "",
    })),
  );
}

test("every figure of the year's revenue is the sum of the entries that it opens", async () => {
  await rosa.goto(paths.staffRevenue());
  const links = await linksOf(rosa.getByRole("link", { name: /, The year: / }));
  assert.ok(links.length >= 3, links.map(({ name }) => name).join("; "));
  for (const { name, href } of links) {
    await rosa.goto(href);
    const amounts = await amountsIn(rosa.getByRole("table", { name: "Entries" }));
    assert.equal(sumOf(amounts), centsIn(name), name);
  }
});

test("every figure of what is earned opens its invoice lines, which say the same", async () => {
  await rosa.goto(paths.staffAccruals());
  const links = await linksOf(rosa.getByRole("table", { name: "Earned by month" }).getByRole("link"));
  assert.ok(links.length >= 2, links.map(({ name }) => name).join("; "));
  const last = links.filter(({ name }) => name.includes(" to "));
  for (const { name, href } of last) {
    await rosa.goto(href);
    await rosa.getByRole("table", { name: "Invoice lines" }).getByRole("row").nth(1).waitFor();
    const shown = /\$[\d,.]+$/.exec(name)?.[0] ?? "";
    await rosa.getByText(shown, { exact: true }).first().waitFor();
  }
});

test("no journal leaves before its accounts have codes", async () => {
  await rosa.goto(`${paths.staffJournals()}?package=QUICKBOOKS`);
  await rosa.getByText("Codes are missing").waitFor();
  assert.equal(await rosa.getByRole("button", { name: /^Export / }).count(), 0);
  await rosa.getByRole("link", { name: "Set codes" }).click();
  await rosa.getByRole("button", { name: "Set codes for QuickBooks Online" }).click();
  const dialog = rosa.getByRole("dialog", { name: "Set codes for QuickBooks Online" });
  await dialog.getByRole("textbox").first().waitFor();
  for (const [at, box] of (await dialog.getByRole("textbox").all()).entries())
    await box.fill(`Portal:Account ${at + 1}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await rosa.getByText("The codes are saved").waitFor();
});

test("the file in the package's columns balances, and comes to what the screen says", async () => {
  await rosa.goto(`${paths.staffJournals()}?package=QUICKBOOKS`);
  const leave = rosa.getByRole("button", { name: /^Export \d+ journals/ });
  await leave.waitFor();
  const shown = (await rosa.locator("main").textContent()) ?? "";
  await leave.click();
  await rosa.getByRole("dialog", { name: "Your export is ready" }).waitFor();
  const coming = rosa.waitForEvent("download");
  await rosa.getByRole("button", { name: "Download", exact: true }).click();
  const rows: Record<string, string>[] = parse(await bytesOf(await coming), { bom: true, columns: true });
  assert.deepEqual(Object.keys(rows[0] ?? {}), [
    "Journal No.",
    "Journal Date",
    "Account Name",
    "Debits",
    "Credits",
    "Description",
    "Name",
  ]);
  const sum = (column: string) => sumOf(rows.map((row) => centsFromDecimal(row[column] || "0")));
  assert.equal(sum("Debits"), sum("Credits"));
  assert.notEqual(sum("Debits"), ZERO);
  const [, amount = ""] = /Debits, and credits\s*(\$[\d,.]+)/.exec(shown) ?? [];
  assert.equal(sum("Debits"), centsIn(amount), shown);
  await rosa.getByRole("button", { name: "Done" }).click();
  await rosa.getByText("Everything of these months has been exported").waitFor();
  await rosa
    .getByText(/by Rosa Whitfield/)
    .first()
    .waitFor();
});

test("a journal is found by the reference that the package has, and the pages fit on a phone", async () => {
  await rosa.getByLabel("Reference").fill("BL000001");
  await rosa.getByRole("button", { name: "Find", exact: true }).click();
  await rosa.getByText("Harbour Civil Pty Ltd").first().waitFor();
  await rosa.setViewportSize(PHONE);
  for (const path of [paths.staffRevenue(), paths.staffAccruals(), paths.staffJournals()]) {
    await rosa.goto(path);
    await rosa.getByRole("heading", { level: 1 }).waitFor();
    await rosa.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
    assert.ok((await widthOf(rosa)) <= PHONE.width, path);
  }
  assert.deepEqual(story.troubles(), []);
});
