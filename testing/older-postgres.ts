// The oldest PostgreSQL that the server promises to run on, where the machine has one: a cluster of its own in a temporary folder.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { unprivilegedUser } from "./unprivileged-user.ts";

const BINARIES = "/usr/lib/postgresql/15/bin";

/** Of a database that holds nothing but tests, and ends with them. */
const PASSWORD = "older";

export type OlderPostgres = {
  /** A role that owns its database and may make roles, and is no superuser. */
  ownerUrl: string;
  stop(): Promise<void>;
};

/** Undefined where this machine has none, or nobody to run it as: PostgreSQL refuses to run as root. */
export async function startOlderPostgres(): Promise<OlderPostgres | undefined> {
  const user = unprivilegedUser();
  if (!existsSync(join(BINARIES, "postgres")) || user === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bondline-postgres-15-"));
  chmodSync(folder, 0o700);
  if ("uid" in user) chownSync(folder, user.uid, user.gid);
  const made = spawnSync(
    "sh",
    [
      "-c",
      'echo "$2" | "$0" -D "$1" -U postgres -A scram-sha-256 --pwfile=/dev/stdin',
      join(BINARIES, "initdb"),
      folder,
      PASSWORD,
    ],
    { ...user, cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const server = spawn(
    join(BINARIES, "postgres"),
    ["-D", folder, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"],
    { ...user, cwd: folder, stdio: "ignore" },
  );
  await untilItAnswers(port);
  return {
    ownerUrl: await makeOwner(port),
    stop: async () => {
      server.kill("SIGINT");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeOwner(port: number): Promise<string> {
  const admin = new pg.Client({
    connectionString: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
  });
  await admin.connect();
  await admin.query("create role portal_owner login createrole password 'owner'");
  await admin.query("create database portal owner portal_owner");
  await admin.end();
  return `postgres://portal_owner:owner@127.0.0.1:${port}/portal`;
}

async function untilItAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({
      connectionString: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("PostgreSQL 15 did not answer.");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}
