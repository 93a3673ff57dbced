// The second step of signing in, in the database: secrets, recovery codes and waiting challenges. SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type TwoStepRow = Omit<Tables["two_step"], "createdAt">;

/** Locked, so that one code that is sent twice at once is taken once. */
export async function lockTwoStep(tx: Transaction, accountId: AccountId): Promise<TwoStepRow | undefined> {
  return await findRow<TwoStepRow>(
    tx,
    `select id, account_id, secret_encrypted, confirmed_at, last_step_used from two_step
      where account_id = $1 for no key update`,
    [accountId],
  );
}

export async function findTwoStep(tx: Transaction, accountId: AccountId): Promise<TwoStepRow | undefined> {
  return await findRow<TwoStepRow>(
    tx,
    "select id, account_id, secret_encrypted, confirmed_at, last_step_used from two_step where account_id = $1",
    [accountId],
  );
}

export async function insertTwoStep(
  tx: Transaction,
  row: Pick<TwoStepRow, "id" | "accountId" | "secretEncrypted">,
): Promise<void> {
  await insertRow(tx, "two_step", { ...row, createdAt: tx.now });
}

export async function saveStepUsed(tx: Transaction, id: string, step: number): Promise<void> {
  await tx.query(
    "update two_step set last_step_used = $2, confirmed_at = coalesce(confirmed_at, $3) where id = $1",
    [id, step, tx.now],
  );
}

export async function deleteTwoStep(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query("delete from two_step where account_id = $1", [accountId]);
  await tx.query("delete from two_step_recovery_code where account_id = $1", [accountId]);
}

export async function replaceRecoveryCodes(tx: Transaction, accountId: AccountId, hashes: readonly string[]) {
  await tx.query("delete from two_step_recovery_code where account_id = $1", [accountId]);
  await tx.query(
    `insert into two_step_recovery_code (id, account_id, code_hash, created_at)
     select id, $2, code_hash, $4 from unnest($1::uuid[], $3::text[]) as made (id, code_hash)`,
    [hashes.map(() => tx.newId()), accountId, hashes, tx.now],
  );
}

/** True for a code that was there and had not been used. */
export async function useUpRecoveryCode(tx: Transaction, accountId: AccountId, codeHash: string) {
  return await hasRow(
    tx,
    `update two_step_recovery_code set used_at = $3
      where account_id = $1 and code_hash = $2 and used_at is null returning 1`,
    [accountId, codeHash, tx.now],
  );
}

export async function countRecoveryCodes(tx: Transaction, accountId: AccountId): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from two_step_recovery_code where account_id = $1 and used_at is null",
    [accountId],
  );
  return row?.count ?? 0;
}

export type ChallengeRow = Omit<Tables["two_step_challenge"], "createdAt" | "usedAt">;

type NewChallenge = Pick<
  ChallengeRow,
  "accountId" | "challengeHash" | "keepsSignedIn" | "expiresAt" | "setUpCodeHash"
>;

export async function insertChallenge(tx: Transaction, row: NewChallenge): Promise<void> {
  await insertRow(tx, "two_step_challenge", { ...row, id: tx.newId(), createdAt: tx.now });
}

/** Locked: guesses that come side by side are validated one after the other, and each is counted. */
export async function lockChallenge(tx: Transaction, challengeHash: string) {
  const [row] = await tx.query<ChallengeRow>(
    `select id, account_id, keeps_signed_in, attempts, expires_at, challenge_hash, set_up_code_hash, set_up_opened_at from two_step_challenge
      where challenge_hash = $1 and used_at is null for no key update`,
    [challengeHash],
  );
  return row;
}

export async function countChallengeAttempt(tx: Transaction, id: string): Promise<void> {
  await tx.query("update two_step_challenge set attempts = attempts + 1 where id = $1", [id]);
}

export async function saveChallengeUsed(tx: Transaction, id: string): Promise<void> {
  await tx.query("update two_step_challenge set used_at = $2 where id = $1", [id, tx.now]);
}

export async function saveSetUpOpened(tx: Transaction, id: string): Promise<void> {
  await tx.query("update two_step_challenge set set_up_opened_at = $2 where id = $1", [id, tx.now]);
}

/** A new password voids every sign-in that began with the old one. */
export async function voidChallenges(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query("update two_step_challenge set used_at = $2 where account_id = $1 and used_at is null", [
    accountId,
    tx.now,
  ]);
}
