// Trade organisations, and which of them an organisation has named, in the database: SQL and nothing else.

import type { AccountId, OfficeChangeId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ChannelPartnerStatus } from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, insertRowOnce, updateRow } from "../../../database/write-row.ts";
import type { Listed, PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** What holds of a trade organisation `c` at a moment. */
function agreedAt(moment: string): string {
  return `coalesce((select v.discount_percentage from partner_discount v
    where v.channel_partner_id = c.id and v.starts_at <= ${moment} order by v.starts_at desc, v.id desc limit 1), c.discount_percentage)`;
}

export type ChannelPartner = { id: string; name: string; isPublic: boolean; discountPercentage: string };

/** Undefined asks for public ones and others alike, as far as they are shown. */
export type PartnerFilter = { isPublic: boolean | undefined; showsOthers: boolean };

export async function listChannelPartners(
  tx: Transaction,
  { isPublic, showsOthers }: PartnerFilter,
  list: PageArguments,
) {
  return await listRows<ChannelPartner>(tx, list, {
    keyset: { column: "lower(c.name)", cast: "text", id: "c.id", direction: "ASC" },
    columns: `c.id, c.name, c.is_public, ${agreedAt("present.moment")} as discount_percentage`,
    from: "channel_partner c cross join (select $3::timestamptz as moment) present",
    where: "c.status = 'ACTIVE' and ($1::boolean is null or c.is_public = $1) and ($2 or c.is_public)",
    values: [isPublic ?? null, showsOthers, tx.now],
  });
}

/** Those of the ids that are there and offered. */
export async function findChannelPartners(tx: Transaction, ids: readonly string[]) {
  return await tx.query<ChannelPartner>(
    `select c.id, c.name, c.is_public, ${agreedAt("$2")} as discount_percentage
       from channel_partner c where c.id = any ($1::uuid[]) and c.status = 'ACTIVE' order by lower(c.name), c.id`,
    [[...ids], tx.now],
  );
}

export type OfficePartnerRow = Tables["channel_partner"] & {
  updatedByName: string | null;
  organisations: number;
  waitingChangeId: OfficeChangeId | null;
  agreedPercentage: string;
  /** Of a version that is still to begin; null where there is none. */
  nextPercentage: string | null;
  nextStartsAt: Instant | null;
};

const OFFICE_COLUMNS = `c.*, p.given_name || ' ' || p.family_name as updated_by_name,
  (select count(*)::int from organisation_channel_partner o where o.channel_partner_id = c.id) as organisations,
  (select w.id from office_change w where w.subject = 'PARTNER_DISCOUNT' and w.subject_id = c.id and w.status = 'PROPOSED') as waiting_change_id,
  ${agreedAt("$1")} as agreed_percentage, n.discount_percentage as next_percentage, n.starts_at as next_starts_at`;
const OFFICE_FROM = `channel_partner c left join account p on p.id = c.updated_by
  left join lateral (select v.discount_percentage, v.starts_at from partner_discount v
    where v.channel_partner_id = c.id and v.starts_at > $1 order by v.starts_at, v.id limit 1) n on true`;

/** Archived ones last: they are few, and the portal's own. */
export async function listOfficePartners(tx: Transaction): Promise<OfficePartnerRow[]> {
  return await tx.query<OfficePartnerRow>(
    `select ${OFFICE_COLUMNS} from ${OFFICE_FROM} order by c.status, lower(c.name), c.id`,
    [tx.now],
  );
}

export async function findOfficePartner(tx: Transaction, id: string): Promise<OfficePartnerRow | undefined> {
  return await findRow<OfficePartnerRow>(tx, `select ${OFFICE_COLUMNS} from ${OFFICE_FROM} where c.id = $2`, [
    tx.now,
    id,
  ]);
}

/** Nobody else changes it until this transaction ends. */
export async function findOfficePartnerForChange(tx: Transaction, id: string) {
  await tx.query("select 1 from channel_partner where id = $1 for no key update", [id]);
  return await findOfficePartner(tx, id);
}

type PartnerColumns = Pick<Tables["channel_partner"], "name" | "isPublic">;

export async function insertPartner(
  tx: Transaction,
  partner: PartnerColumns & { id: string; updatedBy: AccountId },
): Promise<void> {
  await insertRow(tx, "channel_partner", { ...partner, createdAt: tx.now, updatedAt: tx.now });
}

export async function savePartner(
  tx: Transaction,
  { id, version }: OfficePartnerRow,
  changes: (PartnerColumns | { status: ChannelPartnerStatus }) & { updatedBy: AccountId },
): Promise<void> {
  await updateRow(tx, "channel_partner", { id }, { ...changes, updatedAt: tx.now, version: version + 1 });
}

export type PartnerDiscountRow = Tables["partner_discount"];

/** Whichever begins last; undefined where none was ever agreed on. */
export async function findLatestDiscount(tx: Transaction, id: string) {
  return await findRow<PartnerDiscountRow>(
    tx,
    "select * from partner_discount where channel_partner_id = $1 order by starts_at desc, id desc limit 1",
    [id],
  );
}

/** A version is a row of its own that is never changed. */
export async function insertPartnerDiscount(
  tx: Transaction,
  version: Omit<PartnerDiscountRow, "id" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "partner_discount", { ...version, id: tx.newId(), createdAt: tx.now });
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
