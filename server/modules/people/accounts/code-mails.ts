// Whether one more code is mailed: strangers fill nobody's mailbox with them, and keep nobody from having one.

import { CODE_MINUTES_VALID } from "@bondline/domain/people/accounts/one-time-code.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type CodeTarget, hasCodeSince } from "./account-store.ts";
import { takeFromLimitQuietly } from "./limits.ts";

/**
 * The first few of an hour are. Then only where what was mailed before has less than half of its life left: whoever asks
 * always has a mail whose link still opens.
 */
export async function isCodeMailWanted(tx: Transaction, email: string, target: CodeTarget): Promise<boolean> {
  if (await takeFromLimitQuietly(tx, "mailPerTarget", `${target.purpose} ${email}`)) return true;
  return !(await hasCodeSince(tx, target, addMinutes(tx.now, -CODE_MINUTES_VALID / 2)));
}
