// npm run check: the quick gates that every change passes; `npm run check -- types` asks only those so named, `-- --quick` those that a commit can wait for.
import { runGates } from "./check/run-gates.ts";
import { printLine, withoutSilence } from "./testing/suite.ts";

const { passed, failures } = withoutSilence("check", await runGates(process.argv.slice(2)));
printLine(
  failures.length === 0
    ? `All ${passed} gates passed.`
    : `${failures.length} of ${passed + failures.length} gates failed.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
