// Parties of a draft `d` or a document `d`: as JSON children of one, read for a whole list in one statement, and saved in one.

import type { DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";
import { PARTY_COLUMNS } from "./party-columns.ts";
import type { PartyRow } from "./party-record.ts";

type Holder =
  | { table: "draft_party"; column: "draft_id" }
  | { table: "document_party"; column: "document_id" };

export const DRAFT_PARTIES: Holder = { table: "draft_party", column: "draft_id" };
export const DOCUMENT_PARTIES: Holder = { table: "document_party", column: "document_id" };

/** By the fields of a party, so that a new one is read, saved and carried over wherever parties are. */
const PLACES = Object.entries(PARTY_COLUMNS).flatMap(([path, column]) =>
  column === null ? [] : [{ path, column }],
);
const COLUMNS = ["id", "position", ...PLACES.map(({ column }) => snakeName(column))];
const CONTACTS = PLACES.filter(({ path }) => path.startsWith("primaryContact."));
const ITSELF = COLUMNS.filter((name) => !CONTACTS.some(({ column }) => snakeName(column) === name));

/** Most readers of a party never ask whom to call. */
export type PartyColumns = "with contacts" | "without contacts";
const READ: Record<PartyColumns, readonly string[]> = {
  "with contacts": COLUMNS,
  "without contacts": ITSELF,
};

/** Named columns into plain json: a whole row into jsonb costs several times as much. */
export function partyChildren({ table, column }: Holder, read: PartyColumns = "with contacts"): string {
  const pairs = READ[read].map((name) => `'${name}', p.${name}`).join(", ");
  return `(select coalesce(json_agg(json_build_object(${pairs}) order by p.position), '[]') from ${table} p where p.${column} = d.id)`;
}

/** For a list: one look into the parties for all rows costs half of a look for each. */
export async function withParties<Row extends { id: string }>(
  tx: Transaction,
  { table, column }: Holder,
  read: PartyColumns,
  rows: readonly Row[],
): Promise<(Row & { parties: PartyRow[] })[]> {
  const columns = READ[read].map((name) => `p.${name}`).join(", ");
  const parties = await tx.query<PartyRow & { holderId: string }>(
    `select ${columns}, p.${column} as holder_id from ${table} p where p.${column} = any ($1) order by p.position`,
    [rows.map(({ id }) => id)],
  );
  const byHolder = Map.groupBy(parties, ({ holderId }) => holderId);
  return rows.map((row) => ({ ...row, parties: byHolder.get(row.id) ?? [] }));
}

type PageOfHolders<Row> = { rows: Promise<readonly Row[]>; ids: string; values: readonly SqlValue[] };

/**
 * As `withParties`, asked for beside the rows: `ids` is the statement that finds the same page. Where it has found another one,
 * since a record came or went between the two, the parties are asked for once more.
 */
export async function withPartiesOfPage<Row extends { id: string }>(
  tx: Transaction,
  holder: Holder,
  read: PartyColumns,
  { rows, ids, values }: PageOfHolders<Row>,
): Promise<(Row & { parties: PartyRow[] })[]> {
  const columns = READ[read].map((name) => `p.${name}`).join(", ");
  const [found, parties] = await Promise.all([
    rows,
    tx.query<PartyRow & { holderId: string }>(
      `select ${columns}, page.id as holder_id from (${ids}) page left join ${holder.table} p on p.${holder.column} = page.id order by p.position`,
      values,
    ),
  ]);
  const byHolder = Map.groupBy(parties, ({ holderId }) => holderId);
  if (!found.every(({ id }) => byHolder.has(id))) return await withParties(tx, holder, read, found);
  return found.map((row) => ({
    ...row,
    parties: (byHolder.get(row.id) ?? []).filter(({ id }) => id !== null),
  }));
}

/** Those that are not among `parties` go, the others stand in the order given; a party of another record keeps what it has. */
export async function replaceParties(
  tx: Transaction,
  { table, column }: Holder,
  record: Granted<
    { id: DraftId | DocumentId; organisationId: OrganisationId },
    "AS_SYSTEM" | "CAN_AMEND" | "CAN_CLAIM" | "CAN_EDIT" | "CAN_EXECUTE_REQUESTS" | "CREATED"
  >,
  parties: readonly Omit<PartyRow, "position">[],
): Promise<void> {
  await tx.query(`delete from ${table} where ${column} = $1 and not id = any ($2)`, [
    record.id,
    parties.map(({ id }) => id),
  ]);
  const given = COLUMNS.join(", ");
  const changed = COLUMNS.slice(1).map((name) => `${name} = excluded.${name}`);
  await tx.query(
    `insert into ${table} as p (organisation_id, ${column}, created_at, ${given})
     select $1, $2, $3, ${given} from jsonb_populate_recordset(null::${table}, $4) order by position
     on conflict (id) do update set ${changed.join(", ")} where p.${column} = excluded.${column}`,
    [record.organisationId, record.id, tx.now, JSON.stringify(parties.map(rowOf))],
  );
}

function rowOf(party: Omit<PartyRow, "position">, position: number): Record<string, unknown> {
  const kept: Readonly<Record<string, unknown>> = party;
  const values = PLACES.map(({ column }) => [snakeName(column), kept[column]]);
  return { id: party.id, position, ...Object.fromEntries(values) };
}

/** A draft's parties as its document begins with them; each is a party of its own from then on. */
export async function copyParties(
  tx: Transaction,
  document: Granted<{ id: DocumentId }, "CREATED">,
  parties: readonly PartyRow[],
): Promise<void> {
  const same = COLUMNS.slice(1).join(", ");
  await tx.query(
    `insert into document_party (id, organisation_id, document_id, created_at, ${same})
     select made.id, organisation_id, $1, $2, ${same} from draft_party p
       join unnest($3::uuid[], $4::uuid[]) as made (id, copied_id) on made.copied_id = p.id order by position`,
    [document.id, tx.now, parties.map(() => tx.newId()), parties.map(({ id }) => id)],
  );
}
