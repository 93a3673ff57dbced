// How people of the staff come into a new installation, and what its administrators set up from its screens.

import type { Page } from "playwright-core";
import type { Product } from "../product.ts";
import { codeOfApp, STEPS_PER_DAY } from "./authenticator.ts";

export type NewStaff = { givenName: string; familyName: string; email: string; password: string };

/** By the link that `npm run provider` has printed. */
export async function choosePasswordByLink(page: Page, link: string, { password }: NewStaff): Promise<void> {
  await page.goto(link);
  await chooseNewPassword(page, password);
}

/** As the mail of an invitation says: by a code that is mailed. */
export async function choosePasswordByCode(
  page: Page,
  product: Pick<Product, "mailTo">,
  { email, password }: NewStaff,
): Promise<void> {
  const { text } = await product.mailTo(email, /invited to work/);
  const link = /https:\S+\/account\/reset\S*/.exec(text)?.[0] ?? "";
  await page.goto(link);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
  const mail = await product.mailTo(email, /password reset code/);
  await page.getByLabel("Code").fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? "");
  await chooseNewPassword(page, password);
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Reset password" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
}

/** With the second step set up by a mailed code and an app, and the terms accepted; answers the key that the app keeps. */
export async function comeInFirst(
  page: Page,
  product: Pick<Product, "mailTo">,
  { email, password }: NewStaff,
): Promise<string> {
  await enterPassword(page, { email, password });
  await page.getByLabel("Code from the email").waitFor();
  const { text } = await product.mailTo(email, /second step/);
  await page.getByLabel("Code from the email").fill(/(\w{4}-){3}\w{4}/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: "Square code for your authenticator app" }).waitFor();
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code", { exact: true }).fill(codeOfApp(secret));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  const terms = page.getByRole("dialog", { name: "Terms of Use" });
  await terms.getByRole("checkbox").first().waitFor();
  for (const box of await terms.getByRole("checkbox").all()) await box.check();
  await terms.getByRole("button", { name: "Accept and Continue" }).click();
  await terms.waitFor({ state: "hidden" });
  return secret;
}

/** By password and app, so many days from now. */
export async function comeInAgain(
  page: Page,
  { person, secret, days }: { person: NewStaff; secret: string; days: number },
): Promise<void> {
  await enterPassword(page, person);
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  await page.getByLabel("Code", { exact: true }).fill(codeOfApp(secret, days * STEPS_PER_DAY));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/account"));
}

async function enterPassword(
  page: Page,
  { email, password }: Pick<NewStaff, "email" | "password">,
): Promise<void> {
  await page.goto("/account/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

type Invited = NewStaff & { role: string; isAdmin?: boolean; supplier?: string };

export async function inviteStaff(page: Page, person: Invited): Promise<void> {
  await page.goto("/staff/people");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite someone to work in the portal" });
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("First name").fill(person.givenName);
  await dialog.getByLabel("Last name").fill(person.familyName);
  await dialog.getByLabel("Role").selectOption({ label: person.role });
  if (person.isAdmin)
    await dialog
      .getByRole("group", { name: /^Administrator/ })
      .getByLabel("Yes")
      .check();
  if (person.supplier !== undefined)
    await dialog.getByLabel("Bank or insurer").selectOption({ label: person.supplier });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.waitFor({ state: "hidden" });
}

export async function addSupplier(page: Page, tradeName: string, abn: string): Promise<void> {
  await page.goto("/staff/suppliers");
  await page.getByRole("button", { name: "Add a bank or insurer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add a bank or insurer" });
  await dialog.getByLabel("Legal name").fill(`${tradeName} Limited`);
  await dialog.getByLabel("Trade name").fill(tradeName);
  await dialog.getByLabel("ABN or ACN").fill(abn);
  await dialog.getByLabel("Address").fill("1 Martin Place, Sydney NSW 2000");
  await dialog.getByLabel("Bank guarantee").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
}

type Plan = { name: string; supplier: string; startsDate: string };

/** Secured by cash, for any amount to a million. */
export async function proposePlan(page: Page, { name, supplier, startsDate }: Plan): Promise<void> {
  await page.goto("/staff/products");
  await page.getByRole("button", { name: "Propose a fee plan" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Propose a fee plan" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Bank or insurer").selectOption({ label: supplier });
  await dialog.getByLabel("What clients read").fill("For contracts, secured by a term deposit.");
  await dialog.getByLabel("From an amount of").fill("1000");
  await dialog.getByLabel("Up to an amount of").fill("1000000");
  await dialog.getByLabel("Establishment fee", { exact: true }).fill("450");
  await dialog.getByLabel("Percent of the amount, each time").fill("1.25");
  await dialog.getByLabel("Least for a year").fill("300");
  await dialog.getByRole("textbox", { name: "From", exact: true }).fill(startsDate);
  await dialog.getByLabel("Why").fill("The first plan of the bank.");
  await dialog.getByRole("button", { name: "Propose", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

type NewClause = { name: string; clause: string; startsDate: string };

/** The wording that comes with the portal, with a clause of the provider's own at its end. */
export async function proposeWording(page: Page, { name, clause, startsDate }: NewClause): Promise<void> {
  await page.goto("/staff/wordings");
  await page.getByRole("button", { name: `Propose a change of ${name}` }).click();
  const dialog = page.getByRole("dialog");
  const clauses = dialog.getByLabel("Clauses");
  await clauses.fill(`${await clauses.inputValue()}\n## Notices\n${clause}`);
  await dialog.getByRole("textbox", { name: "From" }).fill(startsDate);
  await dialog.getByLabel("Why").fill("Reviewed by our lawyers.");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await page.getByText("A change is waiting for approval").first().waitFor();
}

export async function approveChange(page: Page, name: string): Promise<void> {
  await page.goto("/staff/changes");
  await page.getByRole("button", { name: `Look at the change of ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await page.getByText("The change is approved").waitFor();
}
