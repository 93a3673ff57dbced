// A road to a server on this machine that can be cut, fall silent, carry one way only, or be slow.

import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * `open` carries everything; `cut` ends every connection and takes no new one; `silent` carries nothing and says nothing;
 * `deaf` carries what we say and nothing of the answers, as a half-open connection does.
 */
export type RoadState = "open" | "cut" | "silent" | "deaf";

export type FaultProxy = {
  port: number;
  /** The address with this road's port in it. */
  over(address: string): string;
  become(state: RoadState): void;
  /** From now on every piece takes so long, each way. */
  delay(milliseconds: number): void;
  /** Pieces that have gone to the server so far: an upper bound of the round trips. */
  sent(): number;
  stop(): Promise<void>;
};

/** `target` is an address of a server on TCP. What a silent road swallowed does not come later. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const mood = { state: "open" as RoadState, milliseconds: 0, sent: 0 };
  const carries = (way: "there" | "back") =>
    mood.state === "open" || (mood.state === "deaf" && way === "there");

  const server = createServer((near) => {
    if (mood.state === "cut") return void near.resetAndDestroy();
    const far = connect({ host: hostname, port: Number(port) });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      // An end that a silent road swallows is not heard on the other side either.
      socket.on("close", () => {
        sockets.delete(socket);
        if (mood.state === "open" || mood.state === "cut") other.destroy();
      });
    }
    near.on("data", (bytes: Buffer) => {
      mood.sent += 1;
      pass(bytes, "there", far);
    });
    far.on("data", (bytes: Buffer) => pass(bytes, "back", near));
  });

  function pass(bytes: Buffer, way: "there" | "back", to: Socket): void {
    if (!carries(way)) return;
    if (mood.milliseconds === 0) return void to.write(bytes);
    setTimeout(() => to.writable && to.write(bytes), mood.milliseconds);
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    over(address) {
      const url = new URL(address);
      url.hostname = "127.0.0.1";
      url.port = String(own);
      return url.href;
    },
    become(state) {
      mood.state = state;
      if (state === "cut") for (const socket of sockets) socket.resetAndDestroy();
    },
    delay(milliseconds) {
      mood.milliseconds = milliseconds;
    },
    sent: () => mood.sent,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
