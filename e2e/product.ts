// The product as its users get it: the built client and a server process of its own, over a fresh database.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DueTask } from "./later-server.ts";

const PROJECT = join(import.meta.dirname, "..");
/** Roles belong to the whole test cluster, so every server over it derives the same passwords. */
const SECRET = "a secret for tests alone, 0123456789 abcdef";
const START_MILLISECONDS_MAX = 90_000;

export type Product = {
  url: string;
  /** What its server runs with, for commands beside it. */
  environment: Record<string, string>;
  /** The newest mail to an address whose subject fits; waits for it. */
  mailTo(address: string, subject: RegExp): Promise<{ subject: string; text: string }>;
  /** Switches a gateway feature on, as the operator does. */
  switchOn(feature: string): Promise<void>;
  /** Kills the server as a power cut would. */
  kill(): Promise<void>;
  /** A new server at the same address, over what the killed one left. */
  restart(): Promise<void>;
  /** As `restart`, so many days from now; nothing comes by the clock any more but what `come` asks for. */
  restartLater(days: number): Promise<void>;
  /** What has come due by then is done. */
  come(task: DueTask): Promise<void>;
  stop(): Promise<void>;
};

type ProductOptions = {
  /** Settings besides those of every story. */
  environment?: Record<string, string>;
  /** Given where an outside service must know our address beforehand. */
  port?: number;
  /** For a story that follows the demo's links to its payment pages, which lead to where it was filled. */
  isFilledAnew?: boolean;
  /** As a new installation finds it: nobody and nothing in it. */
  isEmpty?: boolean;
};

/** `TEST_DATABASE_URL` is the cluster that the test run has started; without it the product brings its own database. */
export async function startProduct({
  environment = {},
  port: wantedPort,
  isFilledAnew = false,
  isEmpty = false,
}: ProductOptions = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), "bondline-story-"));
  const { STORY_TEMPLATE, TEST_DATABASE_URL } = process.env;
  const template = isFilledAnew || isEmpty ? undefined : STORY_TEMPLATE;
  if (template) cpSync(template, folder, { recursive: true });
  const database = await freshDatabase(TEST_DATABASE_URL, template ? TEMPLATE : "template1");
  const port = wantedPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const whole = environmentOf({ folder, port, environment, databaseUrl: database?.url });
  const serve = (daysAhead?: number) => startServer(whole, daysAhead);
  const held = { server: await serve() };
  return {
    url,
    environment: whole,
    mailTo: (address, subject) => mailTo(url, address, subject),
    switchOn: async (feature) => {
      if (database === undefined) throw new Error("Features are switched on under npm run e2e alone.");
      await database.run(
        `select begin_system_work('Set-up', now()); update gateway_feature set is_enabled = true where name = '${feature}'`,
      );
    },
    kill: () => ended(held.server, "SIGKILL"),
    restart: async () => {
      await ended(held.server, "SIGKILL");
      held.server = await serve();
    },
    restartLater: async (days) => {
      await ended(held.server, "SIGTERM");
      held.server = await serve(days);
    },
    come: async (task) => {
      const done = once(held.server, "message");
      held.server.send(task);
      await done;
    },
    stop: async () => {
      await ended(held.server, "SIGTERM");
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TEMPLATE = "story_template";

/** Fills a database and a folder with the demo once, for all stories of a run to begin from; answers how to remove the folder. */
export async function makeProductTemplate(clusterUrl: string): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "bondline-stories-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const database = await newDatabase(clusterUrl, { name: TEMPLATE, template: "template1" });
    const place = { folder, port: await freePort(), environment: {}, databaseUrl: database.url };
    await ended(await startServer(environmentOf(place)), "SIGTERM");
    await database.leave();
    process.env.STORY_TEMPLATE = folder;
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}

type ServerPlace = {
  folder: string;
  port: number;
  environment: Record<string, string>;
  databaseUrl: string | undefined;
};

function environmentOf({ folder, port, environment, databaseUrl }: ServerPlace): Record<string, string> {
  return {
    NODE_ENV: "development",
    PORT: String(port),
    BONDLINE_DATA: folder,
    BONDLINE_SECRET: SECRET,
    // Stories make what they need, and none has to wait for eight years to be lived through.
    DEMO_BOOK: "false",
    // Production takes no less than its own.
    ...(environment.NODE_ENV === "production" ? {} : { PASSWORD_MEMORY_KIB: "64" }),
    // A machine that is busy with other tests says nothing about the product.
    SHED_AT_EVENT_LOOP_MILLISECONDS: "0",
    // Each connection plans its statements anew, and the few people of a story need no more.
    DATABASE_CONNECTIONS: "5",
    JOBS_AT_ONCE: "1",
    ...environment,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

async function startServer(environment: Record<string, string>, daysAhead?: number): Promise<ChildProcess> {
  const program =
    daysAhead === undefined
      ? [join(PROJECT, "server", "main.ts")]
      : [join(PROJECT, "e2e", "later-server.ts"), String(daysAhead)];
  const server = spawn(process.execPath, program, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  // A story that fails at its beginning never comes to its end.
  process.once("exit", () => server.kill("SIGKILL"));
  await isReady(server);
  return server;
}

type Database = {
  url: string;
  run(sql: string): Promise<void>;
  /** Lets go of the cluster, and leaves the database there. */
  leave(): Promise<void>;
  drop(): Promise<void>;
};

async function freshDatabase(
  clusterUrl: string | undefined,
  template: string,
): Promise<Database | undefined> {
  if (!clusterUrl) return undefined;
  return await newDatabase(clusterUrl, { name: `story_${process.pid}`, template });
}

async function newDatabase(
  clusterUrl: string,
  { name, template }: { name: string; template: string },
): Promise<Database> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${template}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: async (sql) => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    leave: () => admin.end(),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** The start prints where it is ready, once everything is. */
function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The server did not start in time.")),
      START_MILLISECONDS_MAX,
    );
    server.once("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    server.stdout?.on("data", (chunk: Buffer) => {
      if (!chunk.toString().includes("Bondline is ready")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function ended(server: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}

export type SandboxMail = { subject: string; text: string };
const MAIL_MILLISECONDS_MAX = 15_000;
const MAIL_PAUSE_MILLISECONDS = 200;

/** The newest of the sandbox at this server; waits for it. */
export async function mailTo(url: string, address: string, subject: RegExp): Promise<SandboxMail> {
  const until = Date.now() + MAIL_MILLISECONDS_MAX;
  while (Date.now() < until) {
    const asked = `${url}/sandbox/messages.json?${new URLSearchParams({ to: address })}`;
    const messages = (await (await fetch(asked)).json()) as SandboxMail[];
    const found = messages.find((message) => subject.test(message.subject));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MILLISECONDS));
  }
  throw new Error(`No mail to ${address} with a subject like ${subject} has come.`);
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}
