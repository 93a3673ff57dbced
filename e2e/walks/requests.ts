// What is asked for of an issued guarantee, and how it is answered, on the document's page.

import type { Locator, Page } from "playwright-core";

/** The dialog in which it is said. */
export async function askFor(page: Page, change: string): Promise<Locator> {
  await page.getByRole("button", { name: "Ask for a change" }).click();
  await page.getByRole("menuitem", { name: change, exact: true }).click();
  return page.getByRole("dialog");
}

/** By the button that the request's row offers, with what its dialog asks for. */
export async function answer(
  page: Page,
  request: RegExp,
  act: string,
  said: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page
    .getByRole("article", { name: request })
    .getByRole("button", { name: new RegExp(`^${act}`) })
    .click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(said))
    await dialog.getByRole("textbox", { name: label }).fill(text);
  await dialog.getByRole("button", { name: act }).click();
  await dialog.waitFor({ state: "hidden" });
}
