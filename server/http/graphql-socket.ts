// Subscriptions over graphql-transport-ws, on the same path as the API.

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { AccountId } from "@bondline/domain/ids.ts";
import {
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
} from "graphql";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { App } from "../app.ts";
import type { Settings } from "../config.ts";
import { makeContext } from "../graphql/context.ts";
import { toReply } from "../graphql/errors.ts";
import { type SubscriptionArgs, shareExecution } from "../graphql/share-execution.ts";
import { openBufferedSubscription } from "../ports/events/buffered-subscription.ts";
import { GRAPHQL_PATH } from "./graphql-route.ts";
import { readSocketOperation } from "./socket-operations.ts";
import { lookAtSession, makeSocketCount, type SocketCount, watchSession } from "./socket-sessions.ts";

export const FRAME_BYTES_MAX = 64 * 1024;
const INIT_MILLISECONDS_MAX = 3_000;
/** Whoever does not answer until the next is gone: in twice as long nobody is shown as being in a draft who is not. */
const PING_MILLISECONDS = 4_000;
const SUBSCRIPTIONS_PER_SOCKET_MAX = 50;
/** A client that does not read is let go before what waits for it fills our memory. */
const BUFFERED_BYTES_MAX = 1024 * 1024;
/** The client comes back by itself on these, and on no other that we send (RFC 6455, and its registry). */
export const TRY_AGAIN_LATER = 1013;

type SocketExtra = {
  socket: WebSocket;
  /** Whose socket it is. */
  accountId?: AccountId;
  stopWatching?: () => void;
};

export type GraphqlSocket = { close(): Promise<void> };
/** Other than the product's own in tests alone, which lift a limit to see that it is missed. */
export type SocketOptions = { checkMilliseconds?: number; frameBytesMax?: number };

export function serveGraphqlSocket(server: Server, app: App, options: SocketOptions = {}): GraphqlSocket {
  const { frameBytesMax = FRAME_BYTES_MAX } = options;
  // The types of `ws` do not know the option yet, which its documentation has.
  const closing: object = { closeTimeout: app.settings.slowClients.seconds * 1000 };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameBytesMax, ...closing });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has taken its own listener off by now: without one, a client that resets would end the process.
    socket.on("error", () => socket.destroy());
    const path = request.url?.split("?")[0];
    if (path !== GRAPHQL_PATH || !isOwnOrigin(app.settings, request.headers.origin)) {
      // A client that stays on would hold the connection for ever.
      socket.once("finish", () => socket.destroy());
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => sockets.emit("connection", open, request));
  };
  server.on("upgrade", onUpgrade);
  const graphql = useServer<{ token?: unknown }, SocketExtra>(
    hooksOf(app, options),
    sockets,
    PING_MILLISECONDS,
  );
  sockets.on("connection", (socket) => closeQuietly(app, socket));
  return {
    close: async () => {
      server.off("upgrade", onUpgrade);
      await graphql.dispose();
    },
  };
}

/** The layer below prints a stack for each frame that anybody may send too large; the close code is `ws`'s own. */
function closeQuietly(app: App, socket: WebSocket): void {
  socket.removeAllListeners("error");
  socket.on("error", (err: Error & { code?: string }) =>
    app.log.warn({ reason: err.code ?? err.message }, "a socket was closed for what it sent"),
  );
}

type Hooks = Parameters<typeof useServer<{ token?: unknown }, SocketExtra>>[0];

function hooksOf(app: App, { checkMilliseconds }: SocketOptions): Hooks {
  const count = makeSocketCount();
  return {
    // What breaks in the layer below is for our log, never for the other side.
    isProd: true,
    connectionInitWaitTimeout: INIT_MILLISECONDS_MAX,
    onConnect: async ({ connectionParams, extra }) => {
      const token = tokenOf(connectionParams);
      const buffered = openBufferedSubscription(app.ports.events);
      const accountId = await whoMayConnect(app, { token, count, socket: extra.socket });
      if (accountId === undefined) {
        buffered.close();
        return false;
      }
      extra.accountId = accountId;
      extra.stopWatching = watchSession(app, { token, accountId, checkMilliseconds, buffered }, () =>
        extra.socket.close(CloseCode.Forbidden, "Forbidden"),
      );
      return true;
    },
    onClose: ({ extra }) => {
      extra.stopWatching?.();
      if (extra.accountId !== undefined) count.leave(extra.accountId);
    },
    onSubscribe: ({ subscriptions }, _id, payload) =>
      Object.keys(subscriptions).length > SUBSCRIPTIONS_PER_SOCKET_MAX
        ? [new GraphQLError("This socket carries too many subscriptions.")]
        : readSocketOperation(app.settings.mode, payload),
    context: ({ connectionParams, extra }) =>
      makeContext(app, {
        token: tokenOf(connectionParams),
        ...(extra.accountId === undefined ? {} : { accountId: extra.accountId }),
        isWatching: true,
        ipAddress: "",
        userAgent: "",
      }),
    subscribe: (args) => shareExecution(args as SubscriptionArgs),
    onError: ({ extra }, _id, _payload, errors) => {
      const replies = errors.map((error) => toReply(app, error));
      if (replies.some(isPassing)) extra.socket.close(TRY_AGAIN_LATER, "Try again later");
      return replies;
    },
    onNext: async ({ extra }, _id, _payload, args, result) => {
      await (args.contextValue as ReturnType<typeof makeContext>).endReading();
      if (extra.socket.bufferedAmount > BUFFERED_BYTES_MAX) extra.socket.terminate();
      const reply = withoutSecrets(app, result as ExecutionResult);
      if (reply.errors?.some(isPassing)) extra.socket.close(TRY_AGAIN_LATER, "Try again later");
      return reply;
    },
  };
}

/** Whoever watches would wait for ever: the client that comes back subscribes anew, and reads what it missed. */
function isPassing({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.code === "SERVICE_UNAVAILABLE";
}

type Visitor = { token: string | undefined; count: SocketCount; socket: WebSocket };

/** Whose socket it is; undefined for whom it is closed, here or by the layer below as forbidden. */
async function whoMayConnect(app: App, { token, count, socket }: Visitor): Promise<AccountId | undefined> {
  const session = await lookAtSession(app, token);
  if (session.kind === "unknown") socket.close(TRY_AGAIN_LATER, "Try again later");
  // One that was closed meanwhile has been told to be gone, and would never leave again.
  if (session.kind !== "open" || socket.readyState !== socket.OPEN) return undefined;
  if (count.enter(session.accountId)) return session.accountId;
  socket.close(TRY_AGAIN_LATER, "Too many sockets");
  return undefined;
}

/** A browser names where its page came from; another site's page has no business here. */
export function isOwnOrigin(
  { publicUrl, mode }: Pick<Settings, "publicUrl" | "mode">,
  origin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  return (
    origin === new URL(publicUrl).origin ||
    (mode !== "production" && /^http:\/\/(127\.0\.0\.1|localhost):\d+$/.test(origin))
  );
}

function tokenOf(parameters: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const token = parameters?.token;
  return typeof token === "string" && /^[\w-]{20,200}$/.test(token) ? token : undefined;
}

function withoutSecrets(app: App, { data, errors }: ExecutionResult): FormattedExecutionResult {
  const answered = data === undefined ? {} : { data };
  return errors === undefined
    ? answered
    : { ...answered, errors: errors.map((error) => toReply(app, error)) };
}
