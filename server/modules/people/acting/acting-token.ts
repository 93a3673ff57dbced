// The token of an acting session: drawn from its id and a key that the database does not hold, so that only its hash is kept.

import { createHmac } from "node:crypto";
import type { App } from "../../../app.ts";

/** 256 bits. A call that is sent again is answered with the same token, though no answer is kept with it. */
export function actingToken({ settings }: App, actingSessionId: string): string {
  return createHmac("sha256", settings.secrets.actingKey).update(actingSessionId).digest("base64url");
}
