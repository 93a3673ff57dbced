// Signs the local store's links, so that a link allows one act on one file for a while.
import { createHmac, timingSafeEqual } from "node:crypto";

/** Everything a link binds. The order of the parts is part of what is signed. */
export type SignedParts = readonly (string | number)[];

export type LinkSigner = {
  sign(parts: SignedParts): string;
  isSignatureOf(parts: SignedParts, signature: string): boolean;
};

export function makeLinkSigner(secret: string): LinkSigner {
  const sign = (parts: SignedParts) =>
    // JSON keeps the parts apart: no two lists of parts share one text.
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
  return {
    sign,
    isSignatureOf: (parts, signature) => isSameText(sign(parts), signature),
  };
}

/** Takes the same time wherever the texts differ. */
function isSameText(expected: string, given: string): boolean {
  const expectedBytes = Buffer.from(expected);
  const givenBytes = Buffer.from(given);
  return expectedBytes.length === givenBytes.length && timingSafeEqual(expectedBytes, givenBytes);
}
