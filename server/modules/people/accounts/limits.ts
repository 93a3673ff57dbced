// How often an address, an account or a mailbox may be tried, counted in the database for all instances together.

import { refuse } from "@bondline/domain/refusals.ts";
import { addressGroup } from "../../../address-group.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Whom a limit counts: a network's addresses together, an account, a mailbox, or a record. */
type CountedBy = "address" | "account" | "mailbox" | "record";
type Limit = { by: CountedBy; allowed: number; seconds: number };

export const LIMITS = {
  /** After these a captcha is asked for, where there is one. */
  signInFailures: { by: "mailbox", allowed: 3, seconds: 15 * 60 },
  signInPerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  /** Instead of the address, for a browser that its owner is known by. */
  signInPerDevice: { by: "record", allowed: 100, seconds: 15 * 60 },
  signUpPerAddress: { by: "address", allowed: 30, seconds: 60 * 60 },
  passwordPerAccount: { by: "account", allowed: 10, seconds: 15 * 60 },
  codePerAccount: { by: "account", allowed: 20, seconds: 60 * 60 },
  codePerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  mailPerTarget: { by: "mailbox", allowed: 5, seconds: 60 * 60 },
  addressLookUps: { by: "account", allowed: 600, seconds: 60 * 60 },
  businessLookUps: { by: "account", allowed: 120, seconds: 60 * 60 },
  sharingLookUps: { by: "account", allowed: 60, seconds: 60 * 60 },
  invoiceMails: { by: "record", allowed: 10, seconds: 60 * 60 },
  financeEnquiries: { by: "account", allowed: 10, seconds: 60 * 60 },
  preparedRequests: { by: "account", allowed: 30, seconds: 60 * 60 },
  /** Those who ask again and meet the mail that was sent are counted too. */
  mailPerAddress: { by: "address", allowed: 100, seconds: 24 * 60 * 60 },
  mailPerActor: { by: "account", allowed: 50, seconds: 24 * 60 * 60 },
  invitationCodePerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  actingSessions: { by: "account", allowed: 30, seconds: 60 * 60 },
  calendarFeeds: { by: "account", allowed: 20, seconds: 60 * 60 },
  calendarReads: { by: "record", allowed: 60, seconds: 60 * 60 },
  mailStopPerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  /** Mail programs press for many people from few addresses. */
  mailStopPressPerAddress: { by: "address", allowed: 1_000, seconds: 15 * 60 },
  /** Calendar services read for many people from few addresses. */
  calendarPerAddress: { by: "address", allowed: 1_000, seconds: 15 * 60 },
  handoverCodePerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  /** Wrong codes alone: who holds the right one may look as often as they like. */
  handoverTriesPerDocument: { by: "record", allowed: 10, seconds: 60 * 60 },
  evidencePacks: { by: "account", allowed: 30, seconds: 60 * 60 },
  exports: { by: "account", allowed: 60, seconds: 60 * 60 },
  /** Everything that an organisation has, which is long work, or that is held about a person. */
  archives: { by: "account", allowed: 6, seconds: 24 * 60 * 60 },
  papers: { by: "account", allowed: 120, seconds: 60 * 60 },
  verificationPerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  /** Wrong check codes alone, of a number whether or not it exists. */
  verificationTriesPerNumber: { by: "record", allowed: 20, seconds: 60 * 60 },
  /** Many at once, since what a project has left behind is asked back together. */
  returnRequests: { by: "account", allowed: 300, seconds: 24 * 60 * 60 },
  returnCodePerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  /** As those of a handover. */
  returnTriesPerRequest: { by: "record", allowed: 10, seconds: 60 * 60 },
  agreementCodePerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  agreementTriesPerRequest: { by: "record", allowed: 10, seconds: 60 * 60 },
  confirmationCodePerAddress: { by: "address", allowed: 100, seconds: 15 * 60 },
  confirmationTriesPerRecord: { by: "record", allowed: 5, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Takes one from a limit, or refuses with how long to wait. */
export async function takeFromLimit(tx: Transaction, name: LimitName, whose: string): Promise<void> {
  const isLeft = await takeFromLimitQuietly(tx, name, whose);
  if (!isLeft) refuse("RATE_LIMITED", { retryAfterSeconds: LIMITS[name].seconds });
}

/** As above, for a limit that asks for more instead of refusing: answers whether there was one to take. */
export async function takeFromLimitQuietly(
  tx: Transaction,
  name: LimitName,
  whose: string,
): Promise<boolean> {
  const { allowed, seconds } = LIMITS[name];
  const [answer] = await tx.query<{ isLeft: boolean }>("select take_from_limit($1, $2, $3, $4) as is_left", [
    keyOf(name, whose),
    allowed,
    seconds,
    tx.now,
  ]);
  return answer?.isLeft === true;
}

/** As many of those that are wanted as there are left, taken together; answers how many. */
export async function takeManyFromLimit(
  tx: Transaction,
  name: LimitName,
  whose: string,
  wanted: number,
): Promise<number> {
  const { allowed, seconds } = LIMITS[name];
  const [answer] = await tx.query<{ taken: number }>(
    `select (count(*) filter (where take_from_limit($1, $2, $3, $4)))::int as taken from generate_series(1, $5)`,
    [keyOf(name, whose), allowed, seconds, tx.now, Math.min(wanted, allowed)],
  );
  return answer?.taken ?? 0;
}

/** Looks without taking. */
export async function isLimitLeft(tx: Transaction, name: LimitName, whose: string): Promise<boolean> {
  const used = await tx.query(
    "select 1 from rate_limit where key = $1 and taken >= $2 and window_ends > $3",
    [keyOf(name, whose), LIMITS[name].allowed, tx.now],
  );
  return used.length === 0;
}

function keyOf(name: LimitName, whose: string): string {
  return `${name} ${LIMITS[name].by === "address" ? addressGroup(whose) : whose}`;
}
