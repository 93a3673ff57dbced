// Starts everything in order, and stops it in the reverse order.

import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import pino, { type Logger } from "pino";
import type { App } from "./app.ts";
import type { Settings } from "./config.ts";
import { untilDatabaseAnswers } from "./database/await-database.ts";
import {
  addressForRole,
  connectOnce,
  connectPool,
  endPool,
  millisecondsAt,
  type Pool,
} from "./database/connect.ts";
import { requireKnownPooler } from "./database/direct-connection.ts";
import { migrate } from "./database/migrate.ts";
import { makeSandboxEnvelopeStore } from "./database/sandbox-envelope-books.ts";
import { makeSandboxMailBox } from "./database/sandbox-mail-box.ts";
import { makeSandboxPaymentStore } from "./database/sandbox-payment-books.ts";
import { makeSandboxVerificationStore } from "./database/sandbox-verification-books.ts";
import { requireDemosOwn, requireNoDemoAccounts } from "./demo/demo-accounts.ts";
import { makeFairQueue } from "./fair-queue.ts";
import { serveGraphqlSocket } from "./http/graphql-socket.ts";
import { makeHttp } from "./http/make-http.ts";
import { startJobs } from "./jobs.ts";
import { PORTAL_PARTS } from "./portal-parts.ts";
import type { Clock } from "./ports/clock/clock-port.ts";
import { startDatabaseClock } from "./ports/clock/database-clock.ts";
import { type MadePorts, makePorts } from "./ports/make-ports.ts";

export type RunningServer = {
  app: App;
  /** The address on which it listens. */
  url: string;
  stop(): Promise<void>;
};

export type ServerOptions = {
  settings: Settings;
  /** The role that owns the schema, on a direct connection. */
  ownerUrl: string;
  /** A test's own, by which nothing comes unasked: what is due, the test asks for. */
  clock?: Clock;
  /** Stands between the server and its parts in tests of faults; nothing that is shipped gives one. */
  around?: (app: App) => App;
  /** Refused over anybody else's data, before anything is changed or done there. */
  isForDemo?: boolean;
  /** Fills what is empty, before any background work begins. */
  fill?: (app: App) => Promise<void>;
  /** A test's own, by which production serves the cast. */
  servesDemoAccounts?: true;
  /** Left out by tests that serve the API alone. */
  clientFolder?: string;
  logLevel?: string;
};

const STOP_MILLISECONDS_MAX = 10_000;
/** Of one kind: about three seconds of hashing, where nothing else hashes. */
const HASHES_WAITING_MAX = 100;
/** About half a second of looking at limits. */
const CALLERS_WAITING_MAX = 1_000;

/** What a server has open, in the order in which it is closed: nobody new, then nothing left to do, then the connections. */
const STOP_ORDER = ["socket", "http", "jobs", "ports", "clock", "pool"] as const;
type LoggedOptions = ServerOptions & { log: Logger; ending: AbortSignal };
type Closers = Partial<Record<(typeof STOP_ORDER)[number], () => Promise<unknown>>>;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, ownerUrl } = options;
  const log = pino({
    level: options.logLevel ?? "info",
    redact: ["req.headers.authorization", "password", "token"],
  });
  return await untilDatabaseAnswers(() => startOnce({ ...options, log }), {
    addresses: [ownerUrl, settings.databaseUrl ?? ownerUrl],
    seconds: settings.databaseWaitSeconds,
    log,
  });
}

/** A start that fails half-way closes what it has opened. */
async function startOnce(options: ServerOptions & { log: Logger }): Promise<RunningServer> {
  if (options.isForDemo === true) await withOwner(options.ownerUrl, requireDemosOwn);
  await migrate(options.ownerUrl, options.settings.secrets);
  if (options.settings.mode === "production" && options.servesDemoAccounts !== true)
    await withOwner(options.ownerUrl, requireNoDemoAccounts);
  const closers: Closers = {};
  const ending = new AbortController();
  const close = async () => {
    ending.abort();
    await closeInOrder(closers, options.log);
  };
  try {
    const { app, url } = await openServer({ ...options, ending: ending.signal }, closers);
    const stop = onlyOnce(async () => {
      ending.abort();
      await pause(options.settings.drainSeconds * 1000);
      await close();
    });
    return { app, url, stop };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function withOwner(ownerUrl: string, act: (owner: Pick<Pool, "query">) => Promise<void>) {
  const owner = connectOnce(ownerUrl);
  await owner.connect();
  try {
    await act(owner);
  } finally {
    await owner.end();
  }
}

async function openServer(options: LoggedOptions, closers: Closers): Promise<Omit<RunningServer, "stop">> {
  const { settings, ownerUrl } = options;
  const { app, made } = await openApp(options, closers);
  closers.ports = () => made.stop();

  const http = await makeHttp(app, { clientFolder: options.clientFolder, register: made.registerRoutes });
  closers.http = () => http.close();
  const url = await http.listen({ host: settings.host, port: settings.port });
  const socket = serveGraphqlSocket(http.server, app);
  closers.socket = () => socket.close();

  await made.start();
  await options.fill?.(app);
  const jobs = await startJobs(
    app,
    addressForRole(ownerUrl, "bondline_jobs", settings.secrets.databaseJobsPassword),
    { isByTheClock: options.clock === undefined },
  );
  closers.jobs = () => jobs.stop();
  return { app, url };
}

async function openApp(
  { settings, ownerUrl, log, clock, ending, around = (app) => app }: LoggedOptions,
  closers: Closers,
): Promise<{ app: App; made: MadePorts }> {
  const password = settings.secrets.databaseAppPassword;
  const requestsUrl = addressForRole(settings.databaseUrl ?? ownerUrl, "bondline_app", password);
  if (!settings.databaseIsPooled) await requireKnownPooler(requestsUrl);
  const pool = connectPool({
    connectionString: requestsUrl,
    connectionsMax: settings.databaseConnectionsMax,
    isPooled: settings.databaseIsPooled,
  });
  closers.pool = () => endPool(pool);
  const ownClock = clock ?? (await openClock(pool, log, closers));
  const { events } = settings.ports;
  const connectionString = addressForRole(ownerUrl, "bondline_app", password);
  const made = await makePorts(
    { ...settings.ports, events: events.kind === "postgres" ? { ...events, connectionString } : events },
    {
      log,
      // Nobody is to read what a production server mails.
      mailSink: settings.mode === "production" ? { keep: async () => undefined } : makeSandboxMailBox(pool),
      sandboxPayments: makeSandboxPaymentStore(pool),
      sandboxEnvelopes: makeSandboxEnvelopeStore(pool),
      sandboxVerifications: makeSandboxVerificationStore(pool, settings.secrets.fieldEncryptionKey),
      clock: ownClock,
    },
  );
  return {
    app: around({
      settings,
      pool,
      ports: made.ports,
      parts: PORTAL_PARTS,
      log,
      ...queuesFor(settings),
      ending,
    }),
    made,
  };
}

/** Those who knock leave half of the connections to everybody else. */
function queuesFor({ databaseConnectionsMax }: Settings): Pick<App, "admission" | "hashing"> {
  return {
    admission: makeFairQueue({
      runningMax: Math.floor(databaseConnectionsMax / 2),
      waitingMax: CALLERS_WAITING_MAX,
    }),
    hashing: makeFairQueue({
      runningMax: Math.max(2, availableParallelism()),
      waitingMax: HASHES_WAITING_MAX,
    }),
  };
}

async function openClock(pool: Pool, log: Logger, closers: Closers): Promise<Clock> {
  const clock = await startDatabaseClock({ ask: () => millisecondsAt(pool), log });
  closers.clock = async () => clock.stop();
  return clock;
}

async function closeInOrder(closers: Closers, log: Logger): Promise<void> {
  for (const part of STOP_ORDER) {
    const closing = closers[part]?.().catch((err: unknown) => log.warn({ err, part }, "a part did not stop"));
    await Promise.race([closing, pause(STOP_MILLISECONDS_MAX, undefined, { ref: false })]);
  }
}

function onlyOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
