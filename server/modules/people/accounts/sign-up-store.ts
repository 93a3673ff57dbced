// Sign-ups that wait for their code, in the database: each with its own names and password.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type SignUpRow = Omit<Tables["sign_up"], "handleHash" | "createdAt">;

/** Nobody waits for more: what is older than the newest few of an address is dropped, with its code. */
const KEPT_PER_ACCOUNT = 5;

const COLUMNS =
  "id, account_id, given_name, family_name, phone_number, password_hash, user_agent, referrer_code, referral_portal_referrer_member_code";

export async function insertSignUp(tx: Transaction, row: Omit<Tables["sign_up"], "createdAt">) {
  await insertRow(tx, "sign_up", {
    id: row.id,
    accountId: row.accountId,
    givenName: row.givenName,
    familyName: row.familyName,
    phoneNumber: row.phoneNumber,
    passwordHash: row.passwordHash,
    userAgent: row.userAgent,
    referrerCode: row.referrerCode,
    referralPortalReferrerMemberCode: row.referralPortalReferrerMemberCode,
    handleHash: row.handleHash,
    createdAt: tx.now,
  });
  await tx.query(
    `delete from sign_up where account_id = $1 and id not in
       (select id from sign_up where account_id = $1 order by created_at desc, id desc limit ${KEPT_PER_ACCOUNT})`,
    [row.accountId],
  );
}

export async function findSignUp(tx: Transaction, id: string): Promise<SignUpRow | undefined> {
  return await findRow<SignUpRow>(tx, `select ${COLUMNS} from sign_up where id = $1`, [id]);
}

export async function findSignUpByHandle(tx: Transaction, email: string, handleHash: string) {
  return await findRow<SignUpRow>(
    tx,
    `select ${COLUMNS} from sign_up where account_id = (select a.id from account a where a.email = $1) and handle_hash = $2`,
    [email, handleHash],
  );
}

export async function findNewestSignUp(tx: Transaction, email: string): Promise<SignUpRow | undefined> {
  return await findRow<SignUpRow>(
    tx,
    `select ${COLUMNS} from sign_up where account_id = (select a.id from account a where a.email = $1)
      order by created_at desc, id desc limit 1`,
    [email],
  );
}

/** The address is somebody's now: what others typed with it, passwords and codes, is gone. */
export async function deleteSignUpsOf(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query("delete from sign_up where account_id = $1", [accountId]);
}
