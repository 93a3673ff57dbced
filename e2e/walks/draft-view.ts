// What an applicant does on a draft's page: attaches, previews, submits, pays.

import type { Download, Page } from "playwright-core";

export async function attach(page: Page, file: { name: string; bytes: Buffer }): Promise<void> {
  await page.getByRole("button", { name: "Attach file" }).click();
  const dialog = page.getByRole("dialog", { name: "Attach file" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: file.name, mimeType: "application/pdf", buffer: file.bytes });
  await dialog.getByRole("button", { name: "Upload" }).click();
  await dialog.getByText(/Clean/).waitFor();
  await dialog.getByRole("button", { name: "Done" }).click();
}

export async function download(page: Page, fileName: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download ${fileName}` }).click();
  return await bytesOf(await coming);
}

export async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** From the page on which it is submitted, or the draft's own, to the draft's page, submitted. */
export async function submit(page: Page): Promise<void> {
  if (!page.url().endsWith("/submit")) {
    await page.getByRole("link", { name: "Review and submit" }).first().click();
    await page.waitForURL("**/submit");
  }
  // The terms, and after a request for changes that they are made.
  await page.getByRole("checkbox", { name: /I accept/ }).waitFor();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.waitForURL("**/view");
}

/** On the page to which a draft's later periods lead; ends back on the draft. */
export async function saveCard(page: Page): Promise<void> {
  const later = page.getByRole("region", { name: "Later periods" });
  await later.getByRole("button", { name: "Set up card or direct debit" }).click();
  await later.getByRole("link", { name: "Save a card or account" }).click();
  await page.waitForURL("**/sandbox/pay/**");
  await page.getByText("Nothing is charged now.", { exact: false }).waitFor();
  await fillCard(page);
  await page.getByRole("button", { name: "Save this card" }).click();
  await page.waitForURL("**/view");
  await later.getByText("Card ending 4242").waitFor();
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVC").fill("123");
}

/** On the sandbox's hosted page, with the card that succeeds; ends back on the draft. */
export async function payByCard(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Pay by card/ })
    .or(page.getByRole("button", { name: /Pay by card/ }))
    .first()
    .click();
  await page.waitForURL("**/sandbox/pay/**");
  await fillCard(page);
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.waitForURL(/\/view\?paid=|\/sandbox\/pay\//);
  const back = page.getByRole("link", { name: "Return to Bondline" });
  if (await back.isVisible()) await back.click();
  await page.waitForURL("**/view?paid=**");
}
