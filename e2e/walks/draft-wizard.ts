// An applicant fills in the four steps of a bank guarantee.

import type { Page } from "playwright-core";

export async function fillGuarantee(page: Page, amount: string): Promise<void> {
  await page.getByLabel("Purpose").selectOption({ label: "Construction security" });
  await page.getByLabel("Amount").fill(amount);
  await page.getByLabel(/Your reference/).fill("LC-7");
  await page.getByRole("textbox", { name: "Expiry date" }).fill("30/09/2028");
  await page.getByRole("textbox", { name: /Expected return/ }).fill("30/08/2028");
  await page.getByLabel("Project address").fill("200 George Street, Sydney NSW 2000");
  await page.getByLabel("Agreement", { exact: true }).fill("Head contract for the George Street fit-out");
  await page.getByLabel(/Contract number/).fill("LC-2026-7");
  await page.getByRole("textbox", { name: /Contract date/ }).fill("01/09/2026");
  await continueTo(page, "parties");
}

export async function fillBeneficiary(page: Page): Promise<void> {
  const beneficiary = page.getByRole("group", { name: "Beneficiary 1" });
  await beneficiary.getByLabel("Name", { exact: true }).fill("Woolworths Group Limited");
  await beneficiary.getByLabel("ABN or ACN").fill("88 000 014 675");
  await beneficiary.getByLabel("Principal place of business").fill("1 Woolworths Way, Bella Vista NSW 2153");
  await beneficiary.getByLabel(/State/).selectOption("NSW");
  await beneficiary.getByLabel(/Postcode/).fill("2153");
  await beneficiary.getByLabel(/First name/).fill("Dee");
  await beneficiary.getByLabel(/Last name/).fill("Marsh");
  await beneficiary.getByLabel(/Phone/).fill("0491 570 158");
  await beneficiary.getByLabel("Email").fill("dee@woolworths.example");
  await continueTo(page, "contract");
}

export async function chooseWording(page: Page): Promise<void> {
  await page.getByText("AS 4000 with expiry").click();
}

/** The server has each step's fields before the next one opens; nothing of it waits in the page. */
export async function continueTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`**step=${step}**`);
}

/** With the wording on one page. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByText("Paper original by courier").click();
  const recipient = page.getByRole("group", { name: "Recipient" });
  await recipient.getByLabel("Recipient").fill("Dee Marsh");
  await recipient.getByLabel(/Company/).fill("Woolworths Group Limited");
  await recipient.getByLabel("Phone").fill("0491 570 158");
  await recipient.getByLabel("Delivery address").fill("1 Woolworths Way, Bella Vista NSW 2153");
  await continueTo(page, "funds");
}

/** Ends on the draft's own page. */
export async function fillFeesAndFunds(page: Page): Promise<void> {
  await page.getByText("Macquarie cash-backed guarantee").click();
  await page.getByLabel("Source of funds").selectOption("BUSINESS_INCOME");
  const refund = page.getByRole("group", { name: "Refund account" });
  await refund.getByLabel(/Account name/).fill("Lachlan Civil Pty Ltd");
  await refund.getByLabel(/BSB/).fill("033-088");
  await refund.getByLabel(/Account number/).fill("12345678");
  await page.getByRole("button", { name: "Review draft" }).click();
  await page.waitForURL("**/view");
}
