// Subscriptions over graphql-transport-ws, on the same path as the API.

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { AccountId } from "@bondline/domain/ids.ts";
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

type SocketExtra = {
  socket: { close(code: number, reason: string): void };
  /** Whose socket it is. */
  accountId?: AccountId;
  stopWatching?: () => void;
};

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

  const graphql = useServer<{ token?: unknown }, Omit<SocketExtra, "socket">>(
    {
      schema,
      connectionInitWaitTimeout: INIT_MILLISECONDS_MAX,
      onConnect: async (connection) => {
        const token = tokenOf(connection.connectionParams);
        const accountId = await accountOf(app, token);
        if (accountId === undefined) return false;
        const extra = connection.extra as SocketExtra;
        extra.accountId = accountId;
        extra.stopWatching = watchSession(app, { token, accountId }, () =>
          extra.socket.close(CloseCode.Forbidden, "Forbidden"),
        );
        return true;
      },
      onDisconnect: ({ extra }) => (extra as SocketExtra).stopWatching?.(),
      context: ({ connectionParams, extra }) =>
        makeContext(app, {
          token: tokenOf(connectionParams),
          ...(extra.accountId === undefined ? {} : { accountId: extra.accountId }),
          ipAddress: "",
          userAgent: "",
        }),
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

/** Looks at the session whenever the account's changes are announced, by any instance, and now and then besides (SEC-20). */
function watchSession(
  app: App,
  { token, accountId }: { token: string | undefined; accountId: AccountId },
  onEnded: () => void,
): () => void {
  const look = async () => {
    if ((await accountOf(app, token)) === undefined) onEnded();
  };
  const unsubscribe = app.ports.events.subscribe((event) => {
    if (event.kind === "reload" || (event.topic === "account" && event.id === accountId)) void look();
  });
  const timer = setInterval(look, SESSION_CHECK_MILLISECONDS);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

async function accountOf(app: App, token: string | undefined): Promise<AccountId | undefined> {
  if (token === undefined) return undefined;
  try {
    return await runWork(app, { token }, async ({ actor }) =>
      actor.kind === "person" ? actor.accountId : undefined,
    );
  } catch (err) {
    app.log.warn({ err }, "a socket's session could not be looked at");
    return undefined;
  }
}

function withoutSecrets(app: App, { data, errors }: ExecutionResult): FormattedExecutionResult {
  const answered = data === undefined ? {} : { data };
  return errors === undefined
    ? answered
    : { ...answered, errors: errors.map((error) => toAnswer(app, error)) };
}
