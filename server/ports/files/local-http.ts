// What the local store's two handlers share: reading a link's address, and plain answers that no browser will interpret.
import type { IncomingMessage, ServerResponse } from "node:http";
import { isObjectKey } from "./object-key.ts";

export type LinkAddress = { key: string; expires: number; signature: string; query: URLSearchParams };
export type PlainAnswer = { status: number; text: string };

/** Sent with every answer: nothing that people uploaded may run, be guessed at, be framed or be kept. */
export const QUARANTINE_HEADERS = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

/** Undefined for an address that we cannot have signed. Keys need no decoding, so none is done. */
export function linkAddress(request: IncomingMessage, mountPath: string): LinkAddress | undefined {
  const [path = "", queryText = ""] = (request.url ?? "").split("?", 2);
  const key = path.startsWith(mountPath) ? path.slice(mountPath.length) : "";
  const query = new URLSearchParams(queryText);
  const expires = Number(query.get("expires") ?? "");
  if (!isObjectKey(key) || !Number.isSafeInteger(expires)) return undefined;
  return { key, expires, signature: query.get("signature") ?? "", query };
}

export function sendPlain(response: ServerResponse, { status, text }: PlainAnswer): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...QUARANTINE_HEADERS, "content-type": "text/plain; charset=utf-8" });
  response.end(text);
}
