// A person's open sessions in the database: which there are, and ending them.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type SessionRow = {
  id: string;
  userAgent: string;
  ipAddress: string;
  createdAt: Instant;
  lastSeenAt: Instant;
  expiresAt: Instant;
};

const COLUMNS = "id, user_agent, ip_address, created_at, last_seen_at, expires_at";

/** Those that are not over, the one used last first. */
export async function listOpenSessions(tx: Transaction, accountId: AccountId): Promise<SessionRow[]> {
  return await tx.query<SessionRow>(
    `select ${COLUMNS} from session
      where account_id = $1 and revoked_at is null and expires_at > $2
        and last_seen_at + make_interval(mins => idle_minutes) > $2
      order by last_seen_at desc, id desc limit 100`,
    [accountId, tx.now],
  );
}

export async function findSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  return await findRow<SessionRow>(tx, `select ${COLUMNS} from session where id = $1`, [id]);
}

/** A session of somebody else is left alone, and nothing tells that it exists. */
export async function revokeOwnSession(tx: Transaction, accountId: AccountId, id: string): Promise<void> {
  await tx.query(
    "update session set revoked_at = $3 where id = $2 and account_id = $1 and revoked_at is null",
    [accountId, id, tx.now],
  );
}

export async function revokeOtherSessions(tx: Transaction, accountId: AccountId, keptId: string) {
  await tx.query(
    "update session set revoked_at = $3 where account_id = $1 and id <> $2 and revoked_at is null",
    [accountId, keptId, tx.now],
  );
}

/** Those in which somebody acts for a client. */
export async function revokeActingSessions(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.query(
    `update session set revoked_at = $2
      where revoked_at is null and id in (select t.id from acting_session t where t.account_id = $1 and t.ended_at is null)`,
    [accountId, tx.now],
  );
}
