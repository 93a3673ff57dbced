// Looking at screens as everybody may meet them: both themes, a desktop and a phone, each validated.

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { IS_WHOLE_PROOF } from "../../testing/proof/record-proof.ts";
import { DESKTOP, PHONE, PICTURES, type Window } from "../people.ts";

/** How a screen is opened, and what stands on it once it is all there. */
export type Screen = {
  name: string;
  path: string;
  shows: RegExp | string;
  /** What is done after opening, such as a dialog that is opened. */
  after?: (page: Page) => Promise<void>;
};

/** The short form of its text, since every page reads it anew. */
const EXAMINER = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WHOLE: RunOptions = { runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"] };
/** Another theme changes colours alone. */
const COLOURS: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast"] },
  resultTypes: ["violations"],
};

type Look = {
  name: string;
  size: typeof DESKTOP | typeof PHONE;
  theme: "light" | "dark";
  rules: RunOptions;
};
/** Each device and each theme once. */
const USUAL_LOOKS: readonly Look[] = [
  { name: "desktop, light", size: DESKTOP, theme: "light", rules: WHOLE },
  { name: "phone, dark", size: PHONE, theme: "dark", rules: WHOLE },
];
const OTHER_LOOKS: readonly Look[] = [
  { name: "phone, light", size: PHONE, theme: "light", rules: COLOURS },
  { name: "desktop, dark", size: DESKTOP, theme: "dark", rules: COLOURS },
];
/** A picture takes as long as the examination: `BONDLINE_PICTURES=1` keeps one of every look, and looks at all. */
const ARE_PICTURES_WANTED = process.env.BONDLINE_PICTURES === "1";
const ARE_ALL_WANTED = ARE_PICTURES_WANTED || IS_WHOLE_PROOF;
/** A plain run opens every fifth screen: its kinds are rendered without a browser, each route and each of the kit's examples. */
export const OPENED_EVERY = ARE_ALL_WANTED ? 1 : 5;

/** A plain run looks once at a screen that it opens, on one device and then on the other. */
export function looksAt(turn: number): readonly Look[] {
  if (ARE_ALL_WANTED) return [...USUAL_LOOKS, ...OTHER_LOOKS];
  return turn % OPENED_EVERY === 0 ? USUAL_LOOKS.filter((_, at) => at === (turn / OPENED_EVERY) % 2) : [];
}
const SCREENS = join(PICTURES, "screens");

/** Looks at one screen after the other in one window, and answers everything that is wrong; whose turn comes first decides which are opened, and how. */
export async function faultsOfAll(
  window: Window,
  screens: readonly Screen[],
  firstTurn = 0,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, screen] of screens.entries()) {
    const looks = looksAt(firstTurn + at);
    if (looks.length === 0) continue;
    const found = await faultsOf(window.page, screen, looks).catch((cause: Error) => [
      `${screen.name}: ${cause.message}`,
    ]);
    faults.push(...found);
  }
  return [...faults, ...window.troubles];
}

/** A form that is sent as it stands, with what is missing marked. */
export function sentEmpty(button: string): NonNullable<Screen["after"]> {
  return async (page) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
  };
}

/** Everything that is wrong with a screen, in one list, with a picture of each look that is. */
async function faultsOf(page: Page, screen: Screen, looks: readonly Look[]): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(screen.path);
  await page.getByText(screen.shows).first().waitFor();
  await screen.after?.(page);
  await isSettled(page);
  await page.evaluate(EXAMINER);

  const faults: string[] = [];
  for (const look of looks) {
    await page.setViewportSize(look.size);
    await page.emulateMedia({ colorScheme: look.theme });
    await isStill(page);
    const found = await faultsHere(page, look);
    faults.push(...found.map((fault) => `${screen.name}, ${look.name}: ${fault}`));
    if (ARE_PICTURES_WANTED || found.length > 0)
      await keepPicture(page, `${screen.name}-${look.size.width}-${look.theme}`);
  }
  return faults;
}

async function faultsHere(page: Page, { size: { width }, rules }: Look): Promise<string[]> {
  const violations = await violationsHere(page, rules);
  const faults = violations.map(({ id, targets }) => `${id} at ${targets.join("; ")}`);
  const wide = await widthOf(page);
  return wide > width ? [...faults, `it is ${wide} px wide`] : faults;
}

/** What the examiner, which the page has been given, finds where nothing is being read: in an open dialog, behind which nothing is reached. */
async function violationsHere(page: Page, options: RunOptions) {
  return await page.evaluate(async (options) => {
    const { axe: examiner } = window as unknown as { axe: typeof axe };
    const isOpen = document.querySelector("[aria-modal=true]") !== null;
    const place = { exclude: ["[aria-busy=true]"], ...(isOpen ? { include: ["[aria-modal=true]"] } : {}) };
    const { violations } = await examiner.run(place, options);
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) }));
  }, options);
}

/** The width that a person could scroll to. */
export async function widthOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth);
}

/** Fonts are there, nothing moves, and no list is still being read. */
async function isSettled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** Colours change over a few frames, and a contrast measured in between is nobody's. */
async function isStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** Of the whole page, or of what a dialog leaves of it: that stands in the window. */
async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  const fullPage = (await page.locator("[role$=dialog]").count()) === 0;
  await page.screenshot({ path: join(SCREENS, `${name}.png`), fullPage });
}
