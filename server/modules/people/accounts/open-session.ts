// Opens a session: a token that is shown once and kept as a hash, with how long it lasts idle and at all.

import type { AccountId } from "@bondline/domain/ids.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { sessionTokenHash, type Transaction } from "../../../transaction/transaction.ts";
import { insertSession } from "./account-store.ts";
import { type DeviceMarks, drawDeviceMark } from "./known-devices.ts";
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
): Promise<Answer> {
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
