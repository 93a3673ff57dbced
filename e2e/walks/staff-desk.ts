// What a relationship manager does at the desk: opens a draft from the queue and decides on it.

import type { Page } from "playwright-core";

export async function openFromQueue(page: Page, applicant: string): Promise<void> {
  await page
    .getByRole("link", { name: new RegExp(applicant) })
    .first()
    .click();
  await page.getByRole("region", { name: "Decision" }).waitFor();
}

export async function requestChanges(page: Page, reason: string): Promise<void> {
  await page
    .getByRole("region", { name: "Decision" })
    .getByRole("button", { name: /^Request/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What needs to change").fill(reason);
  await dialog.getByRole("button", { name: "Request changes" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** With what is looked at before, as the demo's team has it. */
export async function approve(page: Page): Promise<void> {
  await tickChecklist(page);
  await approveUnlooked(page);
}

export async function tickChecklist(page: Page): Promise<void> {
  const boxes = page.getByRole("list", { name: "Checklist" }).getByRole("checkbox");
  await boxes.first().waitFor();
  for (const box of await boxes.all()) if (!(await box.isChecked())) await box.check();
  await page.getByText("Tick the required lines before the decision.").waitFor({ state: "hidden" });
}

/** Where the team keeps no checklist. */
export async function approveUnlooked(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Decision" }).getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog", { name: "Approve with a fee plan" });
  const findings = dialog.getByLabel("I have checked each of them and approve anyway");
  await dialog.getByRole("button", { name: /^Approve, ask for/ }).waitFor();
  if (await findings.isVisible()) await findings.check();
  await dialog.getByRole("button", { name: /^Approve, ask for/ }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** All that is asked for, as the bank holds it. */
export async function recordSecurity(page: Page, reference: string): Promise<void> {
  const decision = page.getByRole("region", { name: "Decision" });
  await decision.getByRole("button", { name: "Record security" }).click();
  const dialog = page.getByRole("dialog", { name: "Record security money" });
  await dialog.getByLabel("Bank reference").fill(reference);
  await dialog.getByRole("button", { name: "Record security" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** A digital original is the bank's own PDF. */
export async function establish(page: Page, guaranteeNumber: string, paper: Buffer): Promise<void> {
  await page.getByRole("region", { name: "Decision" }).getByRole("button", { name: "Establish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Guarantee number").fill(guaranteeNumber);
  const bank = dialog.getByLabel("Bank", { exact: true });
  if ((await bank.inputValue()) === "") await bank.fill("Macquarie Bank Limited");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "Guarantee.pdf", mimeType: "application/pdf", buffer: paper });
  // While it is on its way it is a row of a list.
  await dialog.locator("fieldset:not(:has(li))", { hasText: "Guarantee.pdf" }).waitFor();
  await dialog.getByRole("button", { name: "Continue" }).click();
  const confirmation = page.getByRole("alertdialog");
  await confirmation.getByRole("button", { name: "Establish" }).click();
  await confirmation.waitFor({ state: "hidden" });
}
