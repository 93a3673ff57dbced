// One connection that goes so far in an exchange and then does what it should not.

import { connect, type Socket } from "node:net";
import type { Act, Errand, Phase } from "../../server/http/connections-corpus.ts";

const TRICKLE_MILLISECONDS = 40;

/** Resolves when its own part is done; a connection that lingers is left to the server to close. */
export async function misbehave(
  port: number,
  { errand, phase, act }: { errand: Errand; phase: Phase; act: Act },
): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  await either(socket, "connect");
  const { sent, left } = divided(errand, phase);
  if (sent.length > 0) socket.write(sent);
  if (phase === "while the answer comes") await either(socket, "data");
  if (phase === "after the answer") await wholeAnswer(socket, errand.method);
  DOES[act](socket, left);
  return socket;
}

const DOES: Record<Act, (socket: Socket, left: Buffer) => void> = {
  reset: (socket) => void socket.resetAndDestroy(),
  close: (socket) => void socket.destroy(),
  end: (socket) => void socket.end().pause(),
  stall: (socket) => void socket.pause(),
  trickle: trickle,
};

/** One byte there and a little back, and so on for as long as the other side lets it. */
function trickle(socket: Socket, left: Buffer): void {
  socket.pause();
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed) return clearInterval(timer);
    socket.read(1);
    if (socket.writable && at < left.length) socket.write(left.subarray(at, at + 1));
    at += 1;
  }, TRICKLE_MILLISECONDS);
  socket.once("close", () => clearInterval(timer));
}

/** What is sent at once, and what only ever trickles; after a whole request the next one would. */
function divided(errand: Errand, phase: Phase): { sent: Buffer; left: Buffer } {
  const head = Buffer.from(headOf(errand));
  const body = bodyOf(errand);
  const whole = Buffer.concat([head, body]);
  const length: Record<Phase, number> = {
    "before the request": 0,
    "within the first line": errand.method.length + 2,
    "within the headers": head.length - 4,
    "after the headers": head.length,
    "within the body": head.length + Math.floor(body.length / 2),
    "as soon as all is sent": whole.length,
    "while the answer comes": whole.length,
    "after the answer": whole.length,
  };
  const sent = whole.subarray(0, length[phase]);
  const left = whole.subarray(length[phase]);
  return { sent, left: left.length > 0 ? left : head };
}

function headOf({ method, path, headers = {}, bodyLength }: Errand): string {
  const isChunked = headers["transfer-encoding"] !== undefined;
  const all: Record<string, string> = { host: "127.0.0.1", ...headers };
  if (bodyLength !== undefined && !isChunked) all["content-length"] = String(bodyLength);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

function bodyOf({ headers = {}, bodyLength = 0 }: Errand): Buffer {
  const bytes = Buffer.alloc(bodyLength, 7);
  if (headers["transfer-encoding"] === undefined) return bytes;
  return Buffer.concat([Buffer.from(`${bodyLength.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);
}

/** Whatever comes first; a connection that breaks is at its end too. */
async function either(socket: Socket, ...events: string[]): Promise<void> {
  if (socket.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = [...events, "end", "close"];
  for (const event of all) socket.once(event, resolve);
  await promise;
  for (const event of all) socket.off(event, resolve);
}

/** As far as its length is told; else its first bytes. */
async function wholeAnswer(socket: Socket, method: string): Promise<void> {
  let awaited: number | undefined;
  let received = 0;
  socket.on("data", (chunk: Buffer) => {
    awaited ??= method === "HEAD" ? 0 : lengthOf(chunk.toString("latin1"));
    received += chunk.length;
  });
  while (!socket.destroyed && !socket.readableEnded && (awaited === undefined || received < awaited))
    await either(socket, "data");
}

function lengthOf(answer: string): number {
  const headers = answer.split("\r\n\r\n")[0] ?? "";
  const body = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0);
  return headers.length + 4 + body;
}
