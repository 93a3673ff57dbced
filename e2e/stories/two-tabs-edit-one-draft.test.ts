// One draft in two tabs: the later save is shown what the earlier one changed, and every text that was typed stays to be chosen.
// Shows: D-03, D-08, REL-20.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { PEOPLE } from "../../server/demo/cast.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { type RaisedDraft, raiseDraft, signedIn } from "../walks/records.ts";

let product: Product;
let browser: Browser;
let ada: Window;
let draft: RaisedDraft;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const api = await signedIn(product.url, PEOPLE.ada);
  ada = await openWindow(browser, product.url, { token: api.token });
  draft = await raiseDraft(api, "harbour", { amount: "100000.00", yourReference: "HC-200" });
});

after(async () => {
  await keepPictures({ ada });
  await browser?.close();
  await product?.stop();
});

test("two tabs edit one draft, and nothing typed in either is lost", async (t) => {
  const first = ada.page;
  const second = await ada.openTab();
  for (const tab of [first, second]) await openStep(tab);

  await t.test("the tab that saves first is simply saved", async () => {
    await first.getByRole("textbox", { name: "Amount" }).fill("150000");
    await first.getByRole("textbox", { name: /Your reference/ }).fill("HC-200/first");
    await first.getByRole("combobox", { name: "Project address" }).fill("200 George Street, Sydney NSW 2000");
    await first.getByRole("textbox", { name: "Agreement" }).click();
    await isSaved(first);
  });

  await t.test("the later one sees each field that both changed, theirs beside its own", async () => {
    await second.getByRole("textbox", { name: "Amount" }).fill("175000.50");
    await second.getByRole("textbox", { name: /Your reference/ }).fill("HC-200/second");
    await second.getByRole("textbox", { name: "Agreement" }).fill("Typed in the second tab alone");
    const panel = second.getByRole("alert").filter({ hasText: "You changed this draft in another tab" });
    await panel.waitFor();
    for (const text of ["$150,000.00", "$175,000.50", "HC-200/first", "HC-200/second"])
      await panel.getByText(text, { exact: true }).waitFor();
    await panel.getByText("Also changed and taken over: Project address.").waitFor();
    await second.getByText("Not saved: decide on the changes above").waitFor();
  });

  await t.test(
    "what was typed still stands in its fields, and what only the other changed came in",
    async () => {
      assert.equal(await second.getByRole("textbox", { name: "Amount" }).inputValue(), "175,000.50");
      assert.equal(
        await second.getByRole("textbox", { name: /Your reference/ }).inputValue(),
        "HC-200/second",
      );
      assert.equal(
        await second.getByRole("textbox", { name: "Agreement" }).inputValue(),
        "Typed in the second tab alone",
      );
      assert.equal(
        await second.getByRole("combobox", { name: "Project address" }).inputValue(),
        "200 George Street, Sydney NSW 2000",
      );
    },
  );

  await t.test("mine is kept for one field and theirs is taken for another", async () => {
    await second.getByRole("button", { name: "Keep mine: Amount" }).click();
    await second.getByRole("button", { name: "Take theirs: Your reference" }).click();
    await second.getByText("You changed this draft in another tab").waitFor({ state: "hidden" });
    assert.equal(await second.getByRole("textbox", { name: /Your reference/ }).inputValue(), "HC-200/first");
    await isSaved(second);
  });

  await t.test("both tabs end with the same draft", async () => {
    await first.getByRole("textbox", { name: "Agreement" }).fill("Typed in the second tab alone");
    await isSaved(first);
    const ends = [await stepOf(first), await stepOf(second)];
    assert.deepEqual(ends[0], ends[1]);
    await first.reload();
    await first.getByRole("textbox", { name: "Amount" }).waitFor();
    assert.deepEqual(await stepOf(first), {
      amount: "175,000.50",
      reference: "HC-200/first",
      address: "200 George Street, Sydney NSW 2000",
      agreement: "Typed in the second tab alone",
    });
    assert.equal(await first.getByText("Your unsaved changes were put back").count(), 0);
  });

  await t.test("no page logged an error, threw, or broke the content policy", () => {
    assert.deepEqual(ada.troubles, []);
  });
});

async function openStep(tab: Page): Promise<void> {
  await tab.goto(`/drafts/${draft.organisationId}/create?draft=${draft.id}&step=guarantee`);
  await tab.getByRole("textbox", { name: "Amount" }).waitFor();
}

async function isSaved(tab: Page): Promise<void> {
  await tab.getByText("Saved", { exact: true }).waitFor();
}

async function stepOf(tab: Page): Promise<Record<string, string>> {
  return {
    amount: await tab.getByRole("textbox", { name: "Amount" }).inputValue(),
    reference: await tab.getByRole("textbox", { name: /Your reference/ }).inputValue(),
    address: await tab.getByRole("combobox", { name: "Project address" }).inputValue(),
    agreement: await tab.getByRole("textbox", { name: "Agreement" }).inputValue(),
  };
}
