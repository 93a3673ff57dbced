// A copy of the rooms of the project that can be changed, printed, compiled and run without touching the project itself.

import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PROJECT = join(import.meta.dirname, "..", "..");
const ROOMS = ["domain", "server", "testing", "web"] as const;
/** Each is compiled with what it imports. */
export type Program = "domain" | "server" | "web";

const MADE_ELSEWHERE = /(^|\/)(node_modules|dist)$/;

export type ProjectCopy = {
  read(file: string): string;
  write(file: string, text: string): void;
  /** What the compiler says of one program; nothing where it compiles. */
  faultsIn(program: Program): string;
  /** What a program of the copy, or a tool, has written; throws where it fails. */
  run(args: readonly string[], folder?: string): string;
  remove(): void;
};

export function copyProject(): ProjectCopy {
  const place = mkdtempSync(join(tmpdir(), "bondline-copy-"));
  for (const room of ROOMS)
    cpSync(join(PROJECT, room), join(place, room), {
      recursive: true,
      filter: (from) => !MADE_ELSEWHERE.test(from),
    });
  for (const file of readdirSync(PROJECT).filter((name) =>
    /^(tsconfig.*|package)\.json$|^schema\.graphql$/.test(name),
  ))
    cpSync(join(PROJECT, file), join(place, file));
  linkPackages(place);
  const run = (args: readonly string[], folder = ".") => {
    const done = spawnSync(process.execPath, args, { cwd: join(place, folder), encoding: "utf8" });
    if (done.status !== 0) throw new Error(`${args.join(" ")}\n${done.stdout}\n${done.stderr}`);
    return done.stdout;
  };
  return {
    read: (file) => readFileSync(join(place, file), "utf8"),
    write: (file, text) => writeFileSync(join(place, file), text),
    faultsIn: (program) =>
      spawnSync(toolOf("tsc"), ["--noEmit", "-p", join(place, program)], { encoding: "utf8" }).stdout,
    run,
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

export function toolOf(name: string): string {
  return join(PROJECT, "node_modules", ".bin", name);
}

/** The packages are those of the project, and its rooms are those of the copy. */
function linkPackages(place: string): void {
  const packages = join(place, "node_modules");
  mkdirSync(join(packages, "@bondline"), { recursive: true });
  for (const name of readdirSync(join(PROJECT, "node_modules")).filter((each) => each !== "@bondline"))
    symlinkSync(join(PROJECT, "node_modules", name), join(packages, name));
  for (const room of ROOMS) symlinkSync(join(place, room), join(packages, "@bondline", room));
}
