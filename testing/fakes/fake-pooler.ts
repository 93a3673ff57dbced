// A road to PostgreSQL that loses every notification, as a pooler in transaction mode does, and can fall silent.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type FakePooler = {
  connectionString: string;
  /** From now on nothing comes through either way, yet no connection is closed. */
  fallSilent(): void;
  /** Whether notifications are let through. */
  letNotificationsThrough(): void;
  stop(): Promise<void>;
};

const NOTIFICATION = "A".charCodeAt(0);
const HEAD_BYTES = 5;

/** `connectionString` is that of a server on TCP without encryption. */
export async function startFakePooler(connectionString: string): Promise<FakePooler> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  const mood = { isSilent: false, losesNotifications: true };
  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port || 5432) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    near.on("data", (bytes: Buffer) => void (mood.isSilent || far.write(bytes)));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    far.on(
      "data",
      messagesOf((message) => {
        const isLost = mood.isSilent || (mood.losesNotifications && message[0] === NOTIFICATION);
        if (!isLost) near.write(message);
      }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = new URL(connectionString);
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: address.href,
    fallSilent() {
      mood.isSilent = true;
    },
    letNotificationsThrough() {
      mood.losesNotifications = false;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Cuts the server's stream into its messages: one letter, four bytes of length, the rest. */
function messagesOf(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= HEAD_BYTES) {
      const end = 1 + waiting.readUInt32BE(1);
      if (waiting.length < end) return;
      take(waiting.subarray(0, end));
      waiting = waiting.subarray(end);
    }
  };
}
