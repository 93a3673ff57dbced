// npm run bench: measures the product against the least that its answers could cost; `-- --small` is quick, `-- --large` has a million documents, `-- --peers` measures others' servers beside it, `-- --only reminders` one part alone.

import { parseArgs } from "node:util";
import { ensureClientBuilt } from "../tools/set-up/client-build.mjs";
import { ROUTE_NAMES } from "./client/routes.ts";
import { SIZES, type SizeName } from "./data/sizes.ts";
import { type Effort, measure, PARTS, type Part } from "./measure.ts";
import { RESULTS_FILE, writeResults } from "./report/results.ts";
import { tablesOf } from "./report/table.ts";
import { installPeers } from "./servers/peers.ts";

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
    rounds: 7,
    seconds: 3,
    connections: 16,
    times: 8,
    deliveries: [DELIVERIES.usual, DELIVERIES.many],
    client: CLIENT,
  },
  large: {
    rounds: 7,
    seconds: 3,
    connections: 16,
    times: 8,
    deliveries: [DELIVERIES.usual, DELIVERIES.many],
    client: CLIENT,
  },
};

const { values } = parseArgs({
  options: {
    small: { type: "boolean" },
    large: { type: "boolean" },
    peers: { type: "boolean" },
    only: { type: "string" },
  },
});
await ensureClientBuilt(process.execPath);
if (values.peers) installPeers();
const name = values.large ? "large" : values.small ? "small" : "usual";
const startedAt = performance.now();
const results = await measure({
  size: SIZES[name],
  effort: EFFORTS[name],
  log: (line) => console.error(line),
  withPeers: values.peers === true,
  only: values.only === undefined ? undefined : [partNamed(values.only)],
  keep: (measured) => writeResults(RESULTS_FILE, measured),
});
console.log(tablesOf(results));
console.error(`Measured in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);

/** By a word of its name. */
function partNamed(word: string): Part {
  const part = PARTS.find((name) => name.toLowerCase().includes(word));
  if (part === undefined) throw new Error(`No part is called ${word}. They are: ${PARTS.join(", ")}.`);
  return part;
}
