// A real PgBouncer in transaction mode before a test's PostgreSQL, where the machine has one.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { unprivilegedUser } from "./unprivileged-user.ts";
import { freePort, testSettings } from "./world.ts";

export const NO_PGBOUNCER = "PgBouncer is not installed (apt-get install pgbouncer)";

const BINARIES = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];
/** Fewer than a test asks for at once, so that connections really are shared. */
const SERVER_CONNECTIONS = 4;

export type PgBouncer = {
  /** The same database address, through the pooler. */
  addressOf(direct: string): string;
  stop(): Promise<void>;
};

/** `users` may sign in, with these passwords; undefined where this machine has none, or nobody to run it as. */
export async function startPgBouncer(
  clusterUrl: string,
  users: Readonly<Record<string, string>>,
): Promise<PgBouncer | undefined> {
  const binary = BINARIES.find((path) => existsSync(path));
  const user = unprivilegedUser();
  if (binary === undefined || user === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bondline-pgbouncer-"));
  const port = await freePort();
  writeFileSync(
    join(folder, "users.txt"),
    Object.entries(users)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(""),
  );
  writeFileSync(join(folder, "pgbouncer.ini"), settings(new URL(clusterUrl), folder, port));
  chmodSync(folder, 0o700);
  if ("uid" in user)
    for (const name of ["", "users.txt", "pgbouncer.ini"]) chownSync(join(folder, name), user.uid, user.gid);

  const pooler = spawn(binary, [join(folder, "pgbouncer.ini")], { ...user, cwd: folder, stdio: "ignore" });
  const addressOf = (direct: string) => {
    const address = new URL(direct);
    address.hostname = "127.0.0.1";
    address.port = String(port);
    return address.href;
  };
  await untilItAnswers(pooler, addressOf(clusterUrl));
  return {
    addressOf,
    stop: async () => {
      const ended = once(pooler, "exit");
      pooler.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Who signs in while tests run: the owner, the application and the queue. */
export async function usersOfTests(ownerUrl: string, folder: string): Promise<Record<string, string>> {
  const { secrets } = await testSettings(folder);
  const owner = new URL(ownerUrl);
  return {
    [decodeURIComponent(owner.username)]: decodeURIComponent(owner.password),
    bondline_app: secrets.databaseAppPassword,
    bondline_jobs: secrets.databaseJobsPassword,
  };
}

function settings(cluster: URL, folder: string, port: number): string {
  return `[databases]
* = host=${cluster.hostname} port=${cluster.port || "5432"}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 1000
logfile = ${join(folder, "log")}
`;
}

async function untilItAnswers(pooler: ChildProcess, address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}.`);
    const client = new pg.Client({ connectionString: address });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch (cause) {
      if (!(cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED")) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error("PgBouncer did not answer in time.");
}
