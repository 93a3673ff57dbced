// Answers whoever holds the address of a calendar feed, by the rights that its owner has at that moment.

import { createHash } from "node:crypto";
import { calendarText } from "@bondline/domain/records/calendar-feeds/calendar-text.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { admitCall, takeFromLimit } from "../../people/accounts/public.ts";
import { calendarTokenHash } from "./calendar-address.ts";
import { calendarEntries } from "./calendar-entries.ts";
import { findFeed } from "./calendar-feed-access.ts";
import { saveFeedSeen } from "./calendar-feed-store.ts";

export type Calendar = { text: string; etag: string };

/** Undefined for an address that is nobody's. Who has left sees an empty calendar, so that their program forgets what it held. */
export async function readCalendar(
  app: App,
  { token, ipAddress }: { token: string; ipAddress: string },
): Promise<Calendar | undefined> {
  await admitCall(app, "calendarPerAddress", ipAddress);
  return await runTransaction(app, { system: "Calendar feed" }, async (tx) => {
    const owner = await findFeed(tx, calendarTokenHash(token));
    if (owner === undefined) return undefined;
    await takeFromLimit(tx, "calendarReads", owner.id);
    await saveFeedSeen(tx, owner.id);
    const name = owner.role === null ? "Bondline" : `Bondline: ${owner.organisationName}`;
    const text = calendarText({ name, entries: await calendarEntries(tx, owner) });
    return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
  });
}
