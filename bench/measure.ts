// One run of the bench: the database, the contenders, every measurement, and everything closed again.

import { openBenchDatabase } from "./data/bench-database.ts";
import { organisationsOf, type Size } from "./data/sizes.ts";
import { againstLimit } from "./measurements/against-limit.ts";
import { type Delivery, delivery } from "./measurements/delivery.ts";
import { listGrowth } from "./measurements/list-growth.ts";
import { rowPolicies } from "./measurements/row-policies.ts";
import type { BenchResults } from "./report/results.ts";
import { forkServer } from "./servers/forked-server.ts";

export type Effort = {
  rounds: number;
  /** How long each contender is under load in a round. */
  seconds: number;
  connections: number;
  /** How often something is done by itself in a round. */
  times: number;
  deliveries: readonly { sockets: number; watchers: number }[];
};

export async function measure(
  size: Size,
  effort: Effort,
  log: (line: string) => void,
): Promise<BenchResults> {
  const database = await openBenchDatabase(size, log);
  try {
    return await measureOver(database.ownerUrl, { size, effort, log });
  } finally {
    await database.stop();
  }
}

type Asked = { size: Size; effort: Effort; log: (line: string) => void };

async function measureOver(ownerUrl: string, { size, effort, log }: Asked): Promise<BenchResults> {
  const product = await forkServer("product-server.ts", ownerUrl);
  const limit = await forkServer("limit-server.ts", ownerUrl);
  const { rounds, times } = effort;
  try {
    log("Against the limit ...");
    const contests = await againstLimit({ product: product.url, limit: limit.url }, size, effort);
    log("Row-level security ...");
    const policies = await rowPolicies(ownerUrl, size, { rounds, times });
    log("Growing lists ...");
    const growth = await listGrowth(product.url, size, { rounds, times });
    log("Deliveries ...");
    const deliveries: Delivery[] = [];
    for (const each of effort.deliveries)
      deliveries.push(await delivery(product.url, ownerUrl, { ...each, rounds }));
    const documents = organisationsOf(size).reduce((sum, organisation) => sum + organisation.documents, 0);
    return { size: size.name, documents, rounds, contests, rowPolicies: policies, growth, deliveries };
  } finally {
    await limit.stop();
    await product.stop();
  }
}
