// One run of the bench: the database, the contenders, every measurement, and everything closed again.

import { openBrowser } from "../e2e/people.ts";
import { serveFloor } from "./client/floor-server.ts";
import type { RouteName } from "./client/routes.ts";
import { openBenchDatabase } from "./data/bench-database.ts";
import { organisationsOf, type Size } from "./data/sizes.ts";
import { againstLimit } from "./measurements/against-limit.ts";
import { type BesideLists, besideLists } from "./measurements/beside-lists.ts";
import { billing } from "./measurements/billing.ts";
import { delivery } from "./measurements/delivery.ts";
import { deskGrowth } from "./measurements/desk-growth.ts";
import { searchedEverything } from "./measurements/everything.ts";
import { exportSpeed } from "./measurements/export-speed.ts";
import { firstViews } from "./measurements/first-view.ts";
import { importSpeed } from "./measurements/import-speed.ts";
import { interactions } from "./measurements/interactions.ts";
import { listGrowth } from "./measurements/list-growth.ts";
import { peopled } from "./measurements/peopled.ts";
import { reminders } from "./measurements/reminders.ts";
import { reportGrowth } from "./measurements/report-growth.ts";
import { requested } from "./measurements/requested.ts";
import { routeSizes } from "./measurements/route-sizes.ts";
import { rowPolicies } from "./measurements/row-policies.ts";
import { steadiness } from "./measurements/steadiness.ts";
import type { BenchResults } from "./report/results.ts";
import { forkServer } from "./servers/forked-server.ts";
import { startPeers } from "./servers/peers.ts";

export type Effort = {
  rounds: number;
  /** How long each contender is under load in a round. */
  seconds: number;
  connections: number;
  /** How often something is done by itself in a round. */
  times: number;
  deliveries: readonly { sockets: number; watchers: number }[];
  client: {
    routes: readonly RouteName[];
    rounds: number;
    times: number;
    /** Slow network and slow machine; without them the same is done, and its figures say nothing. */
    isHindered: boolean;
  };
};

type Asked = {
  size: Size;
  /** Beside the product the servers that others would write, which must have been installed. */
  withPeers?: boolean;
  effort: Effort;
  log: (line: string) => void;
  /** Measured, and no other. */
  only?: readonly Part[] | undefined;
  /** Notified of what is measured so far after each part, so that a run that is cut leaves it. */
  keep?: (results: BenchResults) => void;
};

export const PARTS = [
  "Against the limit",
  "Row-level security",
  "Growing lists",
  "Reports and exposure",
  "Lists as files",
  "Registers as documents",
  "Searching everything",
  "The desk's work",
  "Requests after issue",
  "Many on one draft",
  "Reminders of expiries",
  "Billing in large numbers",
  "Deliveries to watchers",
  "Beside many lists",
  "The client",
] as const;
export type Part = (typeof PARTS)[number];

export async function measure(asked: Asked): Promise<BenchResults> {
  const database = await openBenchDatabase(asked.size, asked.log);
  try {
    return await measureOver(database.ownerUrl, asked);
  } finally {
    await database.stop();
  }
}

async function measureOver(
  ownerUrl: string,
  { size, effort, withPeers = false, log, only, keep = () => undefined }: Asked,
): Promise<BenchResults> {
  const product = await forkServer("product-server.ts", ownerUrl);
  const limit = await forkServer("limit-server.ts", ownerUrl);
  const { rounds, times } = effort;
  const results: BenchResults = {
    size: size.name,
    documents: organisationsOf(size).reduce((sum, { documents }) => sum + documents, 0),
    rounds,
    contests: [],
    rowPolicies: [],
    growth: [],
    reports: [],
    exports: [],
    imports: [],
    everything: [],
    desk: [],
    requested: [],
    peopled: [],
    reminders: [],
    billing: [],
    deliveries: [],
    besideLists: [],
    client: { sizes: [], views: [], steadiness: [], interactions: [] },
  };
  const parts: Record<Part, () => Promise<unknown>> = {
    "Against the limit": async () => {
      const peers = withPeers ? await startPeers(ownerUrl) : undefined;
      const servers = { product: product.url, limit: limit.url, peers: peers?.urls };
      results.contests = await againstLimit(servers, size, effort).finally(peers?.stop);
    },
    "Row-level security": async () => {
      results.rowPolicies = await rowPolicies(ownerUrl, size, { rounds, times });
    },
    "Growing lists": async () => {
      results.growth = await listGrowth(product.url, size, { rounds, times });
    },
    "Reports and exposure": async () => {
      results.reports = await reportGrowth(product.url, size, { rounds, times });
    },
    "Lists as files": async () => {
      results.exports.push(await exportSpeed(ownerUrl, size, rounds));
    },
    "Registers as documents": async () => {
      const organisation = organisationsOf(size).at(-1)?.number ?? 1;
      const asked = { ownerUrl, productUrl: product.url, organisation, rows: size.registerRows };
      results.imports.push(await importSpeed(asked, { rounds }));
    },
    "Searching everything": async () => {
      results.everything = await searchedEverything(product.url, size, { rounds, times });
    },
    "The desk's work": async () => {
      results.desk = await deskGrowth(product.url, { rounds, times });
    },
    "Requests after issue": async () => {
      results.requested = await requested(product.url, { rounds, times });
    },
    "Many on one draft": async () => {
      results.peopled = await peopled(product.url, { rounds, times });
    },
    "Reminders of expiries": async () => {
      results.reminders = await reminders(ownerUrl, size);
    },
    "Billing in large numbers": async () => {
      const organisation = organisationsOf(size).at(-1)?.number ?? 1;
      results.billing = await billing({ ownerUrl, organisation, ...size.billing });
    },
    "Deliveries to watchers": async () => {
      for (const each of effort.deliveries)
        results.deliveries.push(await delivery(product.url, ownerUrl, { ...each, rounds }));
    },
    "Beside many lists": async () => {
      results.besideLists.push(await besideManyLists(ownerUrl, rounds));
    },
    "The client": () => measureClient(product.url, effort.client, results.client),
  };
  try {
    for (const [what, part] of Object.entries(parts)) {
      if (only !== undefined && !only.includes(what as Part)) continue;
      const startedAt = performance.now();
      await part();
      keep(results);
      log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
    return results;
  } finally {
    await limit.stop();
    await product.stop();
  }
}

/** Of one that charges what is asked, as it is shipped. */
async function besideManyLists(ownerUrl: string, rounds: number): Promise<BesideLists> {
  const product = await forkServer("product-server.ts", ownerUrl, { VALUES_PER_SECOND: "50000" });
  try {
    return await besideLists(product.url, { rounds });
  } finally {
    await product.stop();
  }
}

async function measureClient(
  product: string,
  { routes, ...pace }: Effort["client"],
  measured: BenchResults["client"],
): Promise<void> {
  const floor = await serveFloor();
  const browser = await openBrowser();
  try {
    measured.sizes = await routeSizes(browser, product, routes);
    measured.views = await firstViews(browser, { product, floor: floor.url }, pace);
    measured.steadiness = await steadiness(browser, product, { routes, isHindered: pace.isHindered });
    measured.interactions = await interactions(browser, product, pace);
  } finally {
    await browser.close();
    await floor.stop();
  }
}
