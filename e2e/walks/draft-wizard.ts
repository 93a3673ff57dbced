// An applicant fills in the four steps of a bank guarantee, as briefly as they may be: with what the register knows, and no field that is optional.

import type { Page } from "playwright-core";

export async function fillGuarantee(page: Page, amount: string): Promise<void> {
  await page.getByLabel("Purpose").selectOption({ label: "Construction security" });
  await page.getByLabel("Amount").fill(amount);
  await page.getByRole("textbox", { name: "Expiry date" }).fill("30/09/2028");
  await page.getByLabel("Project address").fill("200 George Street, Sydney NSW 2000");
  await page.getByLabel("Agreement", { exact: true }).fill("Head contract for the George Street fit-out");
  await continueTo(page, "parties");
}

/** The applicant stands in one line, and is not asked for again. */
export async function fillBeneficiary(page: Page, abn: string): Promise<void> {
  await page
    .getByRole("group", { name: "Applicant 1" })
    .getByText(/^You: /)
    .waitFor();
  const beneficiary = page.getByRole("group", { name: "Beneficiary 1" });
  await beneficiary.getByLabel("ABN or ACN").fill(abn);
  await beneficiary.getByText(/^Registered as /).waitFor();
  await beneficiary.getByLabel("Principal place of business").fill("1 Woolworths Way, Bella Vista NSW 2153");
  await beneficiary.getByLabel("Email").fill("dee@woolworths.example");
  await continueTo(page, "contract");
}

/** With its text beside it. The original is digital unless another is asked for. */
export async function chooseWording(
  page: Page,
  reads = "Security for a contract under AS 4000, with expiry",
): Promise<void> {
  await page.getByText("AS 4000 with expiry").click();
  await page.frameLocator("iframe").getByText(reads).waitFor();
  await continueTo(page, "funds");
}

/** The server has each step's fields before the next one opens; nothing of it waits in the page. */
export async function continueTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`**step=${step}**`);
}

/** With a bank that asks for nothing of its own; ends on the page on which the draft is submitted. */
export async function fillFeesAndFunds(page: Page): Promise<void> {
  await fillFees(page, "Beyond Bank cash-backed guarantee");
  await fillFunds(page);
}

export async function fillFees(page: Page, plan: string): Promise<void> {
  await page.getByText(plan).click();
}

/** With one that asks for much. */
export async function fillFeesAndFundsOfMacquarie(
  page: Page,
  plan = "Macquarie cash-backed guarantee",
): Promise<void> {
  await fillFees(page, plan);
  await fillForMacquarie(page);
  await fillFunds(page);
}

export async function fillFunds(page: Page): Promise<void> {
  await page.getByLabel("Source of funds").selectOption("BUSINESS_INCOME");
  const refund = page.getByRole("group", { name: "Refund account" });
  await refund.getByLabel(/BSB/).fill("033-088");
  await refund.getByLabel(/Account number/).fill("12345678");
  await page.getByRole("button", { name: "Review and submit" }).click();
  await page.waitForURL("**/submit");
}

/** What Macquarie asks for of its own. */
async function fillForMacquarie(page: Page): Promise<void> {
  const identified = page.getByRole("group", { name: "Previous identification" });
  await identified.getByLabel("Yes").check();
  await identified.getByLabel("Your customer number at Macquarie").fill("MB-4471902");
  const funding = page.getByRole("group", { name: "Funding" });
  await funding.getByLabel("Bank the money comes from").fill("Westpac");
  await funding.getByLabel("Amount that is moved").fill("250000");
  await funding.getByLabel("What the money is").fill("Retained earnings of the last two years.");
  const interest = page.getByRole("group", { name: "Credit interest account" });
  await interest.getByLabel("Account name").fill("Harbour Civil Pty Ltd");
  await interest.getByLabel("BSB").fill("182-512");
  await interest.getByLabel("Account number").fill("87654321");
  const more = page.getByRole("group", { name: "More for Macquarie" });
  await more.getByLabel("What the business does").fill("Builds and fits out commercial premises.");
  await more.getByLabel("Why it needs the guarantee").fill("The head contract asks for security.");
}
