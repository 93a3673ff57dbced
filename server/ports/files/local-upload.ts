// Answers the PUT behind an upload link of the local store, by the same rules as an S3 store.
import type { IncomingMessage, ServerResponse } from "node:http";
import { epochSeconds } from "../clock/epoch-seconds.ts";
import { UPLOAD_BYTES_MAX } from "./files-port.ts";
import type { LocalFilesParts } from "./local-files-parts.ts";
import { type LinkAddress, linkAddress, type PlainAnswer, sendPlain } from "./local-http.ts";
import type { ReceiveRefusal } from "./local-store.ts";

type SignedHeaders = { contentType: string; md5: string; disposition: string; byteLength: number };

const RECEIVED: PlainAnswer = { status: 200, text: "" };
const REFUSALS: Record<ReceiveRefusal, PlainAnswer> = {
  "already-received": { status: 409, text: "This file was already received." },
  "too-long": { status: 413, text: "The file is longer than was agreed." },
  incomplete: { status: 400, text: "The file did not arrive whole." },
  "wrong-digest": { status: 400, text: "The file is not the one that was announced." },
};

export async function answerUpload(
  parts: LocalFilesParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await received(parts, request);
  if (answer.status !== RECEIVED.status) letTheRestGo(request, response);
  sendPlain(response, answer);
}

async function received(parts: LocalFilesParts, request: IncomingMessage): Promise<PlainAnswer> {
  const address = linkAddress(request, parts.mountPath);
  const headers = signedHeadersOf(request);
  if (headers === undefined) return { status: 411, text: "The length must be told beforehand." };
  if (headers.byteLength > UPLOAD_BYTES_MAX) return { status: 413, text: "The file is too large." };
  if (address === undefined || !isAllowed(parts, address, headers)) {
    return { status: 403, text: "This upload link is not valid." };
  }
  if (address.expires < epochSeconds(parts.clock.now())) {
    return { status: 403, text: "This upload link has expired." };
  }
  return receive(parts, { request, key: address.key, headers });
}

function signedHeadersOf(request: IncomingMessage): SignedHeaders | undefined {
  const lengthText = request.headers["content-length"] ?? "";
  if (!/^\d{1,15}$/.test(lengthText)) return undefined;
  return {
    contentType: request.headers["content-type"] ?? "",
    md5: textOf(request.headers["content-md5"]),
    disposition: textOf(request.headers["content-disposition"]),
    byteLength: Number(lengthText),
  };
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === "string" ? header : "";
}

function isAllowed(parts: LocalFilesParts, address: LinkAddress, headers: SignedHeaders): boolean {
  const { contentType, md5, byteLength, disposition } = headers;
  return parts.signer.isSignatureOf(
    ["PUT", address.key, address.expires, contentType, md5, byteLength, disposition],
    address.signature,
  );
}

async function receive(
  parts: LocalFilesParts,
  { request, key, headers }: { request: IncomingMessage; key: string; headers: SignedHeaders },
): Promise<PlainAnswer> {
  const { contentType, md5, byteLength } = headers;
  // The connection must outlive the reading, or a refusal could not be told.
  const source = request.iterator({ destroyOnReturn: false });
  try {
    const receipt = await parts.store.receive(key, { source, contentType, md5, byteLength });
    return "kept" in receipt ? RECEIVED : REFUSALS[receipt.refused];
  } catch (error) {
    parts.log.warn({ port: "files", err: error }, "An upload could not be kept.");
    // A cut connection or a full disk: nothing was kept, and the same link may be tried again.
    return { status: 503, text: "The file could not be received. Please try again." };
  }
}

/** Reads on for a bounded while, so that the answer reaches a browser which is still sending. */
function letTheRestGo(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("connection", "close");
  if (request.destroyed || request.complete) return;
  let bytesLeft = UPLOAD_BYTES_MAX;
  request.on("data", (chunk: Uint8Array) => {
    bytesLeft -= chunk.byteLength;
    if (bytesLeft < 0) request.destroy();
  });
}
