// The browsers that people have signed in with, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Work } from "../../../work/work.ts";

/** What is older than the newest few of a person is dropped. */
const KEPT_PER_ACCOUNT = 10;

export async function findDevice(
  work: Work,
  email: string,
  markHashes: readonly string[],
): Promise<string | undefined> {
  const [device] = await work.query<{ id: string }>(
    `select d.id from known_device d join account a on a.id = d.account_id
      where a.email = $1 and d.mark_hash = any ($2) and d.expires_at > $3`,
    [email, markHashes, work.now],
  );
  return device?.id;
}

export async function isDeviceOf(
  work: Work,
  accountId: AccountId,
  markHashes: readonly string[],
): Promise<boolean> {
  const found = await work.query(
    "select 1 from known_device where account_id = $1 and mark_hash = any ($2) and expires_at > $3",
    [accountId, markHashes, work.now],
  );
  return found.length > 0;
}

export async function insertDevice(
  work: Work,
  device: { accountId: AccountId; markHash: string; expiresAt: Instant },
): Promise<void> {
  await work.query(
    "insert into known_device (id, account_id, mark_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)",
    [work.newId(), device.accountId, device.markHash, work.now, device.expiresAt],
  );
  await work.query(
    `delete from known_device where account_id = $1 and id not in
       (select id from known_device where account_id = $1 order by created_at desc, id desc limit ${KEPT_PER_ACCOUNT})`,
    [device.accountId],
  );
}

export async function deleteDevicesOf(work: Work, accountId: AccountId): Promise<void> {
  await work.query("delete from known_device where account_id = $1", [accountId]);
}
