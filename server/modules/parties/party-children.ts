// Parties of a draft `d` or a document `d`: as JSON children of one, or read for a whole list in one statement.

import type { Work } from "../../work/work.ts";
import type { DraftPartyRow } from "../drafts/draft-record.ts";

type Holder =
  | { table: "draft_party"; column: "draft_id" }
  | { table: "document_party"; column: "document_id" };

const COLUMNS = [
  "id",
  "position",
  "party_variant",
  "name",
  "abn",
  "address",
  "state",
  "postcode",
  "notes",
  "party_entity_type",
  "contact_given_name",
  "contact_family_name",
  "contact_email",
  "contact_phone_number",
] as const;

/** Named columns into plain json: a whole row into jsonb costs several times as much. */
export function partyChildren({ table, column }: Holder): string {
  const pairs = COLUMNS.map((name) => `'${name}', p.${name}`).join(", ");
  return `(select coalesce(json_agg(json_build_object(${pairs}) order by p.position), '[]') from ${table} p where p.${column} = d.id)`;
}

/** For a list: one look into the parties for all rows costs half of a look for each. */
export async function withParties<Row extends { id: string }>(
  work: Work,
  { table, column }: Holder,
  rows: readonly Row[],
): Promise<(Row & { parties: DraftPartyRow[] })[]> {
  const columns = COLUMNS.map((name) => `p.${name}`).join(", ");
  const parties = await work.query<DraftPartyRow & { holderId: string }>(
    `select ${columns}, p.${column} as holder_id from ${table} p where p.${column} = any ($1) order by p.position`,
    [rows.map(({ id }) => id)],
  );
  const byHolder = Map.groupBy(parties, ({ holderId }) => holderId);
  return rows.map((row) => ({ ...row, parties: byHolder.get(row.id) ?? [] }));
}
