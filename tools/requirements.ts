// npm run requirements: which requirements are shown, by which test, and which are not yet.
//   npm run requirements -- --missing [AREA]     only what is not shown yet
//   npm run requirements -- --json               the same for programs
import { readSourceFiles } from "./check/source-files.ts";
import { readRequirements } from "./requirements/requirements-list.ts";
import { missingLines, reportLines } from "./requirements/requirements-report.ts";
import { shownByTests } from "./requirements/shown-by-tests.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

const args = process.argv.slice(2);
const requirements = readRequirements(PROJECT_ROOT);
const shown = shownByTests(readSourceFiles(PROJECT_ROOT), requirements);

if (args.includes("--json")) {
  printLine(
    JSON.stringify(
      requirements.map(({ id, text }) => ({ id, text, shownBy: shown.filesById.get(id) ?? [] })),
      null,
      2,
    ),
  );
} else if (args.includes("--missing")) {
  printLine(missingLines(requirements, shown, args[args.indexOf("--missing") + 1]?.toUpperCase()).join("\n"));
} else {
  printLine(reportLines(requirements, shown).join("\n"));
}
for (const mistake of shown.mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = shown.mistakes.length > 0 ? 1 : 0;
