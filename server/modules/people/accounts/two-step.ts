// The second step of signing in: secrets sealed, codes validated once each, recovery codes drawn and kept as hashes.

import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import {
  isRecoveryCode,
  needsTwoStep,
  RECOVERY_CODE_COUNT,
  RECOVERY_LETTERS,
  RECOVERY_NUMBERS_NEEDED,
  recoveryCodeFromNumbers,
} from "@bondline/domain/people/accounts/two-step.ts";
import { millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findStaffType } from "./account-store.ts";
import { base32, enrolmentAddress, findStepOf } from "./totp.ts";
import {
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  insertTwoStep,
  lockTwoStep,
  replaceRecoveryCodes,
  saveStepUsed,
  type TwoStepRow,
  useUpRecoveryCode,
} from "./two-step-store.ts";

/** As RFC 4226 recommends: as long as the hash. */
const SECRET_BYTES = 20;

export type TwoStepSetUp = { secret: string; address: string };

export type TwoStepState = { isOn: boolean; isRequired: boolean; recoveryCodesLeft: number };

export async function readTwoStep(tx: Transaction, accountId: AccountId): Promise<TwoStepState> {
  return {
    isOn: await isTwoStepOn(tx, accountId),
    isRequired: await isTwoStepRequired(tx, accountId),
    recoveryCodesLeft: await countRecoveryCodes(tx, accountId),
  };
}

export async function isTwoStepOn(tx: Transaction, accountId: AccountId): Promise<boolean> {
  const row = await findTwoStep(tx, accountId);
  return row !== undefined && row.confirmedAt !== null;
}

export async function isTwoStepRequired(tx: Transaction, accountId: AccountId): Promise<boolean> {
  return tx.app.settings.requiresStaffTwoStep && needsTwoStep(await findStaffType(tx, accountId));
}

/** A secret that was never proven is drawn anew, so that whoever saw the old one has seen nothing. */
export async function drawSecret(tx: Transaction, accountId: AccountId): Promise<void> {
  await deleteTwoStep(tx, accountId);
  const id = tx.newId();
  const secret = randomBytes(SECRET_BYTES).toString("hex");
  const { fieldEncryptionKey } = tx.app.settings.secrets;
  const secretEncrypted = encryptValue(fieldEncryptionKey, placeOf(id), secret);
  await insertTwoStep(tx, { id, accountId, secretEncrypted });
}

/** What the app is shown, for as long as no code has proven that it knows; afterwards nobody reads it again. */
export async function readSetUp(
  tx: Transaction,
  { id, email }: { id: AccountId; email: string },
): Promise<TwoStepSetUp | undefined> {
  const row = await findTwoStep(tx, id);
  if (row === undefined || row.confirmedAt !== null) return undefined;
  const secret = secretOf(tx.app, row);
  return { secret: base32(secret), address: enrolmentAddress(email, secret) };
}

/** Uses the code up. A code of the app counts for one time only; a recovery code only once the app was proven. */
export async function takeCode(tx: Transaction, accountId: AccountId, code: string): Promise<boolean> {
  const row = await lockTwoStep(tx, accountId);
  if (row === undefined) return false;
  if (isRecoveryCode(code))
    return (
      row.confirmedAt !== null && (await useUpRecoveryCode(tx, accountId, codeHash(tx.app, accountId, code)))
    );

  const step = findStepOf(code, {
    secret: secretOf(tx.app, row),
    epochSeconds: Math.floor(millisecondsOf(tx.now) / 1000),
    lastStepUsed: row.lastStepUsed === null ? null : Number(row.lastStepUsed),
  });
  if (step === undefined) return false;
  await saveStepUsed(tx, row.id, step);
  return true;
}

/** The clear codes, to be shown once; only hashes stay. */
export async function drawRecoveryCodes(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    recoveryCodeFromNumbers(
      Array.from({ length: RECOVERY_NUMBERS_NEEDED }, () => randomInt(RECOVERY_LETTERS.length)),
    ),
  );
  const hashes = codes.map((code) => codeHash(tx.app, accountId, code.replaceAll("-", "")));
  await replaceRecoveryCodes(tx, accountId, hashes);
  return codes;
}

function secretOf(app: App, row: TwoStepRow): Buffer {
  const clear = decryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(row.id), row.secretEncrypted);
  return Buffer.from(clear, "hex");
}

function placeOf(rowId: string) {
  return { table: "two_step", column: "secret_encrypted", rowId };
}

function codeHash({ settings }: App, accountId: AccountId, code: string): string {
  return createHmac("sha256", settings.secrets.oneTimeCodeKey)
    .update(`${accountId} RECOVERY ${code}`)
    .digest("hex");
}
