// The history in the database: read only; the trigger alone writes it.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { HIDDEN_HISTORY_FIELDS } from "@bondline/domain/records/history/history-fields.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { KeyedText, Keyset } from "../../../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

export type HistoryRoot = {
  type:
    | "account"
    | "channel_partner"
    | "draft"
    | "document"
    | "facility"
    | "facility_application"
    | "gateway_feature"
    | "organisation"
    | "provider"
    | "referral_portal_entity"
    | "supplier";
  id: string;
};

export type HistoryRow = {
  transactionId: string;
  id: bigint;
  sequence: number;
  actorId: string | null;
  actorKind: "person" | "system";
  actorLabel: string;
  /** The acting session in which it was written. */
  onBehalfOf: string | null;
  triggeredAt: string;
  changeType: "INSERT" | "UPDATE" | "DELETE";
  objectType: string;
  recordId: string;
  recordName: string;
  changes: { field: string; oldValue: unknown; newValue: unknown }[];
};

export type ChainRow = HistoryRow & { previousHash: string; hash: string };

/** What this reader is not shown: whole kinds of rows, and columns of the others. */
export type HistoryBlinds = {
  objectTypes: readonly string[];
  columns: readonly string[];
  /** Where a history holds much that is not this reader's: the one kind of rows that is. */
  only?: string;
};

/**
 * What was written to one row in one go is a group, and reads as one entry. Updates that leave every column that is shown
 * as it was, since they touch what only the machinery needs or take back one another, are nothing to read.
 */
const SHOWN = `
  with shown as (
    select id, sequence, transaction_id, actor_id, actor_kind, actor_label, on_behalf_of, triggered_at, change_type, object_type, record_id,
           record_name, changes
      from history_entry where root_type = $1 and root_id = $2 and object_type <> all ($3)
       and ($5::text is null or object_type = $5)),
  updated as (
    select transaction_id, object_type, record_id from (
      select s.transaction_id, s.object_type, s.record_id, (array_agg(c -> 'oldValue' order by s.sequence))[1] as old_value,
             (array_agg(c -> 'newValue' order by s.sequence desc))[1] as new_value
        from shown s cross join jsonb_array_elements(s.changes) c
       where s.change_type = 'UPDATE' and c ->> 'field' <> all ($4)
       group by s.transaction_id, s.object_type, s.record_id, c ->> 'field') columns
     where old_value is distinct from new_value),
  told as (
    select transaction_id, object_type, record_id, max(sequence) as newest, $2::uuid as root_id from shown group by transaction_id, object_type, record_id
    having bool_or(change_type <> 'UPDATE') or (transaction_id, object_type, record_id) in (select * from updated))`;

export function shownValues(root: HistoryRoot, { objectTypes, columns, only }: HistoryBlinds): SqlValue[] {
  return [root.type, root.id, objectTypes, [...columns, ...HIDDEN_HISTORY_FIELDS], only ?? null];
}

/** By groups, newest first. */
export const HISTORY_KEYSET: Keyset = {
  column: "newest",
  cast: "integer",
  id: "root_id",
  direction: "DESC",
};

/** The entries of one page of groups, newest first: what was written to one row in one go is never cut apart. */
export async function listHistory(
  tx: Transaction,
  { beyond, tail, values }: Pick<KeyedText, "beyond" | "tail" | "values">,
): Promise<HistoryRow[]> {
  return await tx.query<HistoryRow>(
    `${SHOWN}, page as (select * from told where true ${beyond} ${tail})
     select shown.* from shown join page using (transaction_id, object_type, record_id) order by sequence desc`,
    values,
  );
}

/** The entries of all groups, newest first. */
export async function listWholeHistory(
  tx: Transaction,
  root: HistoryRoot,
  blinds: HistoryBlinds,
): Promise<HistoryRow[]> {
  return await listHistory(tx, { beyond: "", tail: "", values: shownValues(root, blinds) });
}

/** Every entry of a record, in the order of writing. */
export async function listChain(tx: Transaction, root: HistoryRoot): Promise<ChainRow[]> {
  return await tx.query<ChainRow>(
    `select id, sequence, transaction_id, actor_id, actor_kind, actor_label, on_behalf_of, triggered_at, change_type, object_type, record_id, record_name,
            changes, encode(previous_hash, 'hex') as previous_hash, encode(hash, 'hex') as hash
       from history_entry where root_type = $1 and root_id = $2 order by sequence`,
    [root.type, root.id],
  );
}

type ChainHead = Pick<ChainRow, "sequence" | "hash">;

/** The end of the chain as it is now; a record begins its chain when it is created. */
export async function findChainHead(tx: Transaction, root: HistoryRoot): Promise<ChainHead> {
  const [head] = await tx.query<ChainHead>(
    "select sequence, encode(hash, 'hex') as hash from history_entry where root_type = $1 and root_id = $2 order by sequence desc limit 1",
    [root.type, root.id],
  );
  if (head === undefined) throw new Error("Every record has a history from its creation on.");
  return head;
}

const ROOTS = `(
  select 'document' as root_type, d.id as root_id, coalesce(d.guarantee_number, d.reference_number) as name, d.created_at from document d where d.organisation_id = $1
  union all select 'draft', d.id, d.reference_number, d.created_at from draft d where d.organisation_id = $1
  union all select 'facility', f.id, f.name, f.created_at from facility f where f.organisation_id = $1
  union all select 'facility_application', a.id, a.reference_number, a.created_at from facility_application a where a.organisation_id = $1) r`;

/** Every entry of every record of an organisation, those of one record together, and in it the newest first. */
export function historyToExport(organisationId: OrganisationId): LongStatement {
  return {
    cells: {
      entry: `json_build_object('transactionId', h.transaction_id, 'sequence', h.sequence, 'actorId', h.actor_id, 'actorKind', h.actor_kind,
        'actorLabel', h.actor_label, 'onBehalfOf', h.on_behalf_of, 'triggeredAt', to_char(h.triggered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'changeType', h.change_type, 'objectType', h.object_type, 'recordId', h.record_id, 'recordName', h.record_name, 'changes', h.changes,
        'rootType', r.root_type, 'rootId', r.root_id, 'rootName', r.name)`,
    },
    from: () =>
      `${ROOTS} join history_entry h using (root_type, root_id) order by r.created_at, r.root_id, h.sequence desc`,
    values: [organisationId],
  };
}

export async function countHistory(tx: Transaction, root: HistoryRoot, blinds: HistoryBlinds) {
  const [counted] = await tx.query<{ count: number }>(
    `${SHOWN} select count(*)::int as count from told`,
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

export async function findPeople(tx: Transaction, ids: readonly string[]): Promise<PersonName[]> {
  return await tx.query<PersonName>("select * from people($1::uuid[])", [[...ids]]);
}

type ActingName = { id: string; organisationName: string; reason: string | null };

/** For whom somebody acted, and why where the reader may know it, by the id of the acting session. */
export async function findActingNames(tx: Transaction, ids: readonly string[]): Promise<ActingName[]> {
  if (ids.length === 0) return [];
  return await tx.query<ActingName>("select * from acting_names($1::uuid[])", [[...ids]]);
}

/** The zone that the reader has chosen in their profile. */
export async function findReadersZone(tx: Transaction): Promise<string | undefined> {
  if (tx.actor.kind !== "person") return undefined;
  const [account] = await tx.query<{ timezone: string }>("select timezone from account where id = $1", [
    tx.actor.accountId,
  ]);
  return account?.timezone;
}

export type NamedRecord = { id: string; name: string };

/** Names of the products, suppliers, facilities and organisations that a history mentions by id. */
export async function findNames(tx: Transaction, ids: readonly string[]): Promise<NamedRecord[]> {
  return await tx.query<NamedRecord>(
    `select id, name from fee_summary where id = any ($1::uuid[]) union all select id, trade_name from supplier where id = any ($1::uuid[])
     union all select id, name from facility where id = any ($1::uuid[]) union all select id, name from organisation_names($1::uuid[])`,
    [[...ids]],
  );
}
