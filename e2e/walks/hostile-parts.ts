// Opens what a page keeps shut (details, entries of the activity, tabs, previews), and looks after each.

import type { HostileWindow } from "./hostile-window.ts";

/** Buttons that show more of a record in a dialog, and do nothing else. */
const SHOWS_MORE = /^(Preview|View and print)$/;

/** What such a button shows is made alike for every record: in a plain test run one is opened on each kind of page. */
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
  const more = page.getByRole("main").getByRole("button", { name: SHOWS_MORE }).first();
  if (!hasDialogs || !(await more.isVisible())) return sights;
  await more.click();
  await page.getByRole("dialog").waitFor();
  await isQuiet();
  return [...sights, await look()];
}
