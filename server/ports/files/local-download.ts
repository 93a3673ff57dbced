// Answers the GET behind a download link of the local store: always a file to save, never a page to show.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { epochSeconds } from "../clock/epoch-seconds.ts";
import { attachmentDisposition } from "./content-disposition.ts";
import type { LocalFilesParts } from "./local-files-parts.ts";
import { type LinkAddress, linkAddress, QUARANTINE_HEADERS, sendPlain } from "./local-http.ts";

type Allowed = { key: string; contentType: string; fileName: string };

export async function answerDownload(
  parts: LocalFilesParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const allowed = allowedDownload(parts, request);
  if (typeof allowed === "string") return sendPlain(response, { status: 403, text: allowed });
  const found = await parts.store.open(allowed.key);
  if (found === undefined) return sendPlain(response, { status: 404, text: "There is no such file." });
  try {
    response.writeHead(200, {
      ...QUARANTINE_HEADERS,
      "content-type": allowed.contentType,
      "content-disposition": attachmentDisposition(allowed.fileName),
      "content-length": found.byteLength,
    });
    await sendBytes(found.stream, { request, response });
  } finally {
    // A reader who was gone before the first byte leaves it open, and Node ends the process for a file that nobody closed.
    found.stream.destroy();
  }
}

function allowedDownload(parts: LocalFilesParts, request: IncomingMessage): Allowed | string {
  const address = linkAddress(request, parts.mountPath);
  if (address === undefined) return "This download link is not valid.";
  const allowed = allowedBy(address);
  const { key, contentType, fileName } = allowed;
  const isSigned = parts.signer.isSignatureOf(
    ["GET", key, address.expires, contentType, fileName],
    address.signature,
  );
  if (!isSigned) return "This download link is not valid.";
  return address.expires < epochSeconds(parts.clock.now()) ? "This download link has expired." : allowed;
}

function allowedBy({ key, query }: LinkAddress): Allowed {
  return { key, contentType: query.get("type") ?? "", fileName: query.get("name") ?? "" };
}

async function sendBytes(
  stream: Readable,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // A reader who goes away, or a disk that fails midway, cuts the connection: too few bytes are never a whole file.
  await pipeline(stream, response).catch(() => response.destroy());
}
