// The history in the database: read only; the trigger alone writes it.

import type { PageRequest } from "../../graphql/connection.ts";
import type { SqlValue, Work } from "../../work/work.ts";

export type HistoryRoot = { type: "draft" | "document" | "facility" | "gateway_feature"; id: string };

export type HistoryRow = {
  transactionId: string;
  id: bigint;
  sequence: number;
  actorId: string | null;
  actorKind: "person" | "system";
  actorLabel: string;
  onBehalfOf: string | null;
  triggeredAt: string;
  changeType: "INSERT" | "UPDATE" | "DELETE";
  objectType: string;
  recordId: string;
  recordName: string;
  changes: { field: string; oldValue: unknown; newValue: unknown }[];
};

/** What this reader is not shown: whole kinds of rows, and columns of the others. */
export type HistoryBlinds = { objectTypes: readonly string[]; columns: readonly string[] };

/** An update of nothing but columns that are not shown is itself not shown. */
const SHOWN = `
  select id, sequence, transaction_id, actor_id, actor_kind, actor_label, on_behalf_of, triggered_at, change_type, object_type, record_id,
         record_name, changes
    from history_entry where root_type = $1 and root_id = $2 and object_type <> all ($3)
     and (change_type <> 'UPDATE' or exists (select 1 from jsonb_array_elements(changes) c where c ->> 'field' <> all ($4)))`;

function shownValues(root: HistoryRoot, { objectTypes, columns }: HistoryBlinds): SqlValue[] {
  return [root.type, root.id, objectTypes, columns];
}

/** The entries of one page of groups, newest first: what was written to one row in one go is never cut apart. */
export async function listHistory(
  work: Work,
  { root, blinds }: { root: HistoryRoot; blinds: HistoryBlinds },
  { size, cursor }: PageRequest,
): Promise<HistoryRow[]> {
  return await work.query<HistoryRow>(
    `with shown as (${SHOWN}), page as (
       select transaction_id, object_type, record_id, max(sequence) as newest from shown group by transaction_id, object_type, record_id
       having $5::int is null or max(sequence) < $5 order by newest desc limit $6)
     select shown.* from shown join page using (transaction_id, object_type, record_id) order by sequence desc`,
    [...shownValues(root, blinds), cursor === undefined ? null : Number(cursor.value), size + 1],
  );
}

export async function countHistory(work: Work, root: HistoryRoot, blinds: HistoryBlinds): Promise<number> {
  const [counted] = await work.query<{ count: number }>(
    `select count(*)::int as count from (select distinct transaction_id, object_type, record_id from (${SHOWN}) shown) groups`,
    shownValues(root, blinds),
  );
  return counted?.count ?? 0;
}

export type PersonName = {
  id: string;
  givenName: string;
  familyName: string;
  isBankAuthor: boolean | null;
  sideName: string | null;
};

export async function findPeople(work: Work, ids: readonly string[]): Promise<PersonName[]> {
  return await work.query<PersonName>("select * from people($1::uuid[])", [[...ids]]);
}

export type NamedRecord = { id: string; name: string };

/** Names of the products, suppliers, facilities and organisations that a history mentions by id. */
export async function findNames(work: Work, ids: readonly string[]): Promise<NamedRecord[]> {
  return await work.query<NamedRecord>(
    `select id, name from fee_summary where id = any ($1::uuid[]) union all select id, trade_name from supplier where id = any ($1::uuid[])
     union all select id, name from facility where id = any ($1::uuid[]) union all select id, name from organisation_names($1::uuid[])`,
    [[...ids]],
  );
}
