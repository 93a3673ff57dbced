// Subscriptions over graphql-transport-ws, on the same path as the API.

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { ExecutionResult, FormattedExecutionResult } from "graphql";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { App } from "../app.ts";
import { makeContext } from "../graphql/context.ts";
import { toAnswer } from "../graphql/errors.ts";
import { schema } from "../graphql/schema.ts";
import { runWork } from "../work/work.ts";

const FRAME_BYTES_MAX = 64 * 1024;
const INIT_MILLISECONDS_MAX = 3_000;
/** How often an open socket's session is looked at, besides at every delivery (SEC-34). */
const SESSION_CHECK_MILLISECONDS = 30_000;

export type GraphqlSocket = { close(): Promise<void> };

export function serveGraphqlSocket(server: Server, app: App): GraphqlSocket {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split("?")[0];
    if (path !== "/graphql" || !isOwnOrigin(app, request)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => sockets.emit("connection", open, request));
  };
  server.on("upgrade", onUpgrade);

  const graphql = useServer<{ token?: unknown }, { timer?: NodeJS.Timeout }>(
    {
      schema,
      connectionInitWaitTimeout: INIT_MILLISECONDS_MAX,
      onConnect: async (connection) => {
        const token = tokenOf(connection.connectionParams);
        if (!(await isSignedIn(app, token))) return false;
        const { socket } = connection.extra as { socket: { close(code: number, reason: string): void } };
        (connection.extra as { timer?: NodeJS.Timeout }).timer = setInterval(async () => {
          if (!(await isSignedIn(app, token))) socket.close(CloseCode.Forbidden, "Forbidden");
        }, SESSION_CHECK_MILLISECONDS);
        return true;
      },
      onDisconnect: ({ extra }) => clearInterval((extra as { timer?: NodeJS.Timeout }).timer),
      context: (connection) =>
        makeContext(app, { token: tokenOf(connection.connectionParams), ipAddress: "", userAgent: "" }),
      onError: (_connection, _id, _payload, errors) => errors.map((error) => toAnswer(app, error)),
      onNext: async (_connection, _id, _payload, args, result) => {
        await (args.contextValue as ReturnType<typeof makeContext>).endReading();
        return withoutSecrets(app, result as ExecutionResult);
      },
    },
    sockets,
  );

  return {
    close: async () => {
      server.off("upgrade", onUpgrade);
      await graphql.dispose();
    },
  };
}

/** A browser names where its page came from; another site's page has no business here (SEC-33). */
function isOwnOrigin(app: App, { headers }: IncomingMessage): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return (
    origin === new URL(app.settings.publicUrl).origin ||
    (app.settings.mode !== "production" && /^http:\/\/(127\.0\.0\.1|localhost):\d+$/.test(origin))
  );
}

function tokenOf(parameters: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const token = parameters?.token;
  return typeof token === "string" && /^[\w-]{20,200}$/.test(token) ? token : undefined;
}

async function isSignedIn(app: App, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  try {
    return await runWork(app, { token }, async ({ actor }) => actor.kind === "person");
  } catch (err) {
    app.log.warn({ err }, "a socket's session could not be looked at");
    return false;
  }
}

function withoutSecrets(app: App, { data, errors }: ExecutionResult): FormattedExecutionResult {
  const answered = data === undefined ? {} : { data };
  return errors === undefined
    ? answered
    : { ...answered, errors: errors.map((error) => toAnswer(app, error)) };
}
