// Mails that wait for a daily digest, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { OptionalMailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type DigestReader = {
  accountId: AccountId;
  email: string;
  givenName: string;
  timezone: string;
  /** A closed account gets nothing more. */
  isActive: boolean;
  oldestAt: Instant;
};

/** For whom something waits, in an order in which a turn goes on where the last batch ended. */
export async function listDigestReaders(
  tx: Transaction,
  { after, max }: { after: AccountId | null; max: number },
): Promise<DigestReader[]> {
  return await tx.query<DigestReader>(
    `select a.id as account_id, a.email, a.given_name, a.timezone, a.status = 'ACTIVE' as is_active, m.oldest_at
       from (select account_id, min(created_at) as oldest_at from mail_message
              where status = 'HELD' and ($1::uuid is null or account_id > $1) group by account_id order by account_id limit $2) m
       join account a on a.id = m.account_id order by a.id`,
    [after, max],
  );
}

export type HeldMail = {
  id: string;
  subject: string;
  contentEncrypted: Buffer;
  kind: OptionalMailKind;
  /** Not chosen to be left out since it was written. */
  isWanted: boolean;
};

/** Oldest first, and nobody else takes them until this transaction ends. */
export async function takeHeldMails(tx: Transaction, accountId: AccountId): Promise<HeldMail[]> {
  return await tx.query<HeldMail>(
    `select m.id, m.subject, m.content_encrypted, m.kinds[1] as kind,
            not exists (select from mail_choice c where c.account_id = m.account_id and c.kind = m.kinds[1] and c.delivery = 'PORTAL') as is_wanted
       from mail_message m where m.status = 'HELD' and m.account_id = $1 order by m.created_at, m.id for no key update of m`,
    [accountId],
  );
}

export async function endHeldMails(
  tx: Transaction,
  ids: readonly string[],
  status: "IN_DIGEST" | "UNWANTED",
): Promise<void> {
  await tx.query(
    `with ended as (
       update mail_message set status = $2, content_encrypted = null where id = any ($1::uuid[]) and status = 'HELD' returning id)
     update record_mail r set status = $2 from ended where r.id = ended.id`,
    [[...ids], status],
  );
}
