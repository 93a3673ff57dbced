// Opens a session: a token that is shown once and kept as a hash, with how long it lasts idle and at all.

import type { AccountId } from "@bondline/domain/ids.ts";
import { SUSPENDED_MESSAGE } from "@bondline/domain/people/accounts/suspended-account.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { addMinutes, type Instant } from "@bondline/domain/values/time/instant.ts";
import type { Context } from "../../../graphql/context.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { sessionTokenHash, type Transaction } from "../../../transaction/transaction.ts";
import { insertSession, isSuspended } from "./account-store.ts";
import { type DeviceMarks, drawDeviceMark } from "./known-devices.ts";
import { findSession } from "./session-store.ts";
import { drawToken } from "./token.ts";

/** Idle and absolute lifetimes in minutes. */
const LIFETIMES = {
  usual: { idle: 30, absolute: 12 * 60 },
  keptSignedIn: { idle: 14 * 24 * 60, absolute: 30 * 24 * 60 },
} as const;

/** What the person chose, and by which marks the browser may be known. */
export type SessionOverrides = { keepsSignedIn: boolean; deviceMarks: DeviceMarks };

export async function openSession(
  tx: Transaction,
  accountId: AccountId,
  { ipAddress, userAgent }: Context["client"],
  { keepsSignedIn, deviceMarks }: SessionOverrides,
): Promise<CommandResult> {
  if (await isSuspended(tx, accountId)) refuseFields({ password: SUSPENDED_MESSAGE });
  const token = drawToken();
  const lifetime = keepsSignedIn ? LIFETIMES.keptSignedIn : LIFETIMES.usual;
  const expiresAt = addMinutes(tx.now, lifetime.absolute);
  await insertSession(tx, {
    id: tx.newId(),
    accountId,
    tokenHash: sessionTokenHash(token),
    userAgent: userAgent.slice(0, 255),
    ipAddress,
    idleMinutes: lifetime.idle,
    expiresAt,
  });
  const deviceMark = await drawDeviceMark(tx, accountId, deviceMarks);
  return { deviceMark, session: { token, expiresAt } };
}

type ActingSignIn = {
  id: string;
  tokenHash: string;
  idleMinutes: number;
  /** Never later than the sign-in in which it is begun. */
  endsAt: (signedInUntil: Instant) => Instant;
};

/** A second sign-in of the person, beside the one that asks for it. Answers when it ends. */
export async function openActingSession(tx: Transaction, { endsAt, ...own }: ActingSignIn): Promise<Instant> {
  const { accountId, sessionId } = requirePerson(tx.actor);
  const present = await findSession(tx, sessionId);
  if (present === undefined) throw new Error("Who asks has no session.");
  const { userAgent, ipAddress } = present;
  const expiresAt = endsAt(present.expiresAt);
  await insertSession(tx, { ...own, accountId, userAgent, ipAddress, expiresAt });
  return expiresAt;
}
