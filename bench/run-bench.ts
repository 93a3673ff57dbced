// npm run bench: measures the product against the least that its answers could cost; `-- --small` is quick, `-- --large` has a million documents.

import { parseArgs } from "node:util";
import { SIZES, type SizeName } from "./data/sizes.ts";
import { type Effort, measure } from "./measure.ts";
import { RESULTS_FILE, writeResults } from "./report/results.ts";
import { tablesOf } from "./report/table.ts";

const DELIVERIES = {
  usual: { sockets: 200, watchers: 100 },
  many: { sockets: 1_000, watchers: 500 },
} as const;

const EFFORTS: Record<Exclude<SizeName, "tiny">, Effort> = {
  small: { rounds: 3, seconds: 1, connections: 16, times: 20, deliveries: [DELIVERIES.usual] },
  usual: {
    rounds: 3,
    seconds: 1,
    connections: 16,
    times: 8,
    deliveries: [DELIVERIES.usual, DELIVERIES.many],
  },
  large: {
    rounds: 3,
    seconds: 1,
    connections: 16,
    times: 8,
    deliveries: [DELIVERIES.usual, DELIVERIES.many],
  },
};

const { values } = parseArgs({ options: { small: { type: "boolean" }, large: { type: "boolean" } } });
const name = values.large ? "large" : values.small ? "small" : "usual";
const results = await measure(SIZES[name], EFFORTS[name], (line) => console.error(line));
writeResults(RESULTS_FILE, results);
console.log(tablesOf(results));
