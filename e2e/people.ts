// People at their browsers: each with a window of its own, watched for anything that a page should never do.

import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";

/** Where pictures of screens go; not part of the project. */
export const PICTURES = join(import.meta.dirname, "..", "test-results");

/** What was on each screen when a story ended, to be looked at when it failed. */
export async function keepPictures(windows: Readonly<Record<string, Window | undefined>>): Promise<void> {
  for (const [name, window] of Object.entries(windows))
    await window?.page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

export type Window = {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and policy reports since the start, of every tab. */
  troubles: string[];
  /** Another tab of the same person: it shares what the browser keeps. */
  openTab(): Promise<Page>;
  close(): Promise<void>;
};

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
}

export type WindowOptions = {
  isPhone?: boolean;
  dark?: boolean;
  /** Of somebody who has signed in before. */
  token?: string | undefined;
  /** For pages that are broken on purpose: the content policy would keep them from showing it. */
  bypassCSP?: boolean;
};

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export async function openWindow(
  browser: Browser,
  url: string,
  { isPhone = false, dark = false, token, bypassCSP = false }: WindowOptions = {},
): Promise<Window> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: isPhone ? PHONE : DESKTOP,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    timezoneId: "Australia/Sydney",
    locale: "en-AU",
    acceptDownloads: true,
    bypassCSP,
    // A story's own https has a certificate that nobody but it believes.
    ignoreHTTPSErrors: url.startsWith("https:"),
    ...(token === undefined ? {} : { storageState: keptSession(url, token) }),
  });
  const troubles: string[] = [];
  const openTab = () => openWatched(context, troubles);
  return { page: await openTab(), context, troubles, openTab, close: () => context.close() };
}

function keptSession(origin: string, token: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: "bondline.session", value: token }] }] };
}

async function openWatched(context: BrowserContext, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/csp-reports")) troubles.push(`policy report: ${request.postData()}`);
  });
  return page;
}
