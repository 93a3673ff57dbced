// The mark by which a browser is known again: drawn when its person has signed in, kept as a hash, and good for no more than
// being distinguished from a stranger who guesses.

import type { AccountId } from "@bondline/domain/ids.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import { sessionTokenHash, type Transaction } from "../../../transaction/transaction.ts";
import { findDevice, insertDevice, isDeviceOf } from "./device-store.ts";
import { drawToken } from "./token.ts";

const MINUTES_KNOWN = 365 * 24 * 60;
/** A browser that several people share sends the marks of the last few. */
const MARKS_MAX = 5;

export type DeviceMarks = readonly string[] | null | undefined;

/** The id of the device, where one of the marks is that of this person's. */
export async function findKnownDevice(
  tx: Transaction,
  email: string,
  marks: DeviceMarks,
): Promise<string | undefined> {
  return await findDevice(tx, email, hashesOf(marks));
}

/** Told once, with the session; null where the browser is known already. */
export async function drawDeviceMark(
  tx: Transaction,
  accountId: AccountId,
  marks: DeviceMarks,
): Promise<string | null> {
  if (await isDeviceOf(tx, accountId, hashesOf(marks))) return null;
  const mark = drawToken();
  await insertDevice(tx, {
    accountId,
    markHash: sessionTokenHash(mark),
    expiresAt: addMinutes(tx.now, MINUTES_KNOWN),
  });
  return mark;
}

function hashesOf(marks: DeviceMarks): string[] {
  return (marks ?? []).slice(-MARKS_MAX).map(sessionTokenHash);
}
