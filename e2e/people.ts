// People at their browsers: each with a window of its own, watched for anything that a page should never do.

import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";

const PICTURES = join(import.meta.dirname, "..", "test-results");

/** What was on each screen when a story ended, to be looked at when it failed. */
export async function keepPictures(windows: Readonly<Record<string, Window | undefined>>): Promise<void> {
  for (const [name, window] of Object.entries(windows))
    await window?.page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

export type Window = {
  page: Page;
  /** Console errors, uncaught exceptions and policy reports since the start. */
  troubles: string[];
  close(): Promise<void>;
};

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
}

type WindowOptions = { width?: number; height?: number; dark?: boolean };

export async function openWindow(
  browser: Browser,
  url: string,
  { width = 1440, height = 900, dark = false }: WindowOptions = {},
): Promise<Window> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    timezoneId: "Australia/Sydney",
    locale: "en-AU",
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/csp-reports")) troubles.push(`policy report: ${request.postData()}`);
  });
  return { page, troubles, close: () => context.close() };
}
