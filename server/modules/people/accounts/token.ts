// A secret that is shown once and kept as a hash: of a session, a sign-up, a browser, a mailed link.

import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export function drawToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}
