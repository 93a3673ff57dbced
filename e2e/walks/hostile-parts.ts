// Opens what a page keeps shut (details, entries of the activity, tabs, previews), and looks after each.

import type { HostileWindow } from "./hostile-window.ts";

/** Buttons that show more of a record in a dialog, and do nothing else. What these show is made alike for every record: in a plain test run one is opened on each kind of page. */
const SHOWS_ALIKE = /^(Preview|View and print)$/;
/** And this stands nowhere else. */
const SHOWS_ITS_OWN = /^Show what changes$|^Compare the wording of /;

export async function openParts<Sight>(
  { page, isQuiet }: HostileWindow,
  look: () => Promise<Sight>,
  hasDialogs = true,
): Promise<Sight[]> {
  await page.evaluate(() => {
    const shut =
      "main details:not([open]) > summary, main [aria-expanded=false]:not([aria-haspopup], [role])";
    for (const each of document.querySelectorAll<HTMLElement>(shut)) each.click();
  });
  await isQuiet();
  const sights = [await look()];
  const tabs = page.getByRole("main").getByRole("tab");
  for (let at = 1; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await isQuiet();
    sights.push(await look());
  }
  for (const name of hasDialogs ? [SHOWS_ITS_OWN, SHOWS_ALIKE] : [SHOWS_ITS_OWN]) {
    const more = page.getByRole("main").getByRole("button", { name }).first();
    if (!(await more.isVisible())) continue;
    await more.click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await isQuiet();
    sights.push(await look());
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await dialog.waitFor({ state: "detached" });
  }
  return sights;
}
