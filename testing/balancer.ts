// A small balancer before several instances: it serves from those that say they are ready, as an operator's would.

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const LOOK_MILLISECONDS = 200;

export type Balancer = {
  port: number;
  /** The ports behind it; each is served from while it says that it is ready. */
  serveFrom(...ports: number[]): void;
  /** Answers that nobody could give: every instance refused, or one broke off. */
  failures(): number;
  stop(): Promise<void>;
};

export async function startBalancer(): Promise<Balancer> {
  const mood = { ports: [] as number[], ready: [] as number[], turn: 0, failures: 0 };
  const timer = setInterval(look, LOOK_MILLISECONDS);
  const server = createServer((incoming, outgoing) => {
    incoming.on("error", () => undefined);
    mood.turn += 1;
    const from = mood.turn % Math.max(1, mood.ready.length);
    void forward(incoming, outgoing, [...mood.ready.slice(from), ...mood.ready.slice(0, from)]);
  });

  async function look(): Promise<void> {
    const answers = await Promise.all(mood.ports.map(isReady));
    mood.ready = mood.ports.filter((_, at) => answers[at]);
  }

  /** Whole bodies, so that what was refused can be offered to another. */
  async function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    ports: number[],
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    offer(incoming, Buffer.concat(chunks), { outgoing, ports });
  }

  function offer(
    incoming: IncomingMessage,
    body: Buffer,
    { outgoing, ports }: { outgoing: ServerResponse; ports: number[] },
  ): void {
    const [port, ...others] = ports;
    if (port === undefined) {
      mood.failures += 1;
      outgoing.writeHead(502).end();
      return;
    }
    const { method = "GET", url: path = "/", headers } = incoming;
    const asked = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.once("error", ({ code }: NodeJS.ErrnoException) =>
      // Refused before a byte was taken; anything else may have had an effect, and is the caller's to repeat.
      offer(incoming, body, { outgoing, ports: code === "ECONNREFUSED" ? others : [] }),
    );
    asked.end(body);
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    serveFrom(...ports) {
      mood.ports = ports;
    },
    failures: () => mood.failures,
    stop: () =>
      new Promise((stopped) => {
        clearInterval(timer);
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
