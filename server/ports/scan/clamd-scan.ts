// Scans with ClamAV's daemon over TCP, by its INSTREAM command.
import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import type { PortLog } from "../port-log.ts";
import type { ClamdSettings } from "../port-settings.ts";
import type { ScanPort } from "./scan-port.ts";
import { makeScan } from "./scan-whole.ts";

export type ClamdOptions = Omit<ClamdSettings, "kind"> & { log: PortLog };

const CHUNK_BYTES = 65_536;
const REPLY_CHARACTERS_MAX = 4_096;
const PING_MILLISECONDS_MAX = 3_000;

export function makeClamdScan(options: ClamdOptions): ScanPort {
  return makeScan({
    findVirus: async (bytes) =>
      virusIn(
        await ask(options, {
          lead: "zINSTREAM\0",
          parts: framed(bytes),
          within: options.timeoutMilliseconds,
        }),
      ),
    isHealthy: async () => {
      const reply = await ask(options, { lead: "zPING\0", parts: [], within: PING_MILLISECONDS_MAX }).catch(
        () => "",
      );
      return reply === "PONG";
    },
    log: options.log,
  });
}

/** Only the two replies that we know count; every other one is an error, and never a clean file. */
function virusIn(reply: string): string | undefined {
  if (reply === "stream: OK") return undefined;
  const virus = /^stream: (\S.*) FOUND$/.exec(reply)?.[1];
  if (virus === undefined) throw new Error("clamd gave no verdict.");
  return virus;
}

function* framed(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
}

type Question = { lead: string; parts: Iterable<Buffer>; within: number };

async function ask({ host, port }: { host: string; port: number }, question: Question): Promise<string> {
  const socket = connect({ host, port });
  const patience = new AbortController();
  try {
    return await Promise.race([
      Promise.all([replyFrom(socket), send(socket, question)]).then(([reply]) => reply),
      after(question.within, undefined, { signal: patience.signal, ref: false }).then(() => {
        throw new Error("clamd took too long.");
      }),
    ]);
  } finally {
    patience.abort();
    socket.destroy();
  }
}

async function send(socket: Socket, { lead, parts }: Question): Promise<void> {
  socket.write(lead);
  for (const part of parts) {
    if (!socket.write(part))
      await new Promise<void>((drained) => socket.once("drain", drained).once("close", drained));
    if (socket.destroyed) return;
  }
}

/** The reply up to its closing NUL. A connection that ends before it gave none. */
function replyFrom(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("latin1");
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("clamd closed the connection without a verdict.")));
    socket.on("data", (part: string) => {
      text += part;
      if (text.length > REPLY_CHARACTERS_MAX) reject(new Error("clamd's reply has no end."));
      const end = text.indexOf("\0");
      if (end !== -1) resolve(text.slice(0, end));
    });
  });
}
