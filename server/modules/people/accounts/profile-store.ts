// What a person changes about their own account, in the database.

import type { AccountId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import { updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AccountRow } from "./account-store.ts";

export type Profile = Pick<
  AccountRow,
  "givenName" | "familyName" | "phoneNumber" | "jobTitle" | "address" | "industry" | "locale" | "timezone"
>;

/** Locked, so that two tabs that save at once take turns and the later one meets its conflict. */
export async function findAccountToChange(tx: Transaction, id: AccountId): Promise<AccountRow | undefined> {
  return await findRow<AccountRow>(tx, "select * from account where id = $1 for no key update", [id]);
}

/** Names stay, since histories tell them; how somebody is reached and signs in goes. */
export async function saveClosed(tx: Transaction, id: AccountId, address: string): Promise<void> {
  await updateRecord(tx, "account", id, {
    status: "DELETED",
    closedAt: tx.now,
    email: address,
    passwordHash: null,
    phoneNumber: null,
    jobTitle: null,
    address: null,
    industry: null,
  });
}

export async function saveProfile(tx: Transaction, id: AccountId, profile: Profile): Promise<void> {
  await updateRecord(tx, "account", id, profile);
}
