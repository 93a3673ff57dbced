// What a person changes about their own account, in the database.

import type { AccountId } from "@bondline/domain/ids.ts";
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
  await tx.query(
    `update account set given_name = $2, family_name = $3, phone_number = $4, job_title = $5, address = $6, industry = $7,
       locale = $8, timezone = $9, updated_at = $10, version = version + 1 where id = $1`,
    [
      id,
      profile.givenName,
      profile.familyName,
      profile.phoneNumber,
      profile.jobTitle,
      profile.address,
      profile.industry,
      profile.locale,
      profile.timezone,
      tx.now,
    ],
  );
}
