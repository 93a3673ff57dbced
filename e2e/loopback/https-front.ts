// An https address before a server on loopback, as a balancer stands before the portal. Its key is known to everybody, and good for 127.0.0.1 alone.

import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";

/** What a program has to trust to speak to it. */
export const LOOPBACK_CERTIFICATE = join(import.meta.dirname, "certificate.pem");

export type HttpsFront = { url: string; stop(): Promise<void> };

/** Answers from the port that is given later, so that the server behind it can be shown the address before it starts. */
export async function startHttpsFront(portBehind: () => number): Promise<HttpsFront> {
  const server = createServer({
    key: readFileSync(join(import.meta.dirname, "key.pem")),
    cert: readFileSync(LOOPBACK_CERTIFICATE),
  });
  server.on("request", (asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, ...forwardedFor(asked.socket.remoteAddress) };
    const passed = request({ host: "127.0.0.1", port: portBehind(), method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  // A live connection is passed on as it is.
  server.on("upgrade", (asked, socket, head) => {
    const behind = connect(portBehind(), "127.0.0.1", () => {
      const headers = { ...asked.headers, ...forwardedFor(asked.socket.remoteAddress) };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      behind.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    for (const end of [socket, behind]) end.on("error", () => (socket.destroy(), behind.destroy()));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

function forwardedFor(address: string | undefined) {
  return { "x-forwarded-for": address ?? "127.0.0.1", "x-forwarded-proto": "https" };
}
