// npm run bench: measures the product against the least that its answers could cost; `-- --small` is quick, `-- --large` has a million documents, `-- --client` measures the client alone.

import { parseArgs } from "node:util";
import { ensureClientBuilt } from "../tools/set-up/client-build.mjs";
import { ROUTE_NAMES } from "./client/routes.ts";
import { SIZES, type SizeName } from "./data/sizes.ts";
import { type Effort, measure } from "./measure.ts";
import { RESULTS_FILE, writeResults } from "./report/results.ts";
import { tablesOf } from "./report/table.ts";

const DELIVERIES = {
  usual: { sockets: 200, watchers: 100 },
  many: { sockets: 1_000, watchers: 500 },
} as const;

const CLIENT = { routes: ROUTE_NAMES, rounds: 3, times: 5, isHindered: true } as const;

const EFFORTS: Record<Exclude<SizeName, "tiny">, Effort> = {
  small: {
    rounds: 3,
    seconds: 1,
    connections: 16,
    times: 20,
    deliveries: [DELIVERIES.usual],
    client: CLIENT,
  },
  usual: {
    rounds: 3,
    seconds: 1,
    connections: 16,
    times: 8,
    deliveries: [DELIVERIES.usual, DELIVERIES.many],
    client: CLIENT,
  },
  large: {
    rounds: 3,
    seconds: 1,
    connections: 16,
    times: 8,
    deliveries: [DELIVERIES.usual, DELIVERIES.many],
    client: CLIENT,
  },
};

const { values } = parseArgs({
  options: { small: { type: "boolean" }, large: { type: "boolean" }, client: { type: "boolean" } },
});
await ensureClientBuilt(process.execPath);
const name = values.large ? "large" : values.small ? "small" : "usual";
const startedAt = performance.now();
const results = await measure({
  size: SIZES[name],
  effort: EFFORTS[name],
  log: (line) => console.error(line),
  only: values.client ? "The client" : undefined,
  keep: (measured) => writeResults(RESULTS_FILE, measured),
});
console.log(tablesOf(results));
console.error(`Measured in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
