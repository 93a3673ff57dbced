// The HTTP server: what every request meets before its route, and what it gets when something throws.

import { type FastifyInstance, fastify } from "fastify";
import type { App } from "../app.ts";
import { registerClientFiles } from "./client-files.ts";
import { GRAPHQL_PATH, refusedRequest, registerGraphql } from "./graphql-route.ts";
import { watchPressure } from "./load-shedding.ts";
import { securityHeaders } from "./security-headers.ts";
import { registerRoutes } from "./server-routes.ts";
import { connectionLimits, limitSlowClients } from "./slow-clients.ts";

const BODY_BYTES_MAX = 256 * 1024;

type HttpParts = {
  /** Left out by tests that serve the API alone. */
  clientFolder: string | undefined;
  /** Mounts the pages that ports serve themselves. */
  register(http: FastifyInstance): Promise<void>;
};

export async function makeHttp(app: App, { clientFolder, register }: HttpParts): Promise<FastifyInstance> {
  const headers = securityHeaders(app);
  const http = fastify({
    bodyLimit: BODY_BYTES_MAX,
    // Who asks is what the last trusted proxy saw: what a client writes into the header itself counts for nothing.
    trustProxy: (_address: string, hop: number) => hop < app.settings.proxiesTrusted,
    forceCloseConnections: "idle",
    ...connectionLimits(app.settings.slowClients),
    // An address that cannot be read reaches no hook.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw
        .writeHead(400, { ...headers, "content-type": "application/json" })
        .end(JSON.stringify({ message: "The address cannot be read." }));
    },
  });
  limitSlowClients(http.server, app.settings.slowClients);
  http.addHook("onRequest", async (_request, reply) => {
    void reply.headers(headers);
  });
  closeAfterAnswers(http);
  await watchPressure(http, app);
  http.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error({ err: error }, "a request failed");
    const message = status >= 500 ? "Something went wrong on our side." : error.message;
    const isCall = request.routeOptions.url === GRAPHQL_PATH;
    return reply.code(status).send(isCall ? refusedRequest(message) : { message });
  });
  registerRoutes(http, app);
  await register(http);
  await registerGraphql(http, app);
  if (clientFolder !== undefined) registerClientFiles(http, clientFolder);
  return http;
}

/** A connection that is kept alive would hold up the stop long after its last answer. */
function closeAfterAnswers(http: FastifyInstance): void {
  let isStopping = false;
  http.addHook("preClose", async () => {
    isStopping = true;
  });
  http.addHook("onSend", async (_request, reply) => {
    if (isStopping) void reply.header("connection", "close");
  });
}
