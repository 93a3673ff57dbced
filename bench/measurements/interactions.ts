// From a press to the next paint, on a machine slowed down four times.

import type { Browser, Page } from "playwright-core";
import type { RouteName } from "../client/routes.ts";
import { openHindered, takeLatency } from "../client/visits.ts";
import { quantile, type Spread, spreadOf } from "../load/samples.ts";
import { placeOf } from "./first-view.ts";

export type Interaction = {
  what: string;
  /** Milliseconds: of each round the 95th of a hundred for typing, and the median for the rest. */
  latency: Spread;
  max: number;
};

type Act = {
  what: string;
  route: RouteName;
  max: number;
  share: number;
  /** One after the other, and from the first again; each answers when what it did is there. */
  steps: readonly ((page: Page) => Promise<unknown>)[];
};

const TYPED = "19 Bligh Street";
const search = (page: Page) => page.getByRole("searchbox").first();
const rows = (page: Page) => page.getByRole("table").locator("tbody tr");

const ACTS: readonly Act[] = [
  typing("typing into the list's search", "documents", search),
  typing("typing into the wizard", "draftCreate", (page) =>
    page.getByRole("combobox", { name: "Project address" }),
  ),
  {
    ...press("another tab of the list", "documents"),
    steps: ["Established", "Drafts"].map(
      (tab) => (page: Page) => page.getByRole("link", { name: new RegExp(`^${tab}`) }).click(),
    ),
  },
  {
    ...press("another order of the list", "documents"),
    steps: [
      (page) => page.getByRole("columnheader", { name: "Amount" }).getByRole("button").click(),
      (page) => page.getByRole("columnheader", { name: "Amount" }).getByRole("button").click(),
    ],
  },
  {
    ...press("another page of the list", "documents"),
    steps: [
      (page) => page.getByRole("button", { name: "Next page" }).click(),
      (page) => page.getByRole("button", { name: "Previous page" }).click(),
    ],
  },
  {
    ...press("opening a dialog", "members"),
    steps: [
      (page) => page.getByRole("button", { name: "Invite" }).first().click(),
      (page) => page.keyboard.press("Escape"),
    ],
  },
  {
    ...press("a hundred rows a page", "documents"),
    max: 400,
    steps: [
      async (page) => {
        await chooseRows(page, "End");
        await rows(page).nth(60).waitFor();
      },
      async (page) => {
        await chooseRows(page, "Home");
        await rows(page).nth(60).waitFor({ state: "detached" });
      },
    ],
  },
];

/** By keyboard, as a person would: choosing by program is no event of theirs. */
async function chooseRows(page: Page, end: "Home" | "End"): Promise<void> {
  await page.getByLabel("Rows a page").focus();
  for (const key of ["Enter", end, "Enter"]) await page.keyboard.press(key);
}

export async function interactions(
  browser: Browser,
  product: string,
  { rounds, times, isHindered }: { rounds: number; times: number; isHindered: boolean },
): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const { what, route, max, share, steps } of ACTS) {
    const laps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const latencies = await latenciesOf(browser, { product, route, steps, times, isHindered });
      laps.push(
        quantile(
          latencies.sort((one, other) => one - other),
          share,
        ),
      );
    }
    measured.push({ what, latency: spreadOf(laps), max });
  }
  return measured;
}

type Asked = Pick<Act, "route" | "steps"> & { product: string; times: number; isHindered: boolean };

async function latenciesOf(
  browser: Browser,
  { product, route, steps, times, isHindered }: Asked,
): Promise<number[]> {
  const place = placeOf(product, route);
  const { page, close } = await openHindered(browser, place, isHindered ? "CPU 4x" : "unhindered");
  try {
    await page.goto(place.path);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
    await takeLatency(page);
    const latencies: number[] = [];
    for (let time = 0; time < times; time += 1) {
      for (const step of steps) {
        await step(page);
        latencies.push(await takeLatency(page));
      }
      await page.waitForLoadState("networkidle");
    }
    return latencies;
  } finally {
    await close();
  }
}

function typing(what: string, route: RouteName, field: (page: Page) => ReturnType<Page["locator"]>): Act {
  const steps = [...TYPED].map(
    (letter) => (page: Page) => field(page).press(letter === " " ? "Space" : letter),
  );
  return { what, route, max: 64, share: 0.95, steps };
}

function press(what: string, route: RouteName): Omit<Act, "steps"> {
  return { what, route, max: 200, share: 0.5 };
}
