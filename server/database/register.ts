// A register, which is a list over all organisations: its page, its count and its file ask by the same conditions, in the same order.

import type { SupplierId } from "@bondline/domain/ids.ts";
import type { ChosenRows } from "../graphql/chosen-rows.ts";
import type { Keyset, Listed, Page, PageArguments } from "../graphql/list-page.ts";
import type { SqlValue, Transaction } from "../transaction/transaction.ts";
import { likeText, planForValues } from "./like-text.ts";
import { type CheckedFilter, conditionsOf, type FilterColumns } from "./list-conditions.ts";
import { momentCell } from "./moment-cell.ts";
import { countRows, listRows } from "./read-rows.ts";
import type { LongStatement } from "./row-cursor.ts";

export type Register<Field extends string, Filter extends string> = {
  readonly id: string;
  /** By what a row is chosen, where that is not its id. */
  readonly chosenBy?: string;
  /** The table, and what its columns need besides. */
  readonly from: string;
  /** What is counted, where the conditions need fewer tables. */
  readonly counted?: string;
  readonly columns: string;
  /** Each has an index of its own, with no organisation in front. */
  readonly orders: Readonly<Record<Field, Pick<Keyset, "column" | "cast">>>;
  readonly narrowedBy: FilterColumns<Filter>;
  /** What is in it at all; without it, all rows. */
  readonly holds?: string;
  /** What of it is one bank's or insurer's, whose people read that alone, over the place of its id. */
  readonly ofSupplier?: (id: string) => string;
  /** The condition of a search over the place of its words. */
  readonly found: (words: string) => string;
  /** Of its file, by the keys of the columns; where those take other tables, `asked` stands in them for the keys that are asked for. */
  readonly fileFrom?: (asked: string) => string;
  readonly cells: (momentOf: (column: string) => string) => LongStatement["cells"];
};

export type RegisterSort<Field extends string> = { field: Field; direction: "ASC" | "DESC" };
export type RegisterQuery<Field extends string> = {
  search: string;
  narrowed: CheckedFilter;
  sort: RegisterSort<Field>;
  /** Whose people ask, where they are not the provider's. */
  supplierId?: SupplierId | null;
  /** Of its file: which of the rows that fit. */
  chosen?: ChosenRows | undefined;
};

export type RegisterFilter = Pick<RegisterQuery<string>, "chosen" | "narrowed" | "search" | "supplierId">;
type AnyRegister = Pick<
  Register<string, string>,
  "chosenBy" | "found" | "holds" | "id" | "narrowedBy" | "ofSupplier"
>;

export async function listRegister<Row extends { id: string }, Field extends string = string>(
  tx: Transaction,
  register: Register<Field, string>,
  { sort: { field, direction }, ...asked }: RegisterQuery<Field>,
  list: PageArguments,
): Promise<Page<Listed<Row>>> {
  if (isNarrowed(asked)) await planForValues(tx);
  const { id, orders, columns, from, counted = from } = register;
  const keyset = { ...orders[field], id, direction };
  return await listRows<Row>(tx, list, {
    keyset,
    columns,
    from,
    counted,
    ...registerCondition(register, asked),
  });
}

export async function countRegister(
  tx: Transaction,
  register: Register<never, string>,
  asked: RegisterFilter,
): Promise<number> {
  const { where, values } = registerCondition(register, asked);
  return await countRows(tx, `${register.counted ?? register.from} where ${where}`, values);
}

/** In the order of the list; moments by the clocks of the zone. */
export function registerToExport<Field extends string>(
  { from, fileFrom = () => from, orders, cells, ...register }: Register<Field, string>,
  { sort: { field, direction }, ...asked }: RegisterQuery<Field>,
  zone: string,
): LongStatement {
  const { where, values } = registerCondition(register, asked);
  const place = `$${values.length + 1}`;
  const named = cells((column) => momentCell(column, place));
  const saysMoments = Object.values(named).some((sql) => sql.includes(place));
  const way = direction === "ASC" ? "asc" : "desc";
  return {
    cells: named,
    from: (keys) =>
      `${fileFrom(keys)} where ${where} order by ${orders[field].column} ${way}, ${register.id} ${way}`,
    // A value that nothing names would have no type.
    values: saysMoments ? [...values, zone] : values,
  };
}

function isNarrowed({ search, narrowed, supplierId }: RegisterFilter): boolean {
  return likeText(search) !== "" || Object.keys(narrowed).length > 0 || Boolean(supplierId);
}

/** For a record whose rows are read with their parts, and so by its own store. */
export function registerCondition(
  { id, chosenBy = id, holds = "true", found, narrowedBy, ofSupplier = () => "false" }: AnyRegister,
  { search, narrowed, supplierId, chosen }: RegisterFilter,
): { where: string; values: SqlValue[] } {
  const words = likeText(search);
  const own: [condition: (place: string) => string, value: SqlValue][] = [];
  if (words !== "") own.push([(place) => `(${found(place)})`, words]);
  if (supplierId) own.push([ofSupplier, supplierId]);
  if (chosen) {
    const sign = chosen.areLeftOut ? "<> all" : "= any";
    own.push([(place) => `${chosenBy} ${sign} (${place}::uuid[])`, [...chosen.ids]]);
  }
  const { conditions, values } = conditionsOf(narrowed, narrowedBy, own.length);
  return {
    where: [holds, ...own.map(([condition], at) => condition(`$${at + 1}`)), ...conditions].join(" and "),
    values: [...own.map(([, value]) => value), ...values],
  };
}
