// A verification's id and token: sealed where they are kept, and opened for those who perform the check. The id is found by its hash.

import { createHash } from "node:crypto";
import { TOKEN_MINUTES } from "@bondline/domain/drafts/identity/identification-status.ts";
import { addMinutes, type Instant, instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { OpenCheck } from "./individual-record.ts";

type SealedColumn = "verificationIdEncrypted" | "tokenEncrypted";

export function sealOfCheck(app: App, rowId: string, column: SealedColumn, text: string): Buffer {
  return encryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(rowId, column), text);
}

/** Bytes within JSON are text. */
export function openedOfCheck(
  app: App,
  rowId: string,
  column: SealedColumn,
  check: Partial<OpenCheck>,
): string | null {
  const sealed = check[column];
  if (!sealed) return null;
  const bytes = Buffer.from(sealed.slice("\\x".length), "hex");
  return decryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(rowId, column), bytes);
}

export function hashOfVerification(verificationId: string): string {
  return createHash("sha256").update(verificationId).digest("hex");
}

/** Null where there is none, or none that still opens anything. */
export function tokenEndsAt({ tokenAt }: Pick<OpenCheck, "tokenAt">, now: Instant): Instant | null {
  if (tokenAt === null) return null;
  const endsAt = addMinutes(instant(tokenAt), TOKEN_MINUTES);
  return endsAt > now ? endsAt : null;
}

function placeOf(rowId: string, column: SealedColumn) {
  return { table: "identity_check", column, rowId };
}
