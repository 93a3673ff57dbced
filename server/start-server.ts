// Starts everything in order, and stops it in the reverse order.

import { join } from "node:path";
import { fastify } from "fastify";
import pino from "pino";
import type { App } from "./app.ts";
import type { Settings } from "./config.ts";
import { addressForRole, connectPool } from "./database/connect.ts";
import { migrate } from "./database/migrate.ts";
import { registerClientFiles } from "./http/client-files.ts";
import { registerGraphql } from "./http/graphql-route.ts";
import { serveGraphqlSocket } from "./http/graphql-socket.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { registerRoutes } from "./http/server-routes.ts";
import { startJobs } from "./jobs.ts";
import { makeSandboxPaymentStore } from "./modules/invoices/sandbox-payment-store.ts";
import type { Clock } from "./ports/clock/clock-port.ts";
import { makePorts } from "./ports/make-ports.ts";

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
  clock?: Clock;
  /** Left out by tests that serve the API alone. */
  clientFolder?: string;
  logLevel?: string;
};

const BODY_BYTES_MAX = 256 * 1024;
const STOP_MILLISECONDS_MAX = 10_000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, ownerUrl } = options;
  const log = pino({
    level: options.logLevel ?? "info",
    redact: ["req.headers.authorization", "password", "token"],
  });
  await migrate(ownerUrl, settings.secrets);

  const queryUrl = addressForRole(
    settings.databaseUrl ?? ownerUrl,
    "bondline_app",
    settings.secrets.databaseAppPassword,
  );
  const directUrl = addressForRole(ownerUrl, "bondline_app", settings.secrets.databaseAppPassword);
  const pool = connectPool({
    connectionString: queryUrl,
    connectionsMax: settings.databaseConnectionsMax,
    namesStatements: !settings.databaseIsPooled,
  });
  const events =
    settings.ports.events.kind === "postgres"
      ? { ...settings.ports.events, connectionString: directUrl }
      : settings.ports.events;
  const made = await makePorts(
    { ...settings.ports, events },
    {
      log,
      // The outbox row itself is the kept message: the sender marks it as sent.
      mailSink: { keep: async () => undefined },
      sandboxPayments: makeSandboxPaymentStore(pool),
      ...(options.clock ? { clock: options.clock } : {}),
    },
  );
  const app: App = { settings, pool, ports: made.ports, log };

  const http = fastify({
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: settings.mode === "production",
    forceCloseConnections: "idle",
  });
  const headers = securityHeaders(app);
  http.addHook("onRequest", async (_request, reply) => {
    void reply.headers(headers);
  });
  http.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, "a request failed");
    return reply
      .code(status)
      .send({ message: status >= 500 ? "Something went wrong on our side." : error.message });
  });
  registerRoutes(http, app);
  await made.registerRoutes(http);
  await registerGraphql(http, app);
  if (options.clientFolder !== undefined) registerClientFiles(http, join(options.clientFolder));

  const url = await http.listen({ host: settings.host, port: settings.port });
  const socket = serveGraphqlSocket(http.server, app);
  await made.start();
  const jobs = await startJobs(
    app,
    addressForRole(ownerUrl, "bondline_jobs", settings.secrets.databaseJobsPassword),
  );

  const stop = async (): Promise<void> => {
    await socket.close();
    await within(STOP_MILLISECONDS_MAX, http.close());
    await within(STOP_MILLISECONDS_MAX, jobs.stop());
    await made.stop();
    await pool.end();
  };
  return { app, url, stop: onlyOnce(stop) };
}

async function within(milliseconds: number, ending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([ending.catch(() => undefined), patience]);
  clearTimeout(timer);
}

function onlyOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
