// Runs the gates of `npm run check` side by side and reports each in the order of the list.
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { printLine, type SuiteResult } from "../testing/suite.ts";
import type { Gate } from "./gate.ts";
import { GATES, QUICK_GATES } from "./gates.ts";

const QUICK = "--quick";

/** `filters` narrow it to gates whose name holds one of them; `--quick` to those that a commit can wait for. */
export async function runGates(filters: readonly string[] = []): Promise<SuiteResult> {
  const chosen = chosenGates(filters);
  const result: SuiteResult = { passed: 0, failures: [], skipped: 0 };
  const answers = chosen.map((gate) => ask(gate));
  for (const [at, gate] of chosen.entries()) {
    const { findings, seconds } = (await answers[at]) ?? { findings: [], seconds: 0 };
    printLine(`  ${findings.length === 0 ? "ok    " : "FAILED"}  ${gate.name}  ${seconds.toFixed(1)} s`);
    for (const finding of findings) printLine(`          ${finding}`);
    if (findings.length === 0) result.passed += 1;
    else result.failures.push(`check: ${gate.name}`);
  }
  return result;
}

function chosenGates(filters: readonly string[]): readonly Gate[] {
  if (filters.includes(QUICK)) return QUICK_GATES;
  if (filters.length === 0) return GATES;
  return GATES.filter(({ name }) => filters.some((filter) => name.includes(filter)));
}

async function ask(gate: Gate): Promise<{ findings: string[]; seconds: number }> {
  const startedAt = performance.now();
  const findings = await gate.findings(PROJECT_ROOT);
  return { findings, seconds: (performance.now() - startedAt) / 1000 };
}
