// A mailed link whose code opens one record for whoever holds it: every wrong, used, withdrawn or old one answers alike, and wrong tries are counted.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { type AddressLimit, admitCall } from "./admission.ts";
import { isLimitLeft, LIMITS, type LimitName, takeFromLimitQuietly } from "./limits.ts";
import { codeInLink, linkCodeHash } from "./link-code.ts";

/** What a link of one kind opens. */
export type MailedLink<Found> = {
  /** Who reads by it, in the history's words. */
  bearer: string;
  perAddress: AddressLimit;
  /** Of wrong codes for one record: who holds the right one may look as often as they like. */
  tries: LimitName;
  /** One whose link holds. */
  find: (tx: Transaction, opened: { id: string; codeHash: string }) => Promise<Found | undefined>;
  refuse: (id: string) => never;
};

export type LinkGiven = { id: string; code: string };

/** In a transaction of its own, since a failed try has to be counted although it is refused. */
export async function readByLink<Found, Shown>(
  context: Context,
  link: MailedLink<Found>,
  given: LinkGiven,
  /** What is shown of it; undefined where it can't be answered any more, which is no wrong code. */
  show: (tx: Transaction, found: Found) => Promise<Shown | undefined>,
): Promise<Shown> {
  await admitCall(context.application, link.perAddress, context.client.ipAddress);
  const shown = await runTransaction(context.application, { system: link.bearer }, async (tx) => {
    await requireTriesLeft(tx, link, given);
    const found = await findByLink(tx, link, given);
    if (found !== undefined) return await show(tx, found);
    await takeFromLimitQuietly(tx, link.tries, countedAs(given));
    return undefined;
  });
  return shown ?? link.refuse(given.id);
}

/** To be asked again under the record's lock, so that a code answers once. */
export async function requireByLink<Found>(
  tx: Transaction,
  link: MailedLink<Found>,
  given: LinkGiven,
): Promise<Found> {
  return (await findByLink(tx, link, given)) ?? link.refuse(given.id);
}

async function findByLink<Found>(
  tx: Transaction,
  { find }: MailedLink<Found>,
  { id, code }: LinkGiven,
): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined;
  return await find(tx, { id, codeHash: linkCodeHash(codeInLink(code)) });
}

async function requireTriesLeft<Found>(
  tx: Transaction,
  { tries }: MailedLink<Found>,
  given: LinkGiven,
): Promise<void> {
  if (await isLimitLeft(tx, tries, countedAs(given))) return;
  refuse("RATE_LIMITED", { retryAfterSeconds: LIMITS[tries].seconds });
}

/** Counted for records that do not exist too, so that the count tells nobody which do. */
function countedAs({ id }: LinkGiven): string {
  return isUuid(id) ? id.toLowerCase() : "no record";
}
