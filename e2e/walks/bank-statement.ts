// A statement of the account for deposits is brought to the desk, where what is found in it is recorded.

import type { Page } from "playwright-core";
import { csvStatement, type StatementRow } from "../../testing/builders/bank-statement-builder.ts";

/** One deposit that names its invoice. */
export async function recordDeposit(page: Page, deposit: StatementRow): Promise<void> {
  await page.goto("/staff/bank-statements");
  await page.getByRole("button", { name: "Upload statement" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload a bank statement" });
  await dialog
    .getByLabel("Statement", { exact: true })
    .setInputFiles({ name: "statement.csv", mimeType: "text/csv", buffer: csvStatement([deposit]) });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText("statement.csv. Nothing is recorded yet.").waitFor();
  await page.getByRole("button", { name: "Record 1 deposit" }).click();
  await page.getByText("Pays the invoice in full").waitFor();
}
