// The database's files: made once, whole or not at all, with a password that is kept beside them.
import type { ChildProcess } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { explainDatabaseFailure } from "./database-start-error.ts";
import { type PostgresHost, replaceFile } from "./postgres-host.ts";

/** The role that owns the database and may change its schema. */
export const OWNER_ROLE = "bondline_owner";

/** Makes the cluster when there is none. A start that was cut short leaves nothing that would be taken for one. */
export async function ensureCluster(host: PostgresHost, folder: string): Promise<void> {
  if (fs.existsSync(path.join(host.dataFolder, "PG_VERSION"))) return;
  const unfinished = `${host.dataFolder}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  giveToOwner(host, unfinished);
  await initialise(host, unfinished, readOrMakePassword(folder));
  fs.rmSync(host.dataFolder, { recursive: true, force: true });
  fs.renameSync(unfinished, host.dataFolder);
}

export function hasPassword(folder: string): boolean {
  return fs.existsSync(passwordFile(folder)) && fs.readFileSync(passwordFile(folder), "utf8").trim() !== "";
}

export function readOrMakePassword(folder: string): string {
  if (!hasPassword(folder)) replaceFile(passwordFile(folder), `${crypto.randomBytes(24).toString("hex")}\n`);
  return fs.readFileSync(passwordFile(folder), "utf8").trim();
}

/** Sets the kept password on a stopped cluster, for when the two no longer agree. */
export async function resetPassword(host: PostgresHost, folder: string): Promise<void> {
  const password = readOrMakePassword(folder);
  const server = host.spawn(host.binaries.postgres, ["--single", "-D", host.dataFolder, "postgres"], {
    stdio: "pipe",
  });
  server.stdin?.end(`alter role ${OWNER_ROLE} password '${password}'\n`);
  await finished(server, folder);
}

function passwordFile(folder: string): string {
  return path.join(folder, "postgres.password");
}

async function initialise(host: PostgresHost, dataFolder: string, password: string): Promise<void> {
  const passed = `${dataFolder}.password`;
  fs.writeFileSync(passed, `${password}\n`, { mode: 0o600 });
  giveToOwner(host, passed);
  try {
    const settled = [
      `--pgdata=${dataFolder}`,
      `--username=${OWNER_ROLE}`,
      `--pwfile=${passed}`,
      "--auth=scram-sha-256",
    ];
    const args = [...settled, "--encoding=UTF8", "--no-instructions", ...localeArguments()];
    await finished(host.spawn(host.binaries.initdb, args, { stdio: "pipe" }), path.dirname(dataFolder));
  } finally {
    fs.rmSync(passed, { force: true });
  }
}

/**
 * Sorting and letter case come from PostgreSQL's own C.UTF-8, so that they are the same on every machine. What remains
 * with the operating system is which characters are letters; not every system calls that C.UTF-8.
 */
function localeArguments(): string[] {
  const builtIn = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--lc-messages=C"];
  const systems: Partial<Record<NodeJS.Platform, string[]>> = {
    linux: ["--locale=C.UTF-8"],
    darwin: ["--locale=C", "--lc-ctype=UTF-8"],
  };
  return [...builtIn, ...(systems[process.platform] ?? ["--locale=C"])];
}

function giveToOwner({ owner }: PostgresHost, place: string): void {
  if (owner !== undefined) fs.chownSync(place, owner.uid, owner.gid);
}

async function finished(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const said = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream === null ? "" : text(stream))),
  );
  const code = await ended;
  if (code !== 0) throw explainDatabaseFailure((await said).join("\n"), folder);
}
