// Sends each person's daily digest when it is due by their clocks: one mail of a day, and none where nothing happened.

import type { AccountId } from "@bondline/domain/ids.ts";
import { lastDigestMoment } from "@bondline/domain/records/mail/digest-time.ts";
import { DIGEST_ENTRIES_MAX } from "@bondline/domain/records/mail/mail-kind.ts";
import { zoneToShow } from "@bondline/domain/values/reference-data/regions.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { dailyDigestMail } from "./digest-mails.ts";
import {
  type DigestReader,
  endHeldMails,
  type HeldMail,
  listDigestReaders,
  takeHeldMails,
} from "./digest-store.ts";
import { isMailWritten, queueDigest } from "./outbox.ts";
import { openBody } from "./sealed-content.ts";

const MAIL = { system: "Mail" } as const;
const BATCH = 200;

/**
 * By the clock. What days without a running portal have left comes in one; a turn that is done twice finds nothing. What is
 * wrong with one keeps nobody else's waiting: it is said when all have had their turn, and tried again at the next one.
 */
export async function sendDailyDigests(app: App): Promise<void> {
  const faults: unknown[] = [];
  let after: AccountId | null = null;
  for (let readers = await next(app, after); readers.length > 0; readers = await next(app, after))
    for (const reader of readers) {
      after = reader.accountId;
      if (isDue(app, reader)) await sendDigest(app, reader).catch((thrown: unknown) => faults.push(thrown));
    }
  if (faults.length > 0) throw new AggregateError(faults, "Some daily digests could not be written.");
}

async function next(app: App, after: AccountId | null): Promise<DigestReader[]> {
  return await runTransaction(app, MAIL, (tx) => listDigestReaders(tx, { after, max: BATCH }));
}

function isDue(app: App, { isActive, oldestAt, timezone }: DigestReader): boolean {
  return !isActive || oldestAt < lastDigestMoment(app.ports.clock.now(), zoneToShow(timezone));
}

/** What it tells leaves the waiting with it, or neither happens. */
async function sendDigest(app: App, reader: DigestReader): Promise<void> {
  await runTransaction(app, MAIL, async (tx) => {
    const today = dayAt(tx.now, zoneToShow(reader.timezone));
    const intent = `digest of ${today}, account ${reader.accountId}`;
    // Clocks that were set to another zone since would have a second one come: what is left comes tomorrow.
    if (await isMailWritten(tx, intent, reader.email)) return;
    const held = await takeHeldMails(tx, reader.accountId);
    const { wanted = [], left = [] } = Object.groupBy(held, ({ isWanted }) =>
      isWanted && reader.isActive ? "wanted" : "left",
    );
    await endHeldMails(tx, idsOf(left), "UNWANTED");
    if (wanted.length === 0) return;
    const day = formatDate(today);
    const kinds = [...new Set(wanted.map(({ kind }) => kind))].toSorted();
    await queueDigest(
      tx,
      { intent, to: [reader.email], content: contentFor(tx, { reader, day, wanted }) },
      kinds,
    );
    await endHeldMails(tx, idsOf(wanted), "IN_DIGEST");
  });
}

function idsOf(mails: readonly HeldMail[]): string[] {
  return mails.map(({ id }) => id);
}

type Sending = { reader: DigestReader; day: string; wanted: readonly HeldMail[] };

function contentFor(tx: Transaction, { reader, day, wanted }: Sending) {
  const { publicUrl } = tx.app.settings;
  return dailyDigestMail({
    givenName: reader.givenName,
    day,
    entries: wanted.slice(0, DIGEST_ENTRIES_MAX).map(({ id, subject, contentEncrypted }) => ({
      subject,
      ...(openBody(tx.app, id, contentEncrypted).summary ?? { text: "", url: null }),
    })),
    further: Math.max(0, wanted.length - DIGEST_ENTRIES_MAX),
    profileLink: `${publicUrl}/profile`,
    notificationsLink: `${publicUrl}/home`,
  });
}
