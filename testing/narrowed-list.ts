// What is shown of every list that can be narrowed: each filter finds what it says, in the list, its count and its file; faults are named; the file is the list's own readers'.

import assert from "node:assert/strict";
import { CHOSEN_ROWS_MAX } from "@bondline/domain/values/lists/chosen-rows.ts";
import { type FilterTable, rangeNames } from "@bondline/domain/values/lists/list-filter.ts";
import type { Api } from "./api.ts";
import { untilJobsAreDone } from "./jobs-done.ts";

export type NarrowedList = {
  table: FilterTable;
  /** With `$filter: …` and, for an organisation's list, `$organisationId: ID!` as its variables. */
  query: string;
  organisationId?: string;
  /** Where the connection stands in the answer. */
  field: string;
  /** What names a row in the list, and under which key it stands in the file. */
  nameOf: (node: never) => string;
  /** Of what is exported, under its own name. */
  wanted: string;
  nameKey: string;
  /** By what a row is chosen, where that is not its own id: the field that says it, and where it stands. */
  chosenBy?: readonly [field: string, idOf: (node: never) => string];
  /** What each filter finds, by the names of the rows. */
  found: readonly (readonly [filter: object, names: readonly string[]])[];
};

type Connection = { totalCount: number; edges: { node: never }[] };

async function page(api: Api, list: NarrowedList, filter: object): Promise<Connection> {
  const { organisationId } = list;
  const answer = await api.get(list.query, { filter, ...(organisationId ? { organisationId } : {}) });
  return answer[list.field];
}

export async function provesFilters(api: Api, list: NarrowedList): Promise<void> {
  for (const [filter, names] of list.found) {
    const { totalCount, edges } = await page(api, list, filter);
    const said = JSON.stringify(filter);
    assert.deepEqual(edges.map(({ node }) => list.nameOf(node)).sort(), [...names].sort(), said);
    assert.equal(totalCount, names.length, said);
    const { rowCount } = (await api.get(OFFER, { wanted: wantedOf(list, { filter }) })).exportOffer;
    assert.equal(rowCount, names.length, `file of ${said}`);
  }
  const tried = new Set(list.found.flatMap(([filter]) => Object.keys(filter)));
  assert.deepEqual(
    fieldsOf(list.table).filter((name) => !tried.has(name)),
    [],
    "every filter is tried",
  );
}

/** Every field that can be wrong, wrong at once. */
export async function provesFaults(api: Api, list: NarrowedList): Promise<void> {
  const wrong = Object.fromEntries(
    Object.entries(list.table).flatMap(([name, { kind }]): [string, string][] => {
      if (kind === "text") return [[name, "x".repeat(201)]];
      if (kind === "amounts" || kind === "days") return rangeNames(name).map((each) => [each, "much"]);
      return [];
    }),
  );
  const { organisationId } = list;
  const given = { filter: wrong, ...(organisationId ? { organisationId } : {}) };
  const { errors } = await api.ask(list.query, given);
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}).sort(), Object.keys(wrong).sort());
}

/** All columns of the rows that the list shows, in its order; answers them by the columns' keys. */
export async function provesFile(api: Api, read: FileReader, list: NarrowedList) {
  const shown = (await page(api, list, {})).edges.map(({ node }) => list.nameOf(node));
  const wanted = wantedOf(list, {});
  const { columns } = (await api.get(OFFER, { wanted })).exportOffer;
  const keys = columns.map(({ key }: { key: string }) => key);
  const rows = await fileOf(api, read, { wanted, columns: keys });
  assert.deepEqual(
    rows.map((row) => row[list.nameKey]),
    shown,
  );
  return rows;
}

/** Only those that are named, or all but those, of what the reader's own list has; more than may be named, or both, is refused by name. */
export async function provesChosen(api: Api, list: NarrowedList, stranger?: Api): Promise<void> {
  const [field, idOf] = list.chosenBy ?? ["id", ({ id }: { id: string }) => id];
  const withIds = { ...list, query: list.query.replace("node {", `node { ${field}`) };
  const [id = "", ...others] = (await page(api, withIds, {})).edges.map(({ node }) => idOf(node));
  assert.notEqual(id, "", "there is a row to choose");
  const counted = async (reader: Api, asked: object) =>
    (await reader.get(OFFER, { wanted: wantedOf(list, asked) })).exportOffer.rowCount;
  assert.equal(await counted(api, { ids: [id, "no id"] }), 1);
  assert.equal(await counted(api, { ids: [] }), 0);
  assert.equal(await counted(api, { exceptIds: [id] }), others.length);
  assert.equal(await counted(api, { exceptIds: [] }), others.length + 1);
  if (stranger) assert.equal(await counted(stranger, { ids: [id, ...others] }), 0);
  const faultsOf = async (asked: object) => {
    const { errors } = await api.ask(OFFER, { wanted: wantedOf(list, asked) });
    return Object.keys(errors?.[0]?.extensions.fields ?? {});
  };
  const many = Array.from({ length: CHOSEN_ROWS_MAX + 1 }, () => id);
  assert.deepEqual(await faultsOf({ ids: many }), ["ids"]);
  assert.deepEqual(await faultsOf({ exceptIds: many }), ["exceptIds"]);
  assert.deepEqual(await faultsOf({ ids: [id], exceptIds: [id] }), ["exceptIds"]);
}

/** Of the world's jobs, and the cells of a CSV file. */
export type FileReader = { ownerUrl: string; cellsOf: (csv: Buffer) => string[][] };
type Asked = { wanted: object; columns: readonly string[] };

async function fileOf(api: Api, { ownerUrl, cellsOf }: FileReader, { wanted, columns }: Asked) {
  const input = { wanted, format: "CSV", columns };
  const { data, errors } = await api.mutate("createExport", "CreateExportInput", input, "export { id }");
  assert.equal(errors, undefined, JSON.stringify(errors));
  await untilJobsAreDone(ownerUrl);
  const { id } = data.createExport.export;
  const made = (await api.get("query ($id: ID!) { export(id: $id) { status download { url } } }", { id }))
    .export;
  assert.equal(made.status, "READY");
  const bytes = Buffer.from(await (await fetch(made.download.url)).arrayBuffer());
  const [, ...rows] = cellsOf(bytes);
  return rows.map(
    (row): Record<string, string> => Object.fromEntries(columns.map((key, at) => [key, row[at] ?? ""])),
  );
}

export function wantedOf({ wanted, organisationId }: NarrowedList, asked: object) {
  return { ...(organisationId ? { organisationId } : {}), [wanted]: asked };
}

export const OFFER =
  "query ($wanted: ExportWanted!) { exportOffer(wanted: $wanted) { rowCount columns { key label isUsual } } }";

function fieldsOf(table: FilterTable): string[] {
  return Object.entries(table).flatMap(([name, { kind }]) =>
    kind === "amounts" || kind === "days" ? rangeNames(name) : [name],
  );
}
