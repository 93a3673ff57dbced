// Who people are at sign-in providers, in the database.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRowOnce } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AccountRow } from "./account-store.ts";

export type Identity = { issuer: string; subject: string };

export type IdentityRow = Identity & { id: string; providerName: string; createdAt: Instant };

export async function findAccountByIdentity(
  tx: Transaction,
  { issuer, subject }: Identity,
): Promise<AccountRow | undefined> {
  return await findRow<AccountRow>(
    tx,
    `select a.* from account_identity i join account a on a.id = i.account_id
      where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  );
}

/** Two returns at once save one row. */
export async function insertIdentity(
  tx: Transaction,
  accountId: AccountId,
  { issuer, subject, providerName }: Identity & { providerName: string },
): Promise<void> {
  const row = { issuer, subject, providerName, id: tx.newId(), accountId, createdAt: tx.now };
  await insertRowOnce(tx, "account_identity", row, { columns: ["issuer", "subject"] });
}

export async function listIdentities(tx: Transaction, accountId: AccountId): Promise<IdentityRow[]> {
  return await tx.query<IdentityRow>(
    "select * from account_identity where account_id = $1 order by created_at, id",
    [accountId],
  );
}

/** Undefined for one that is gone, or was never this person's. */
export async function deleteOwnIdentity(tx: Transaction, accountId: AccountId, id: string) {
  return await findRow<IdentityRow>(
    tx,
    "delete from account_identity where account_id = $1 and id = $2 returning *",
    [accountId, id],
  );
}

export async function deleteIdentitiesOf(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query("delete from account_identity where account_id = $1", [accountId]);
}
