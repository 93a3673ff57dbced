// A person registers, confirms with the mailed code, and adds a first organisation with the terms.

import type { Page } from "playwright-core";
import type { Product } from "../product.ts";

export type NewPerson = { givenName: string; familyName: string; email: string; password: string };

export async function register(
  page: Page,
  product: Pick<Product, "mailTo">,
  person: NewPerson,
): Promise<void> {
  await page.goto("/account/register");
  await signUp(page, product, person);
}

/** On the page that creates an account, with no field that is optional. */
export async function signUp(page: Page, product: Pick<Product, "mailTo">, person: NewPerson): Promise<void> {
  await page.getByLabel("First name").fill(person.givenName);
  await page.getByLabel("Last name").fill(person.familyName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/account/verification-pending**");

  const { text } = await product.mailTo(person.email, /confirmation code/);
  const [code = ""] = /\b\d{6}\b/.exec(text) ?? [];
  // The sixth digit sends it.
  await page.getByLabel("Code").fill(code);
  await page.waitForURL("**/home");
}

export type NewOrganisation = { abn: string; address: string };

/** The register knows the rest. */
export async function addOrganisation(page: Page, organisation: NewOrganisation): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Welcome to Bondline" });
  await dialog.getByLabel("ABN or ACN").fill(organisation.abn);
  await dialog.getByText(/^Registered as /).waitFor();
  await dialog.getByLabel("Business address").fill(organisation.address);
  await dialog.getByLabel("Industry").selectOption({ label: "Heavy and Civil Engineering Construction" });
  for (const box of await dialog.getByRole("checkbox", { name: /^I accept/ }).all()) await box.check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
}

export async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto("/account/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/account"));
}
