// A loopback stand-in for ClamAV's daemon that speaks INSTREAM, and misbehaves on request.
import { type AddressInfo, createServer, type Socket } from "node:net";
import { EICAR_TEST_FILE } from "../sample-files.ts";

/** `honest` knows the test virus; the others are ways to give no verdict. */
export type ClamdMood =
  | "honest"
  | "garbage"
  | "silent"
  | "drops-midway"
  | "half-a-reply"
  | "error"
  | "endless";

export type FakeClamd = {
  host: string;
  port: number;
  behave(mood: ClamdMood): void;
  stop(): Promise<void>;
};

const REPLIES: Record<Exclude<ClamdMood, "honest" | "silent" | "drops-midway">, string> = {
  garbage: "stream: OK FOUND maybe\0",
  "half-a-reply": "stream: OK",
  error: "INSTREAM size limit exceeded. ERROR\0",
  endless: "stream: ".repeat(1_000),
};

export async function startFakeClamd(): Promise<FakeClamd> {
  let mood: ClamdMood = "honest";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    listenTo(socket, () => mood);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    behave(next) {
      mood = next;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listenTo(socket: Socket, mood: () => ClamdMood): void {
  let received = Buffer.alloc(0);
  socket.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part]);
    if (received.toString("latin1") === "zPING\0") return socket.end("PONG\0");
    if (mood() === "drops-midway") return socket.destroy();
    const file = wholeFile(received.subarray("zINSTREAM\0".length));
    if (file !== undefined) reply(socket, mood(), file);
  });
}

/** Undefined until the closing length of zero has come. */
function wholeFile(frames: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= frames.length; ) {
    const length = frames.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(frames.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

function reply(socket: Socket, mood: ClamdMood, file: Buffer): void {
  if (mood === "silent" || mood === "drops-midway") return;
  if (mood !== "honest") {
    socket.end(REPLIES[mood]);
    return;
  }
  socket.end(file.includes(EICAR_TEST_FILE) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
}
