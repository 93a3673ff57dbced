// The ids of the cast, made from their names, so that a test can name a record without looking it up.

import { createHash } from "node:crypto";

type Kind =
  | "person"
  | "organisation"
  | "provider"
  | "deposit account"
  | "supplier"
  | "fee summary"
  | "channel partner"
  | "referral entity"
  | "referring person";

export function idOf(kind: Kind, name: string): string {
  const digest = createHash("sha256").update(`${kind} ${name}`).digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-7${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
