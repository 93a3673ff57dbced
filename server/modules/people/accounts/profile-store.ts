// What a person changes about their own account, in the database.

import type { AccountId } from "@bondline/domain/ids.ts";
import { updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AccountRow } from "./account-store.ts";

export type Profile = Pick<
  AccountRow,
  "givenName" | "familyName" | "phoneNumber" | "jobTitle" | "address" | "industry" | "locale" | "timezone"
>;

/** Locked, so that two tabs that save at once take turns and the later one meets its conflict. */
export async function findAccountToChange(tx: Transaction, id: AccountId): Promise<AccountRow | undefined> {
  const [account] = await tx.query<AccountRow>("select * from account where id = $1 for no key update", [id]);
  return account;
}

export async function saveProfile(tx: Transaction, id: AccountId, profile: Profile): Promise<void> {
  await updateRecord(tx, "account", id, {
    givenName: profile.givenName,
    familyName: profile.familyName,
    phoneNumber: profile.phoneNumber,
    jobTitle: profile.jobTitle,
    address: profile.address,
    industry: profile.industry,
    locale: profile.locale,
    timezone: profile.timezone,
  });
}
