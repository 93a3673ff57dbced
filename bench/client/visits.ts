// Opening a page in a browser that has never been there, and what was seen of it.

import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page, Response } from "playwright-core";

export type Condition = "unhindered" | "slow 4G" | "CPU 4x";

export type Place = { origin: string; path: string; token: string | undefined; isPhone?: boolean };

export type View = {
  /** Milliseconds from the start of the navigation. */
  largestPaint: number;
  /** Milliseconds by which long tasks were longer than fifty. */
  blocking: number;
  /** The sum of layout shifts, without a unit. */
  shift: number;
};

/** Of a mobile network, as page testers have it: a round trip of 150 ms, 1.6 Mbit/s down and 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWED_DOWN = 4;

const HINDER: Record<Condition, (session: CDPSession) => Promise<unknown>> = {
  unhindered: async () => undefined,
  "slow 4G": (session) => session.send("Network.emulateNetworkConditions", SLOW_4G),
  "CPU 4x": (session) => session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_DOWN }),
};

/** What a first visit looks like. */
export async function visit(browser: Browser, place: Place, condition: Condition): Promise<View> {
  return await visited(browser, place, condition, ({ page }) => page.evaluate(readSeen));
}

/** Bytes, gzipped, by what they are. */
export type Bytes = Readonly<Record<"script" | "stylesheet" | "font", number>>;

/** What a first visit brings along. */
export async function bytesOfVisit(browser: Browser, place: Place): Promise<Bytes> {
  return await visited(browser, place, "unhindered", bytesOf);
}

async function visited<Result>(
  browser: Browser,
  place: Place,
  condition: Condition,
  read: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opened = await openHindered(browser, place, condition);
  const { page, close } = opened;
  try {
    await page.goto(place.path);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
    return await read(opened);
  } finally {
    await close();
  }
}

type Opened = { page: Page; responses: Response[]; close(): Promise<void> };

/** A window of its own for each visit: nothing is kept from one to the next. */
export async function openHindered(
  browser: Browser,
  { origin, token, isPhone = false }: Place,
  condition: Condition,
): Promise<Opened> {
  const kept = token === undefined ? [] : [{ name: "bondline.session", value: token }];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    storageState: { cookies: [], origins: [{ origin, localStorage: kept }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.addInitScript(watchPage);
  await HINDER[condition](await context.newCDPSession(page));
  return { page, responses, close: () => context.close() };
}

/** Chromium keeps no body of what was asked for ahead, so each file is asked for once more, apart from the page. */
async function bytesOf({ page: { request }, responses }: Opened): Promise<Bytes> {
  const bytes = { script: 0, stylesheet: 0, font: 0 };
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (!(kind in bytes)) continue;
    const body = await (await request.get(response.url())).body();
    // A font is compressed as it is.
    bytes[kind as keyof typeof bytes] += kind === "font" ? body.length : gzipSync(body, { level: 9 }).length;
  }
  return bytes;
}

type Seen = { largestPaint: number; blocking: number; shift: number; events: number[] };
type Watched = typeof globalThis & { seen: Seen };

/** Runs in the page before anything of it does. */
function watchPage(): void {
  const seen: Seen = { largestPaint: 0, blocking: 0, shift: 0, events: [] };
  (globalThis as Watched).seen = seen;
  const watch = (type: string, act: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch("largest-contentful-paint", (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch("longtask", (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  const isAct = (entry: PerformanceEntry & { interactionId?: number }) => (entry.interactionId ?? 0) > 0;
  watch("event", (entry) => isAct(entry) && seen.events.push(entry.duration), { durationThreshold: 16 });
}

/** A paint is shown some time after it, and on a busy machine later than the network is quiet. */
async function readSeen(): Promise<View> {
  const { seen } = globalThis as Watched;
  for (const lateAt = performance.now() + 10_000; seen.largestPaint === 0; ) {
    if (performance.now() > lateAt) throw new Error("The page has told of no paint.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { largestPaint, blocking, shift } = seen;
  return { largestPaint, blocking, shift };
}

/** Milliseconds from the press to the next paint, of the slowest event since this was last asked; what is under one frame is shown as a frame. */
export async function takeLatency(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    // An event is reported after the paint that it led to.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return Math.max(16, ...(globalThis as Watched).seen.events.splice(0));
  });
}
