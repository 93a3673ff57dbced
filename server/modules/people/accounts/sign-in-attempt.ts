// What a browser carries while its person is at the sign-in provider's: sealed, so that the return is tied to this very tab.

import { addMinutes, type Instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { SignInSecrets } from "../../../ports/sign-in-provider/sign-in-provider-port.ts";

export type SignInAttempt = { secrets: SignInSecrets; keepsSignedIn: boolean; expiresAt: Instant };

/** Long enough to make an account at the provider's on the way. */
const MINUTES_VALID = 15;
/** Kept in no table: anybody may begin a sign-in, and nothing that strangers begin should fill ours. */
const PLACE = { table: "-", column: "sign-in attempt", rowId: "-" };
const LENGTH_MAX = 2_000;

export function sealAttempt(app: App, attempt: Omit<SignInAttempt, "expiresAt">): string {
  const whole = { ...attempt, expiresAt: addMinutes(app.ports.clock.now(), MINUTES_VALID) };
  return encryptValue(app.settings.secrets.signInAttemptKey, PLACE, JSON.stringify(whole)).toString(
    "base64url",
  );
}

/** Undefined for one that is over, and for whatever we have not sealed. */
export function openAttempt(app: App, sealed: string): SignInAttempt | undefined {
  if (sealed.length > LENGTH_MAX) return undefined;
  const attempt = unsealed(app, Buffer.from(sealed, "base64url"));
  return attempt !== undefined && app.ports.clock.now() < attempt.expiresAt ? attempt : undefined;
}

function unsealed({ settings }: App, sealed: Buffer): SignInAttempt | undefined {
  try {
    return JSON.parse(decryptValue(settings.secrets.signInAttemptKey, PLACE, sealed));
  } catch {
    // Altered, cut short, or sealed by another installation: each is somebody else's.
    return undefined;
  }
}
