// The secret of a calendar feed's address: drawn from its id and a key that the database does not hold, so that only its hash is kept.

import { createHash, createHmac } from "node:crypto";
import type { App } from "../../../app.ts";

export const CALENDAR_PATH = "/calendar";

export function calendarAddress(app: App, feedId: string): string {
  return `${app.settings.publicUrl}${CALENDAR_PATH}/${tokenOf(app, feedId)}.ics`;
}

/** 256 bits. A call that is sent again is answered with the same address, though no answer is kept with it. */
export function tokenOf({ settings }: App, feedId: string): string {
  return createHmac("sha256", settings.secrets.calendarFeedKey).update(feedId).digest("base64url");
}

/** Plain, since nobody can try all tokens of this length. */
export function calendarTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
