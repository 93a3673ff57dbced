// Accounts, their codes and their sessions in the database: SQL and nothing else.

import type { AccountStatus } from "@bondline/domain/accounts/account.ts";
import type { StaffType } from "@bondline/domain/accounts/staff.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/time/instant.ts";
import type { Work } from "../../work/work.ts";

export type AccountRow = {
  id: AccountId;
  email: string;
  givenName: string;
  familyName: string;
  phoneNumber: string | null;
  jobTitle: string | null;
  address: string | null;
  industry: string | null;
  locale: string;
  timezone: string;
  status: AccountStatus;
  passwordHash: string | null;
  emailConfirmedAt: Instant | null;
  termsVersion: number | null;
  updatesNotifiedAt: Instant | null;
  createdAt: Instant;
  version: number;
};

export async function findAccountByEmail(work: Work, email: string): Promise<AccountRow | undefined> {
  const [account] = await work.query<AccountRow>("select * from account where email = $1", [email]);
  return account;
}

export async function findAccount(work: Work, id: AccountId): Promise<AccountRow | undefined> {
  const [account] = await work.query<AccountRow>("select * from account where id = $1", [id]);
  return account;
}

/** Null: not one of the staff. */
export async function findStaffType(work: Work, id: AccountId): Promise<StaffType | null> {
  const [staff] = await work.query<{ staffType: StaffType }>(
    "select staff_type from staff_member where account_id = $1",
    [id],
  );
  return staff?.staffType ?? null;
}

type NewAccount = Pick<
  AccountRow,
  "id" | "email" | "givenName" | "familyName" | "phoneNumber" | "passwordHash"
>;

/** An address that nobody has confirmed yet is taken over by the newest sign-up; answers the account's id. */
export async function saveUnconfirmedAccount(
  work: Work,
  account: NewAccount,
): Promise<AccountId | undefined> {
  const [saved] = await work.query<{ id: AccountId }>(
    `insert into account as a (id, email, given_name, family_name, phone_number, password_hash, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'INVITED', $7, $7)
     on conflict (email) do update set given_name = excluded.given_name, family_name = excluded.family_name, phone_number = excluded.phone_number,
       password_hash = excluded.password_hash, updated_at = excluded.updated_at, version = a.version + 1
       where a.email_confirmed_at is null
     returning id`,
    [
      account.id,
      account.email,
      account.givenName,
      account.familyName,
      account.phoneNumber,
      account.passwordHash,
      work.now,
    ],
  );
  return saved?.id;
}

export async function saveConfirmation(work: Work, id: AccountId): Promise<void> {
  await work.query(
    "update account set status = 'ACTIVE', email_confirmed_at = $2, updated_at = $2, version = version + 1 where id = $1",
    [id, work.now],
  );
}

export async function savePassword(work: Work, id: AccountId, passwordHash: string): Promise<void> {
  await work.query(
    "update account set password_hash = $2, updated_at = $3, version = version + 1 where id = $1",
    [id, passwordHash, work.now],
  );
}

export async function saveTermsAcceptance(work: Work, id: AccountId, termsVersion: number): Promise<void> {
  await work.query(
    "update account set terms_version = $2, terms_accepted_at = $3, updated_at = $3, version = version + 1 where id = $1",
    [id, termsVersion, work.now],
  );
}

export type CodePurpose = "CONFIRM" | "RESET";
export type CodeRow = { id: string; codeHash: string; attempts: number; createdAt: Instant };

/** The newest code voids the older ones. */
export async function replaceCode(
  work: Work,
  code: { id: string; accountId: AccountId; purpose: CodePurpose; codeHash: string; expiresAt: Instant },
): Promise<void> {
  await work.query("delete from account_code where account_id = $1 and purpose = $2 and used_at is null", [
    code.accountId,
    code.purpose,
  ]);
  await work.query(
    "insert into account_code (id, account_id, purpose, code_hash, expires_at, created_at) values ($1, $2, $3, $4, $5, $6)",
    [code.id, code.accountId, code.purpose, code.codeHash, code.expiresAt, work.now],
  );
}

/** Locked: guesses that come side by side are judged one after the other, and each is counted. */
export async function findLiveCode(
  work: Work,
  accountId: AccountId,
  purpose: CodePurpose,
): Promise<CodeRow | undefined> {
  const [code] = await work.query<CodeRow>(
    "select id, code_hash, attempts, created_at from account_code where account_id = $1 and purpose = $2 and used_at is null for update",
    [accountId, purpose],
  );
  return code;
}

export async function countAttempt(work: Work, codeId: string): Promise<void> {
  await work.query("update account_code set attempts = attempts + 1 where id = $1", [codeId]);
}

export async function saveCodeUsed(work: Work, codeId: string): Promise<void> {
  await work.query("update account_code set used_at = $2 where id = $1", [codeId, work.now]);
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

export async function insertSession(work: Work, session: NewSession): Promise<void> {
  await work.query(
    `insert into session (id, account_id, token_hash, user_agent, ip_address, created_at, last_seen_at, idle_minutes, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
    [
      session.id,
      session.accountId,
      session.tokenHash,
      session.userAgent,
      session.ipAddress,
      work.now,
      session.idleMinutes,
      session.expiresAt,
    ],
  );
}

export async function revokeSession(work: Work, sessionId: string): Promise<void> {
  await work.query("update session set revoked_at = $2 where id = $1 and revoked_at is null", [
    sessionId,
    work.now,
  ]);
}

export async function revokeSessionsOf(work: Work, accountId: AccountId): Promise<void> {
  await work.query("update session set revoked_at = $2 where account_id = $1 and revoked_at is null", [
    accountId,
    work.now,
  ]);
}
