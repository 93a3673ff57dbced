// A narrow window in which hostile text is looked at: what it would call, open or ask for is noticed.

import type { Browser, Page, Request } from "playwright-core";
import { openWindow, PHONE, type Window } from "../people.ts";

export type HostileWindow = Window & {
  /** Goes there, and waits until everything that the page asks for is there. */
  goTo(path: string): Promise<void>;
  /** No part of the page is still waiting for what it shows. */
  isQuiet(): Promise<void>;
};

/** What is being read says so, or is stood for by what names it. */
const WAITING = '[aria-busy=true], [role=status][aria-label^="Loading the"]';
/** What is asked for in answer to something that has come is asked for sooner than this. */
const QUIET_MILLISECONDS = 150;

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
  const under = requestsUnderWay(page);
  const waiting = page.locator(WAITING);
  const isQuiet = async () => {
    do {
      await waiting.first().waitFor({ state: "detached" });
      await page.waitForTimeout(QUIET_MILLISECONDS);
    } while (under.size > 0 || (await waiting.count()) > 0);
  };
  const goTo = async (path: string) => {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    await isQuiet();
  };
  return { ...window, goTo, isQuiet };
}

/** A new page has none of the last one's, whether or not they ended. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return underWay;
}

/** What hostile text calls, there before the first script of a page. */
async function setCanary(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { evil: () => Object.assign(globalThis, { evilHasRun: true }) });
  });
}
