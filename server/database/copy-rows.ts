// Rows of one table that begin as copies of another's: each column of both is answered for, or it does not compile.

import { snakeName } from "./camel-rows.ts";
import type { Tables } from "./generated/rows.ts";

type Table = keyof Tables;
type Column<T extends Table> = keyof Tables[T] & string;

/** A constant text of SQL, such as a place for a value or a column of the row that is copied. */
type Expression = { readonly is: string };

/** Of the new row: what it takes over by its name, and what it has instead. Of the one that is copied: what stays with it alone. */
export type CopiedColumns<From extends Table, To extends Table> = {
  readonly [C in Column<To>]: C extends Column<From> ? "copied" | Expression : Expression;
} & { readonly [C in Exclude<Column<From>, Column<To>>]: "stays" };

export function copyText<From extends Table, To extends Table>(
  from: From,
  to: To,
  columns: CopiedColumns<From, To>,
  where: string,
): string {
  const taken = Object.entries<"copied" | "stays" | Expression>(columns).flatMap(([name, source]) => {
    if (source === "stays") return [];
    const column = snakeName(name);
    return [{ column, value: source === "copied" ? column : source.is }];
  });
  const names = taken.map(({ column }) => column).join(", ");
  const values = taken.map(({ value }) => value).join(", ");
  return `insert into ${to} (${names}) select ${values} from ${from} where ${where}`;
}
