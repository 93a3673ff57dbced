// How often an address, an account or a mailbox may be tried, counted in the database for all instances together.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Work } from "../../work/work.ts";

type Limit = { allowed: number; seconds: number };

/** SEC-17 and SEC-18. */
export const LIMITS = {
  signInPerAccount: { allowed: 10, seconds: 15 * 60 },
  /** After these a captcha is asked for, where there is one. */
  signInFailures: { allowed: 3, seconds: 15 * 60 },
  signInPerAddress: { allowed: 100, seconds: 15 * 60 },
  signUpPerAddress: { allowed: 30, seconds: 60 * 60 },
  passwordPerAccount: { allowed: 10, seconds: 15 * 60 },
  codePerAccount: { allowed: 20, seconds: 60 * 60 },
  mailPerTarget: { allowed: 5, seconds: 60 * 60 },
  addressLookUps: { allowed: 600, seconds: 60 * 60 },
  businessLookUps: { allowed: 120, seconds: 60 * 60 },
  invoiceMails: { allowed: 10, seconds: 60 * 60 },
  financeEnquiries: { allowed: 10, seconds: 60 * 60 },
  originations: { allowed: 30, seconds: 60 * 60 },
  mailPerAddress: { allowed: 50, seconds: 24 * 60 * 60 },
  mailPerActor: { allowed: 50, seconds: 24 * 60 * 60 },
  invitationCodePerAddress: { allowed: 100, seconds: 15 * 60 },
  handoverCodePerAddress: { allowed: 100, seconds: 15 * 60 },
  /** Wrong codes alone: who holds the right one may look as often as they like. */
  handoverTriesPerDocument: { allowed: 10, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Takes one from a limit, or refuses with how long to wait. */
export async function takeFromLimit(work: Work, name: LimitName, whose: string): Promise<void> {
  const isLeft = await takeFromLimitQuietly(work, name, whose);
  if (!isLeft) refuse("RATE_LIMITED", { retryAfterSeconds: LIMITS[name].seconds });
}

/** As above, for a limit that asks for more instead of refusing: answers whether there was one to take. */
export async function takeFromLimitQuietly(work: Work, name: LimitName, whose: string): Promise<boolean> {
  const { allowed, seconds } = LIMITS[name];
  const [answer] = await work.query<{ isLeft: boolean }>(
    "select take_from_limit($1, $2, $3, $4) as is_left",
    [`${name} ${whose}`, allowed, seconds, work.now],
  );
  return answer?.isLeft === true;
}

/** Looks without taking. */
export async function isLimitLeft(work: Work, name: LimitName, whose: string): Promise<boolean> {
  const used = await work.query(
    "select 1 from rate_limit where key = $1 and taken >= $2 and window_ends > $3",
    [`${name} ${whose}`, LIMITS[name].allowed, work.now],
  );
  return used.length === 0;
}
