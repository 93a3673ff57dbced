// The history in the database: read only; the trigger alone writes it.

import type { PageRequest } from "../../graphql/connection.ts";
import type { Work } from "../../work/work.ts";

export type HistoryRoot = { type: "draft" | "document"; id: string };

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

/** Newest first; the sequence within a record is its place in the chain. */
export async function listHistory(
  work: Work,
  root: HistoryRoot,
  { size, cursor }: PageRequest,
): Promise<HistoryRow[]> {
  return await work.query<HistoryRow>(
    `select id, sequence, transaction_id, actor_id, actor_kind, actor_label, on_behalf_of, triggered_at, change_type, object_type, record_id, record_name, changes
       from history_entry where root_type = $1 and root_id = $2 and ($3::int is null or sequence < $3) order by sequence desc limit $4`,
    [root.type, root.id, cursor === undefined ? null : Number(cursor.value), size + 1],
  );
}

/** The chain's head knows how many entries there are, so nothing is counted. */
export async function countHistory(work: Work, root: HistoryRoot): Promise<number> {
  const [head] = await work.query<{ sequence: number }>(
    "select sequence from history_head where root_type = $1 and root_id = $2",
    [root.type, root.id],
  );
  return head?.sequence ?? 0;
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

/** Names of the products and suppliers that a history mentions by id. */
export async function findNames(work: Work, ids: readonly string[]): Promise<NamedRecord[]> {
  return await work.query<NamedRecord>(
    "select id, name from fee_summary where id = any ($1::uuid[]) union all select id, trade_name from supplier where id = any ($1::uuid[])",
    [[...ids]],
  );
}
