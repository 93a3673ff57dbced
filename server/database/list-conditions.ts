// The conditions of a list that is narrowed: of each thing that was asked, in the text only where it was, so that one plan fits every call of a text.

import type { FilterFact } from "@bondline/domain/values/lists/list-filter.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { SqlValue } from "../transaction/transaction.ts";

/** What was asked of one field, checked. */
export type Checked =
  /** One value, or several of which one must fit. */
  | { readonly kind: "one"; readonly value: string | readonly string[] }
  | { readonly kind: "range"; readonly from: SqlValue | undefined; readonly to: SqlValue | undefined }
  /** All of them must hold; keys and values compare without regard to case. */
  | { readonly kind: "facts"; readonly facts: readonly FilterFact[] };
export type CheckedFilter = Readonly<Record<string, Checked>>;

/**
 * The column that a field is about, with the expression by which an index has it; a moment of which days are asked, by the clocks of
 * DEFAULT_ZONE, and how many days before the one that is asked for it lies; or the condition over the places of its values.
 */
type Column =
  | string
  | Indexed
  | { readonly moment: string; readonly daysBefore?: number }
  | Archived
  | ((...places: readonly string[]) => string);
type Indexed = { readonly column: string; readonly indexed: string };
/** The moment from which a row is archived. */
type Archived = { readonly archivedAt: string };
type Moment = Extract<Column, { readonly moment: string }>;
export type FilterColumns<Name extends string> = Readonly<Record<Name, Column>>;

type Narrowed = { readonly conditions: readonly string[]; readonly values: readonly SqlValue[] };

/** `valuesBefore` stand before these in the statement. */
export function conditionsOf(
  asked: CheckedFilter,
  columns: FilterColumns<string>,
  valuesBefore: number,
): Narrowed {
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  const place = (value: SqlValue) => `$${valuesBefore + values.push(value)}`;
  conditions.push(...archiveCondition(asked, columns));
  for (const [name, checked] of Object.entries(asked)) {
    const column = columns[name];
    if (column === undefined) throw new Error(`The list has no column for ${name}.`);
    if (!isOfArchive(column)) conditions.push(...conditionsFor(checked, column, place));
  }
  return { conditions, values };
}

/** Said by every list that knows what is archived, in the words of its indexes: without being asked it leaves that out. */
export function archiveCondition(asked: CheckedFilter, columns: FilterColumns<string>): string[] {
  return Object.entries(columns).flatMap(([name, column]) => {
    if (!isOfArchive(column)) return [];
    const checked = asked[name];
    const which = checked?.kind === "one" ? checked.value : "CURRENT";
    if (which.includes("CURRENT") && which.includes("ARCHIVED")) return [];
    return [`${column.archivedAt} is ${which.includes("ARCHIVED") ? "not null" : "null"}`];
  });
}

const isOfArchive = (column: Column): column is Archived =>
  typeof column === "object" && "archivedAt" in column;

function conditionsFor(
  checked: Checked,
  column: Exclude<Column, Archived>,
  place: (value: SqlValue) => string,
): string[] {
  if (checked.kind === "range") {
    const ends = [
      [">=", checked.from],
      ["<=", checked.to],
    ] as const;
    const within = ends.flatMap(([sign, end]) =>
      end === undefined ? [] : [endOf(column, sign, place(end))],
    );
    return within.length > 0 && hasEmptyValues(column) ? [...within, `${column.column} is not null`] : within;
  }
  if (checked.kind === "facts")
    return checked.facts.map(({ key, value }) => conditionOver(column, [place(key), place(value)]));
  const { value } = checked;
  return [conditionOver(column, [place(typeof value === "string" ? value : [...value])])];
}

/** In the index something stands for what is empty, which is within no range that is asked for. */
const hasEmptyValues = (column: Exclude<Column, Archived>): column is Indexed =>
  typeof column === "object" && "indexed" in column;

function endOf(column: Exclude<Column, Archived>, sign: "<=" | ">=", place: string): string {
  if (typeof column === "function") throw new Error("A range is of a column.");
  if (typeof column === "object" && "moment" in column) return momentOf(column, sign, place);
  return `${typeof column === "string" ? column : column.indexed} ${sign} ${place}`;
}

/** Compared as it is kept, so that the index of its list serves. */
function momentOf({ moment, daysBefore = 0 }: Moment, sign: "<=" | ">=", place: string): string {
  const day = sign === ">=" ? `${place}::date - ${daysBefore}` : `${place}::date - ${daysBefore} + 1`;
  return `${moment} ${sign === ">=" ? ">=" : "<"} (${day})::timestamp at time zone '${DEFAULT_ZONE}'`;
}

/** A column by itself is compared with any of the values. */
function conditionOver(column: Exclude<Column, Archived>, places: readonly string[]): string {
  if (typeof column === "function") return column(...places);
  if (typeof column === "object" && "moment" in column) throw new Error("Of a moment a range is asked.");
  return `${typeof column === "string" ? column : column.column} = any (${places[0]})`;
}
