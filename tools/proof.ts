// npm run proof: the proofs at length, a million drawn cases each: `npm run proof -- --cases 5000 --seed 7 invoice`.

import { parseArgs } from "node:util";
import { isRed, type ProofRow, rowLine, TABLE_HEAD } from "./proof/proof-group.ts";
import { PROOF_GROUPS } from "./proof/proof-groups.ts";
import { useMemoryFolder } from "./testing/memory-folder.ts";
import { printLine } from "./testing/suite.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: "string", default: "1000000" }, seed: { type: "string", default: "20261121" } },
});
useMemoryFolder();
const options = { cases: Number(values.cases), seed: Number(values.seed), filters: positionals };

printLine(`${options.cases.toLocaleString("en-AU")} cases each, seed ${options.seed}`);
const rows: ProofRow[] = [];
for (const group of PROOF_GROUPS) {
  printLine(`\n## ${group.title}\n\n${TABLE_HEAD.join("\n")}`);
  for await (const row of group.run(options)) {
    printLine(rowLine(row));
    rows.push(row);
  }
}
for (const { name, notes = [] } of rows) for (const note of notes) printLine(`\n${name}: ${note}`);
const red = rows.filter(isRed);
for (const { name, failure, caught, broken } of red)
  printLine(`\nRED: ${name}\n${failure ?? `${caught} of ${broken} mutants were caught`}`);
const cases = rows.reduce((sum, row) => sum + row.cases, 0);
printLine(
  `\n${rows.length - red.length} proofs hold, ${red.length} are red, over ${cases.toLocaleString("en-AU")} cases`,
);
process.exitCode = red.length > 0 || rows.length === 0 ? 1 : 0;
