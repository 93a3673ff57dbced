// The wording of issued paper with its amendments in force, and its hash.

import { createHash } from "node:crypto";
import {
  type Amendment,
  wordingInForceText,
} from "@bondline/domain/documents/document-requests/document-amendment.ts";
import type { Document } from "../documents/public.ts";
import { requestsOf } from "./document-request-part.ts";

export function textInForce(document: Document, added: readonly Amendment[] = []): string {
  const executed = requestsOf(document).filter(({ amendmentNumber }) => amendmentNumber !== null);
  return wordingInForceText(document.wordingHash, [...executed, ...added]);
}

/** As it will be once this one is in force as well. */
export function hashWith(document: Document, amendment: Amendment): string {
  return createHash("sha256")
    .update(textInForce(document, [amendment]))
    .digest("hex");
}
