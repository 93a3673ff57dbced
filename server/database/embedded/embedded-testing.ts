// What the tests of the embedded database share: temporary folders, questions to a server, processes to kill.
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import pg from "pg";
import { measureRecovery } from "../../../testing/faults/recovery.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
import type { EmbeddedDatabaseOptions } from "./embedded-start.ts";
import { endPostmaster, readPostmasterFile } from "./postmaster-process.ts";

/** Commits stay synchronous: these tests kill the server and ask for what was committed before. */
export const FAST = {
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "16MB",
};

/** What is done before a temporary folder is removed, the latest first. */
const endings = new Map<string, (() => unknown)[]>();

/** A folder that only we may enter; whatever database is left in it ends with the test. */
export function temporaryFolder(context: TestContext, mode = 0o700): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "bondline-embedded-")));
  fs.chmodSync(folder, mode);
  context.after(async () => {
    for (const end of endings.get(folder) ?? []) await end();
    for (const place of ["postgres", "data/postgres"])
      await endPostmaster(path.join(folder, place), "", 2_000);
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export async function start(
  folder: string,
  options: Partial<EmbeddedDatabaseOptions> = {},
): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({
    folder,
    log: () => undefined,
    settings: FAST,
    patienceMs: 3_000,
    ...options,
  });
  beforeRemoval(folder, () => database.stop());
  return database;
}

/** As `start`, after a fault: within fifteen seconds and by itself (REL-05). */
export async function startAfter(
  fault: string,
  folder: string,
  options: Partial<EmbeddedDatabaseOptions> = {},
): Promise<EmbeddedDatabase> {
  const bound = {
    requirement: "REL-05",
    fault,
    until: "the embedded database answers",
    allowedMilliseconds: 15_000,
  };
  return await measureRecovery(bound, () => start(folder, options));
}

export function beforeRemoval(folder: string, step: () => unknown): void {
  endings.set(folder, [step, ...(endings.get(folder) ?? [])]);
}

export async function ask(ownerUrl: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return String(rows[0]?.[0]);
  } finally {
    await client.end();
  }
}

export interface Holder {
  process: ChildProcess;
  /** What it printed: the address, or the sentence with which it refused. */
  answer: { ownerUrl: string; port: number; refused?: string };
}

/** Starts the database in a process of its own, which can be killed. */
export async function hold(
  options: Partial<EmbeddedDatabaseOptions> & { folder: string },
  as: { uid?: number; gid?: number; node?: string; program?: string } = {},
): Promise<Holder> {
  const {
    node = process.execPath,
    program = path.join(import.meta.dirname, "hold-database.ts"),
    ...user
  } = as;
  const full = JSON.stringify({ settings: FAST, patienceMs: 3_000, ...options });
  const child = spawn(node, [program, full], { stdio: ["pipe", "pipe", "pipe"], cwd: "/", ...user });
  // Before its folder goes: a holder that still watches would start the server again in the midst of it.
  beforeRemoval(options.folder, () =>
    child.exitCode === null && child.signalCode === null ? kill(child) : undefined,
  );
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk) => resolve(String(chunk)));
    child.once("exit", () => reject(new Error(`the holder ended without an answer: ${said}`)));
  });
  return { process: child, answer: JSON.parse(line) };
}

export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

export async function stopInOrder({ process: child }: Holder): Promise<void> {
  const ended = once(child, "exit");
  child.stdin?.write("stop\n");
  await ended;
}

export function postmasterPid(folder: string): number {
  return readPostmasterFile(path.join(folder, "postgres"))?.pid ?? 0;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** A small disk of our own, when we may mount one. */
export function mounted(context: TestContext, options: string): string | undefined {
  const folder = temporaryFolder(context);
  const place = path.join(folder, "disk");
  fs.mkdirSync(place);
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `mode=0700,${options}`, "tmpfs", place]).status !== 0)
    return undefined;
  beforeRemoval(folder, () => spawnSync("umount", ["-l", place]));
  return place;
}

/** Until not one block more goes in. */
export function fillUp(file: string): void {
  const descriptor = fs.openSync(file, "w");
  const block = Buffer.alloc(65_536);
  try {
    for (;;) fs.writeSync(descriptor, block);
  } catch (error) {
    assert.equal(error instanceof Error && "code" in error && error.code, "ENOSPC");
  } finally {
    fs.closeSync(descriptor);
  }
}
