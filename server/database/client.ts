// The driver's client over a socket that is ours: what is asked in one turn leaves in one write, and a silent connection can be cut.

import { Socket } from "node:net";
import pg from "pg";

const sockets = new WeakMap<pg.ClientBase, Socket>();

/** A class, since the pool makes its clients itself. */
export class OwnSocketClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    sockets.set(this, socket);
  }
}

/** What `ask` sends over the connection leaves in one write. */
export function inOneWrite<Asked>(connection: pg.ClientBase, ask: () => Asked): Asked {
  const socket = sockets.get(connection);
  socket?.cork();
  try {
    return ask();
  } finally {
    socket?.uncork();
  }
}

/** Ends the connection without a word to the other side, whatever is under way: all of it fails. */
export function cut(connection: pg.ClientBase): void {
  sockets.get(connection)?.destroy();
}
