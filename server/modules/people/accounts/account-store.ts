// Accounts, their codes and their sessions in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { StaffType } from "@bondline/domain/people/accounts/staff.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type AccountRow = Tables["account"];

export async function findAccountByEmail(tx: Transaction, email: string): Promise<AccountRow | undefined> {
  return await findRow<AccountRow>(tx, "select * from account where email = $1", [email]);
}

export async function findAccount(tx: Transaction, id: AccountId): Promise<AccountRow | undefined> {
  return await findRow<AccountRow>(tx, "select * from account where id = $1", [id]);
}

export async function isSuspended(tx: Transaction, id: AccountId): Promise<boolean> {
  return await hasRow(tx, "select 1 from account where id = $1 and suspended_at is not null", [id]);
}

/** Null lets its person in again. The sessions end in the database. */
export async function saveSuspension(tx: Transaction, id: AccountId, reason: string | null): Promise<void> {
  await updateRecord(tx, "account", id, {
    suspendedAt: reason === null ? null : tx.now,
    suspensionReason: reason,
  });
}

/** Null: not one of the staff. */
export async function findStaffType(tx: Transaction, id: AccountId): Promise<StaffType | null> {
  const [staff] = await tx.query<{ staffType: StaffType }>(
    "select staff_type from staff_member where account_id = $1",
    [id],
  );
  return staff?.staffType ?? null;
}

type NewAccount = Pick<AccountRow, "id" | "email" | "givenName" | "familyName" | "phoneNumber">;

/**
 * One row for everybody who signs up with an address that nobody has confirmed yet; answers its id, or undefined for
 * an address that is somebody's. Names and password of the later ones wait in their sign-ups.
 */
export async function saveUnconfirmedAccount(tx: Transaction, account: NewAccount) {
  const [saved] = await tx.query<{ id: AccountId }>(
    `insert into account as a (id, email, given_name, family_name, phone_number, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'INVITED', $6, $6)
     on conflict (email) do update set updated_at = excluded.updated_at where a.email_confirmed_at is null
     returning id`,
    [account.id, account.email, account.givenName, account.familyName, account.phoneNumber, tx.now],
  );
  return saved?.id;
}

/** Without a password: whoever reads the mails to the address chooses one, and so confirms it. */
export async function insertActiveAccount(
  tx: Transaction,
  account: Omit<NewAccount, "phoneNumber">,
): Promise<void> {
  await insertRow(tx, "account", {
    ...account,
    status: "ACTIVE",
    emailConfirmedAt: tx.now,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

/** Who began to sign up and never confirmed the address is let in by its mails. */
export async function activateAccount(tx: Transaction, id: AccountId): Promise<void> {
  await tx.query(
    "update account set status = 'ACTIVE', email_confirmed_at = $2, updated_at = $2, version = version + 1 where id = $1 and status = 'INVITED'",
    [id, tx.now],
  );
}

/** What the confirmed sign-up said becomes the account's own. */
export async function saveConfirmation(
  tx: Transaction,
  id: AccountId,
  person: Pick<
    AccountRow,
    | "givenName"
    | "familyName"
    | "phoneNumber"
    | "passwordHash"
    | "referrerCode"
    | "referralPortalReferrerMemberCode"
  >,
): Promise<void> {
  await updateRecord(tx, "account", id, {
    status: "ACTIVE",
    emailConfirmedAt: tx.now,
    givenName: person.givenName,
    familyName: person.familyName,
    phoneNumber: person.phoneNumber,
    passwordHash: person.passwordHash,
    referrerCode: person.referrerCode,
    referralPortalReferrerMemberCode: person.referralPortalReferrerMemberCode,
  });
}

/** Whoever changes the password waits for this transaction, or has changed it already: then it is another one. */
export async function lockWithPassword(
  tx: Transaction,
  { id, passwordHash }: Pick<AccountRow, "id" | "passwordHash">,
): Promise<boolean> {
  return await hasRow(tx, "select 1 from account where id = $1 and password_hash = $2 for no key update", [
    id,
    passwordHash,
  ]);
}

export async function savePassword(tx: Transaction, id: AccountId, passwordHash: string): Promise<void> {
  await updateRecord(tx, "account", id, { passwordHash });
}

export async function saveTermsAcceptance(tx: Transaction, id: AccountId, termsVersion: number) {
  await updateRecord(tx, "account", id, { termsVersion, termsAcceptedAt: tx.now });
}

export async function saveNotifiedAt(tx: Transaction, id: AccountId): Promise<void> {
  await tx.query("update account set updates_notified_at = $2 where id = $1", [id, tx.now]);
}

export type CodePurpose = "CONFIRM" | "RESET";
export type CodeRow = {
  id: string;
  accountId: AccountId;
  signUpId: string | null;
  codeHash: string;
  /** Null of one that was mailed before links held a key. */
  linkHash: string | null;
  attempts: number;
  createdAt: Instant;
};

/** What a code opens: an account's reset, or one sign-up of several with the same address. */
export type CodeTarget = { accountId: AccountId; purpose: CodePurpose; signUpId: string | null };

/** The newest code voids the older ones of the same target. */
export async function replaceCode(
  tx: Transaction,
  code: CodeTarget & { id: string; codeHash: string; linkHash: string; expiresAt: Instant },
): Promise<void> {
  await tx.query(
    `delete from account_code where account_id = $1 and purpose = $2 and sign_up_id is not distinct from $3
       and used_at is null`,
    [code.accountId, code.purpose, code.signUpId],
  );
  await insertRow(tx, "account_code", { ...code, createdAt: tx.now });
}

/** One that was not used yet. */
export async function hasCodeSince(tx: Transaction, target: CodeTarget, since: Instant): Promise<boolean> {
  return await hasRow(
    tx,
    `select 1 from account_code where account_id = $1 and purpose = $2 and sign_up_id is not distinct from $3
       and used_at is null and created_at > $4`,
    [target.accountId, target.purpose, target.signUpId, since],
  );
}

/**
 * Locked, behind the account: guesses that come side by side are validated one after the other, and each is counted. With a
 * handle, the code of that sign-up alone.
 */
export async function listLiveCodes(
  tx: Transaction,
  {
    username,
    purpose,
    handleHash,
  }: { username: string; purpose: CodePurpose; handleHash?: string | undefined },
): Promise<CodeRow[]> {
  return await tx.query<CodeRow>(
    `with holder as materialized (select id from account where email = $1 for no key update)
     select c.id, c.account_id, c.sign_up_id, c.code_hash, c.link_hash, c.attempts, c.created_at from account_code c
      where c.account_id = (select h.id from holder h) and c.purpose = $2 and c.used_at is null
        and ($3::text is null or c.sign_up_id = (select s.id from sign_up s where s.handle_hash = $3))
      order by c.created_at desc, c.id for no key update of c`,
    [username, purpose, handleHash ?? null],
  );
}

export async function countAttempt(tx: Transaction, codeIds: readonly string[]): Promise<void> {
  await tx.query("update account_code set attempts = attempts + 1 where id = any ($1::uuid[])", [codeIds]);
}

export async function saveCodeUsed(tx: Transaction, codeId: string): Promise<void> {
  await tx.query("update account_code set used_at = $2 where id = $1", [codeId, tx.now]);
}

export type NewSession = {
  id: string;
  accountId: AccountId;
  tokenHash: string;
  userAgent: string;
  ipAddress: string;
  idleMinutes: number;
  expiresAt: Instant;
};

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await insertRow(tx, "session", { ...session, createdAt: tx.now, lastSeenAt: tx.now });
}

export async function revokeSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query("update session set revoked_at = $2 where id = $1 and revoked_at is null", [
    sessionId,
    tx.now,
  ]);
}

export async function revokeSessionsOf(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query("update session set revoked_at = $2 where account_id = $1 and revoked_at is null", [
    accountId,
    tx.now,
  ]);
}

/** The work has read them afresh at its start (`begin_work`). */
export async function hasSharedRecords(tx: Transaction): Promise<boolean> {
  const [found] = await tx.query<{ hasSome: boolean }>(
    "select cardinality(actor_drafts()) + cardinality(actor_documents()) > 0 as has_some",
    [],
  );
  return found?.hasSome === true;
}
