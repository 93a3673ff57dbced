// What those do who are on a draft together: one invites, the others accept from their mail and approve; its directors are verified, and a form of it is signed.

import type { Page } from "playwright-core";
import type { Product } from "../product.ts";

/** As the applicant, on the draft's page. */
export async function invite(page: Page, emailAddress: string, role: string): Promise<void> {
  const card = page.getByRole("region", { name: "People" });
  await card.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(emailAddress);
  await dialog.getByLabel(role, { exact: true }).check();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.waitFor({ state: "hidden" });
  await card.getByText(emailAddress).first().waitFor();
}

/** By the link of the mail; ends on the draft's page. */
export async function acceptFromMail(page: Page, product: Product, emailAddress: string): Promise<void> {
  const { text } = await product.mailTo(emailAddress, /^You are invited to a bank guarantee application/);
  await page.goto(`/account/invite${/\/account\/invite(\S+)/.exec(text)?.[1] ?? ""}`);
  await page.waitForURL("**/view");
}

export async function approveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText(/^You approved this draft/).waitFor();
}

export function individuals(page: Page) {
  return page.getByRole("region", { name: "Individuals" });
}

/** By the identity form and the service's own page; ends on the draft's page, however it was decided there. */
export async function confirmIdentity(page: Page, name: string): Promise<void> {
  await individuals(page)
    .getByRole("link", { name: `Verify identity: ${name}` })
    .click();
  await page.getByRole("heading", { name: `Verify ${name}` }).waitFor();
  await page.getByRole("button", { name: "Submit Details" }).click();
  await page.getByRole("heading", { name: "Verify your identity" }).waitFor();
  await page.getByRole("button", { name: "Confirm and finish" }).click();
  await page.waitForURL("**/view");
}

/** Of one whom the service has let wait. */
export async function finishIdentity(page: Page, name: string): Promise<void> {
  await individuals(page)
    .getByRole("link", { name: `Continue verification: ${name}` })
    .click();
  await page
    .getByRole("link", { name: "Open the verification" })
    .or(page.getByRole("button", { name: "Get a new link" }))
    .click();
  await page.getByRole("heading", { name: "Waiting for a decision" }).waitFor();
  await page.getByRole("button", { name: "Finish the verification" }).click();
  await page.waitForURL("**/view");
}

/** At the desk: the newest document of this kind goes to one person to sign. */
export async function sendToSign(desk: Page, form: string, signer: string): Promise<void> {
  const article = desk.getByRole("article", { name: form }).last();
  await article.waitFor();
  // What waits for the applicant is folded up at the desk.
  const folded = article.getByRole("button", { expanded: false }).first();
  if (await folded.isVisible()) await folded.click();
  await article.getByRole("button", { name: "Have it signed online" }).click();
  const dialog = desk.getByRole("dialog", { name: `${form} to sign` });
  await dialog.getByLabel("Who signs").selectOption({ label: signer });
  await dialog.getByRole("button", { name: "Send to sign" }).click();
  await article.getByText(`Waiting for ${signer} to sign`).waitFor();
}

/** On the service's own page, which opens beside the draft's. */
export async function signForm(page: Page, form: string, signer: string): Promise<void> {
  const article = page.getByRole("article", { name: form }).last();
  const [signing] = await Promise.all([
    page.waitForEvent("popup"),
    article.getByRole("link", { name: /^Sign now/ }).click(),
  ]);
  await signing.getByLabel("Your name as it is signed").fill(signer);
  await signing.getByRole("button", { name: "Sign" }).click();
  await signing.waitForURL("**/view");
  await signing.close();
  await article.getByText("put up the signed file").waitFor();
}

export async function approveForm(desk: Page, form: string): Promise<void> {
  const article = desk.getByRole("article", { name: form }).last();
  await article.getByRole("button", { name: "Approve", exact: true }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await article.getByText("Nothing left to do").waitFor();
}
