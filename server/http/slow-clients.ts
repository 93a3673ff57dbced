// How long a client may keep us waiting: for its headers, for its body, and for taking our answer. What is too slow is cut off.

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions } from "fastify";
import type { SlowClientSettings } from "../config.ts";
import { UPLOAD_BYTES_MAX } from "../ports/files/files-port.ts";

type Rate = Pick<SlowClientSettings, "seconds" | "bytesPerSecondMin">;

/** What the layer below keeps by itself: inactivity, headers, idle connections, and a last bound for everything. */
export function connectionLimits({
  keepAliveSeconds,
  ...rate
}: SlowClientSettings): FastifyHttpOptions<Server> {
  const milliseconds = rate.seconds * 1000;
  const requestTimeout = millisecondsFor(UPLOAD_BYTES_MAX, rate);
  return {
    connectionTimeout: milliseconds,
    keepAliveTimeout: keepAliveSeconds * 1000,
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: milliseconds,
      connectionsCheckingInterval: Math.min(milliseconds, CHECK_MILLISECONDS),
    },
  };
}

const CHECK_MILLISECONDS = 5_000;

/** No length that is told beforehand earns more time than the largest file. */
export function millisecondsFor(bytes: number, { seconds, bytesPerSecondMin }: Rate): number {
  return Math.ceil((seconds + Math.min(bytes, UPLOAD_BYTES_MAX) / bytesPerSecondMin) * 1000);
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  begunAt: number;
  /** When the answer was first seen to be on its way. */
  answeredAt?: number;
};

export function limitSlowClients(server: Server, settings: SlowClientSettings): void {
  server.maxConnections = settings.connectionsMax;
  const current = new WeakMap<Socket, Exchange>();
  server.prependListener("request", (request, response) => {
    const exchange: Exchange = { request, response, begunAt: performance.now() };
    current.set(request.socket, exchange);
    watch(exchange, settings);
  });
  // A client that waits for our own work is silent by right.
  server.on("timeout", (socket) => {
    const exchange = current.get(socket);
    if (exchange === undefined || !isOurTurn(exchange)) socket.destroy();
  });
}

/** Looks again when the time that is due has passed, until the exchange is over. */
function watch(exchange: Exchange, rate: Rate): void {
  const { request, response } = exchange;
  const look = () => {
    const left = millisecondsLeft(exchange, rate);
    if (left <= 0) request.socket.destroy();
    else timer = setTimeout(look, left).unref();
  };
  let timer = setTimeout(look, millisecondsLeft(exchange, rate)).unref();
  const stop = () => {
    if (request.complete || request.socket.destroyed) clearTimeout(timer);
  };
  response.once("close", stop);
  request.once("close", stop);
}

function millisecondsLeft(exchange: Exchange, rate: Rate): number {
  const { request, response, begunAt } = exchange;
  const now = performance.now();
  if (isOurTurn(exchange)) return rate.seconds * 1000;
  if (response.headersSent) exchange.answeredAt ??= now;
  // What is still sent after the whole answer interests nobody.
  if (response.writableFinished && exchange.answeredAt !== undefined)
    return exchange.answeredAt + rate.seconds * 1000 - now;
  const [since, bytes] = request.complete
    ? [exchange.answeredAt ?? now, Number(response.getHeader("content-length") ?? 0)]
    : [begunAt, Number(request.headers["content-length"] ?? 0)];
  return since + millisecondsFor(bytes, rate) - now;
}

function isOurTurn({ request, response }: Exchange): boolean {
  return request.complete && !response.headersSent;
}
