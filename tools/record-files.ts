// npm run record-files -- prepared-request: the files that are a record's own, and the others that mention it.

import { readSourceFiles } from "./check/source-files.ts";
import { recordFiles } from "./record-files/record-files.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

const [record] = process.argv.slice(2);
if (record === undefined) throw new Error("Name a record, such as prepared-request.");
const { own, others } = recordFiles(record, readSourceFiles(PROJECT_ROOT));
for (const [title, files] of Object.entries({
  [`Own: ${own.length}`]: own,
  [`Others: ${others.length}`]: others,
}))
  printLine([title, ...files.map((file) => `  ${file}`)].join("\n"));
