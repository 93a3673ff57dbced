// A narrow window in which hostile text is looked at: what it would call, open or ask for is noticed.

import type { Browser, Page } from "playwright-core";
import { openWindow, PHONE, type Window } from "../people.ts";

export type HostileWindow = Window & {
  /** Goes there, and waits until everything that the page asks for is there. */
  goTo(path: string): Promise<void>;
  /** No part of the page is still waiting for what it shows. */
  isQuiet(): Promise<void>;
};

export async function openHostileWindow(
  browser: Browser,
  url: string,
  options: { token?: string | undefined; bypassCSP?: boolean } = {},
): Promise<HostileWindow> {
  const window = await openWindow(browser, url, options);
  const { page, troubles } = window;
  await page.setViewportSize(PHONE);
  await setCanary(page);
  await page.goto("about:blank");
  page.on("dialog", async (dialog) => {
    // A form that was not saved asks before it is left.
    if (dialog.type() === "beforeunload") return await dialog.accept();
    troubles.push(`a dialog was opened: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^http/.test(protocol) && origin !== new URL(url).origin)
      troubles.push(`${request.url()} was asked for`);
  });
  const isQuiet = () => page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  const goTo = async (path: string) => {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
    await isQuiet();
  };
  return { ...window, goTo, isQuiet };
}

/** What hostile text calls, there before the first script of a page. */
async function setCanary(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { evil: () => Object.assign(globalThis, { evilHasRun: true }) });
  });
}
