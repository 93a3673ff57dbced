// Gates that are answered by another program: the formatter, the type checker, and what is generated from code.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { environmentWith } from "../set-up/run-program.mjs";
import type { Gate } from "./gate.ts";

/** Rooms that are checked as one program, since each would read the server anew. The client has a gate of its own, for its generated types. */
const PROGRAMS = [
  { config: "server", rooms: "domain and server" },
  { config: "testing", rooms: "testing, e2e, bench and tools" },
];
const LINES_SHOWN = 60;

export const FORMAT_GATE: Gate = {
  name: "format and lint",
  findings: (root) =>
    complaintsOf(root, [
      "node_modules/@biomejs/biome/bin/biome",
      "ci",
      "--colors=off",
      "--diagnostic-level=error",
      ".",
    ]),
};

export const TYPE_GATES: Gate[] = PROGRAMS.map(({ config, rooms }) => ({
  name: `types of ${rooms}`,
  findings: (root) => typeComplaintsOf(root, config),
}));

/** Keeps what the compiler found out beside the packages, so that the next run looks at what has changed alone: a tenth of the work. */
export function typeComplaintsOf(root: string, config: string): Promise<string[]> {
  const kept = path.join(root, "node_modules", ".cache", "types", `${config}.tsbuildinfo`);
  const program = ["node_modules/typescript/bin/tsc", "-p", config, "--pretty", "false"];
  return complaintsOf(root, [...program, "--incremental", "--tsBuildInfoFile", kept]);
}

/** What a Node program complains of; nothing when it ends well. */
export async function complaintsOf(
  root: string,
  [program = "", ...args]: string[],
  cwd = root,
): Promise<string[]> {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: environmentWith(process.execPath),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code === 0) return [];
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  return lines.length === 0 ? [`${program} ended with ${String(code)}`] : shortened(lines);
}

/** Asks a program to write a file anew and compares it with what is committed; the committed file is put back. */
export async function driftOf(
  root: string,
  file: string,
  make: () => Promise<string[]>,
  mend: string,
): Promise<string[]> {
  const place = path.join(root, file);
  if (!fs.existsSync(place)) return [`${file} is missing: run "${mend}" and commit it`];
  const committed = fs.readFileSync(place, "utf8");
  try {
    const complaints = await make();
    if (complaints.length > 0) return complaints;
    const made = fs.readFileSync(place, "utf8");
    return made === committed ? [] : [`${file} is not what the code makes: run "${mend}" and commit it`];
  } finally {
    if (fs.readFileSync(place, "utf8") !== committed) fs.writeFileSync(place, committed);
  }
}

function shortened(lines: string[]): string[] {
  if (lines.length <= LINES_SHOWN) return lines;
  return [...lines.slice(0, LINES_SHOWN), `... and ${lines.length - LINES_SHOWN} lines more`];
}
