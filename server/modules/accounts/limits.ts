// How often an address, an account or a mailbox may be tried, counted in the database for all instances together.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Work } from "../../work/work.ts";

type Limit = { allowed: number; seconds: number };

/** SEC-17 and SEC-18. */
export const LIMITS = {
  signInPerAccount: { allowed: 10, seconds: 15 * 60 },
  signInPerAddress: { allowed: 100, seconds: 15 * 60 },
  signUpPerAddress: { allowed: 30, seconds: 60 * 60 },
  passwordPerAccount: { allowed: 10, seconds: 15 * 60 },
  codePerAccount: { allowed: 20, seconds: 60 * 60 },
  mailPerTarget: { allowed: 5, seconds: 60 * 60 },
  invoiceMails: { allowed: 10, seconds: 60 * 60 },
  mailPerAddress: { allowed: 50, seconds: 24 * 60 * 60 },
  mailPerActor: { allowed: 50, seconds: 24 * 60 * 60 },
  invitationCodePerAddress: { allowed: 100, seconds: 15 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Takes one from a limit, or refuses with how long to wait. */
export async function takeFromLimit(work: Work, name: LimitName, whose: string): Promise<void> {
  const { allowed, seconds } = LIMITS[name];
  const [answer] = await work.query<{ isLeft: boolean }>(
    "select take_from_limit($1, $2, $3, $4) as is_left",
    [`${name} ${whose}`, allowed, seconds, work.now],
  );
  if (answer?.isLeft !== true) refuse("RATE_LIMITED", { retryAfterSeconds: seconds });
}
