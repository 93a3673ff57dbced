// What an upload's link does not allow, and keys that would leave the store's folder.

import { createHash } from "node:crypto";

export const KEY = "3f0c/drafts/9a7d6c1e";
export const CONTRACT = Buffer.from("%PDF-1.7 a contract between two companies %%EOF");

export type Attack = {
  what: string;
  headers?: Record<string, string>;
  body?: Buffer;
  address?: (url: string) => string;
};
const otherBytes = Buffer.from(
  "%PDF-1.7 another contract of the same length. %%EOF".slice(0, CONTRACT.length),
);
export const ATTACKS: readonly Attack[] = [
  { what: "other bytes under the announced digest", body: otherBytes },
  {
    what: "other bytes with their own digest",
    body: otherBytes,
    headers: { "content-md5": digest("md5", otherBytes, "base64") },
  },
  { what: "another type", headers: { "content-type": "text/html" } },
  { what: "another name", headers: { "content-disposition": 'attachment; filename="other.pdf"' } },
  { what: "to be shown instead of saved", headers: { "content-disposition": "inline" } },
  { what: "one byte more", body: Buffer.concat([CONTRACT, Buffer.from("x")]) },
  { what: "one byte less", body: CONTRACT.subarray(1) },
  { what: "another key", address: (url) => url.replace("9a7d6c1e", "9a7d6c1f") },
  { what: "a key that climbs out", address: (url) => url.replace("9a7d6c1e", "..%2F..%2Fescaped") },
  {
    what: "a tampered signature",
    address: (url) =>
      url.replace(/(signature=)(.)/i, (_, name, first) => `${name}${first === "0" ? "1" : "0"}`),
  },
  {
    what: "a later expiry",
    address: (url) =>
      url.replace(/((?:X-Amz-Expires|expires)=)(\d+)/, (_, name, value) => `${name}${Number(value) + 100}`),
  },
];

export const BAD_KEYS: readonly string[] = [
  "../x",
  "/etc/passwd",
  "a//b",
  "a/../b",
  "C:\\x",
  "a/.hidden",
  "a\0b",
  "",
  "a/",
  "a%2e",
  "a%2Fb",
  "ü",
  "a".repeat(401),
  "..%2f..%2fetc/passwd",
  "a\\..\\b",
  "~/x",
  "a b",
  "a/b.object/content",
  "file:///etc/passwd",
];

export function digest(algorithm: string, bytes: Uint8Array, encoding: "base64" | "hex"): string {
  return createHash(algorithm).update(bytes).digest(encoding);
}
