// Trade organisations, and which of them an organisation has named, in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { listRows } from "../../../database/read-rows.ts";
import { insertRowOnce } from "../../../database/write-row.ts";
import type { Listed, PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ChannelPartner = { id: string; name: string; isPublic: boolean };

/** Undefined asks for public ones and others alike, as far as they are shown. */
export type PartnerFilter = { isPublic: boolean | undefined; showsOthers: boolean };

export async function listChannelPartners(
  tx: Transaction,
  { isPublic, showsOthers }: PartnerFilter,
  list: PageArguments,
) {
  return await listRows<ChannelPartner>(tx, list, {
    keyset: { column: "lower(name)", cast: "text", id: "id", direction: "ASC" },
    columns: "id, name, is_public",
    from: "channel_partner",
    where: "($1::boolean is null or is_public = $1) and ($2 or is_public)",
    values: [isPublic ?? null, showsOthers],
  });
}

/** Those of the ids that are there. */
export async function findChannelPartners(tx: Transaction, ids: readonly string[]) {
  return await tx.query<ChannelPartner>(
    "select id, name, is_public from channel_partner where id = any ($1::uuid[]) order by lower(name), id",
    [[...ids]],
  );
}

export type ChosenPartner = { id: string; channelPartnerId: string; name: string };

export async function listChosenPartners(tx: Transaction, organisationId: OrganisationId) {
  return await tx.query<Listed<ChosenPartner>>(
    `select c.id, p.id as channel_partner_id, p.name, lower(p.name) as sort_text from organisation_channel_partner c join channel_partner p on p.id = c.channel_partner_id
      where c.organisation_id = $1 order by lower(p.name), p.id`,
    [organisationId],
  );
}

export async function replaceChosenPartners(
  tx: Transaction,
  organisationId: OrganisationId,
  partnerIds: readonly string[],
): Promise<void> {
  await tx.query(
    "delete from organisation_channel_partner where organisation_id = $1 and channel_partner_id <> all ($2::uuid[])",
    [organisationId, [...partnerIds]],
  );
  for (const channelPartnerId of partnerIds) {
    const row = { id: tx.newId(), organisationId, channelPartnerId, createdAt: tx.now };
    await insertRowOnce(tx, "organisation_channel_partner", row, {
      columns: ["organisationId", "channelPartnerId"],
    });
  }
}
