// Runs one of the project's own programs after making sure that everything it needs is installed:
//   node tools/run.mjs tools/check.ts ...          a TypeScript file under the project's Node
//   node tools/run.mjs --in web --bin vite ...     a tool out of node_modules, in a workspace
import fs from "node:fs";
import { ensureDependencies } from "./set-up/dependencies.mjs";
import { projectNode } from "./set-up/node-binary.mjs";
import { inProject } from "./set-up/project-root.mjs";
import { runProgram } from "./set-up/run-program.mjs";
import { runOrExplain } from "./set-up/set-up-error.mjs";

await runOrExplain(async () => {
  await ensureDependencies();
  const { cwd, program, rest } = readArguments(process.argv.slice(2));
  const { code } = await runProgram(projectNode(), [program, ...rest], { cwd });
  process.exitCode = code;
});

/** @param {string[]} args */
function readArguments(args) {
  const cwd = args[0] === "--in" ? inProject(args.splice(0, 2)[1] ?? "") : inProject();
  if (args[0] === "--bin") {
    const [, name = "", ...rest] = args;
    return { cwd, program: fs.realpathSync(inProject("node_modules", ".bin", name)), rest };
  }
  const [script = "", ...rest] = args;
  return { cwd, program: inProject(script), rest };
}
