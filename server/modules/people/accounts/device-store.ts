// The browsers that people have signed in with, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { hasRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** What is older than the newest few of a person is dropped. */
const KEPT_PER_ACCOUNT = 10;

export async function findDevice(tx: Transaction, email: string, markHashes: readonly string[]) {
  const [device] = await tx.query<{ id: string }>(
    `select d.id from known_device d join account a on a.id = d.account_id
      where a.email = $1 and d.mark_hash = any ($2) and d.expires_at > $3`,
    [email, markHashes, tx.now],
  );
  return device?.id;
}

export async function isDeviceOf(tx: Transaction, accountId: AccountId, markHashes: readonly string[]) {
  return await hasRow(
    tx,
    "select 1 from known_device where account_id = $1 and mark_hash = any ($2) and expires_at > $3",
    [accountId, markHashes, tx.now],
  );
}

export async function insertDevice(
  tx: Transaction,
  device: { accountId: AccountId; markHash: string; expiresAt: Instant },
): Promise<void> {
  await insertRow(tx, "known_device", { ...device, id: tx.newId(), createdAt: tx.now });
  await tx.query(
    `delete from known_device where account_id = $1 and id not in
       (select id from known_device where account_id = $1 order by created_at desc, id desc limit ${KEPT_PER_ACCOUNT})`,
    [device.accountId],
  );
}

export async function deleteDevicesOf(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query("delete from known_device where account_id = $1", [accountId]);
}
