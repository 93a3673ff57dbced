// One kept-alive connection that sends a POST and reads its answer: as little work as can be, since load and servers share the machine.

import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type Request = { path: string; headers?: Record<string, string>; body: string };
export type HttpConnection = { send(request: Request): Promise<string>; close(): void };

export async function openConnection(url: string): Promise<HttpConnection> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  return {
    send: async (request) => {
      socket.write(requestText(host, request));
      return await readAnswer(socket);
    },
    close: () => socket.destroy(),
  };
}

function requestText(host: string, { path, headers = {}, body }: Request): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines.join("")}\r\n${body}`;
}

/** Every answer of the contenders has a length; one without is a fault of the bench. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let pieces: Buffer = Buffer.alloc(0);
    const done = (act: () => void) => {
      socket.off("data", take);
      socket.off("error", fail);
      socket.off("close", fail);
      act();
    };
    const fail = () => done(() => reject(new Error("The connection ended before its answer.")));
    const take = (piece: Buffer) => {
      pieces = pieces.length === 0 ? piece : Buffer.concat([pieces, piece]);
      const whole = wholeAnswer(pieces);
      if (whole === undefined) return;
      done(() => (whole.status === "200" ? resolve(whole.body) : reject(new Error(whole.body))));
    };
    socket.on("data", take);
    socket.on("error", fail);
    socket.on("close", fail);
  });
}

function wholeAnswer(bytes: Buffer): { status: string; body: string } | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error("An answer came without its length.");
  if (bytes.length < end + 4 + length) return undefined;
  return { status: head.slice(9, 12), body: bytes.toString("utf8", end + 4, end + 4 + length) };
}
