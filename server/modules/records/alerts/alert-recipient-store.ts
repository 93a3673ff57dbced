// Who was asked to read an organisation's alerts: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { hasRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Of some addresses those that must be asked: neither members nor agreed, and not asked since an instant. */
export async function listAddressesToAsk(
  tx: Transaction,
  organisationId: OrganisationId,
  { addresses, askedBefore }: { addresses: readonly string[]; askedBefore: Instant },
): Promise<string[]> {
  const rows = await tx.query<{ address: string }>(
    `select u.address from unnest($2::text[]) with ordinality as u (address, place)
      where not u.address = any (alert_readers($1, $2))
        and not exists (select 1 from alert_recipient r
          where r.organisation_id = $1 and r.email_address = u.address and r.asked_at > $3)
      order by u.place`,
    [organisationId, [...addresses], askedBefore],
  );
  return rows.map(({ address }) => address);
}

/** A new link takes the place of the one before. */
export async function saveAlertRecipientAsked(
  tx: Transaction,
  organisationId: OrganisationId,
  { emailAddress, codeHash }: { emailAddress: string; codeHash: string },
): Promise<string> {
  const [saved] = await tx.query<{ id: string }>(
    `insert into alert_recipient (id, organisation_id, email_address, code_hash, asked_at, created_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (organisation_id, email_address) do update set code_hash = excluded.code_hash, asked_at = excluded.asked_at
     returning id`,
    [tx.newId(), organisationId, emailAddress, codeHash, tx.now],
  );
  return saved?.id ?? "";
}

/** False for a code that is nobody's, or was mailed before an instant. Agreeing twice is agreeing. */
export async function saveAlertRecipientAgreed(
  tx: Transaction,
  { codeHash, askedAfter }: { codeHash: string; askedAfter: Instant },
): Promise<boolean> {
  return await hasRow(
    tx,
    `update alert_recipient set confirmed_at = coalesce(confirmed_at, $3) where code_hash = $1 and asked_at > $2 returning 1`,
    [codeHash, askedAfter, tx.now],
  );
}

export async function deleteRecipientsOfOrganisation(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("delete from alert_recipient where organisation_id = $1", [id]);
}

export async function deleteRecipientEverywhere(tx: Transaction, address: string): Promise<void> {
  await tx.query("delete from alert_recipient where email_address = $1", [address]);
}
