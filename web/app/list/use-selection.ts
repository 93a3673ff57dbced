// Which rows of a list are chosen, page after page, or all that fit but those left out; another place, such as another tab, begins with none.

import { useCallback, useMemo, useState } from "react";
import type { TableSelection } from "../../ui/data-table-selection.tsx";

type Rows<Row> = ReadonlyMap<string, Row>;
/** `all`: of how many, and what of the list they are; the rows are then those left out. */
type Held<Row> = {
  readonly of: string;
  readonly rows: Rows<Row>;
  readonly all?: { readonly total: number; readonly fitting: string } | undefined;
};

export type Selection<Row> = {
  /** One by one; none where all that fit are chosen. */
  readonly rows: readonly Row[];
  readonly count: number;
  /** The keys that are left out of all that fit; undefined where rows are chosen one by one. */
  readonly except: readonly string[] | undefined;
  readonly table: TableSelection<Row>;
  readonly chooseAll: (total: number) => void;
  readonly clear: () => void;
};

type SelectionWords<Row> = Pick<TableSelection<Row>, "nameOf" | "allName"> & {
  readonly keyOf: (row: Row) => string;
};

/** `words` are kept outside the component. `fitting`: what narrows the list; with another, not all that fit are chosen any more. */
export function useSelection<Row>(
  { of, fitting }: { readonly of: string; readonly fitting: string },
  { keyOf, nameOf, allName }: SelectionWords<Row>,
): Selection<Row> {
  const [held, setHeld] = useState<Held<Row>>({ of, rows: new Map() });
  const isKept = held.of === of && (held.all === undefined || held.all.fitting === fitting);
  const { rows, all }: Held<Row> = isKept ? held : { of, rows: NONE };

  const choose = useCallback(
    (changed: readonly Row[], isChosen: boolean) =>
      setHeld((before) => {
        const still = before.of === of && (before.all === undefined || before.all.fitting === fitting);
        const next = new Map(still ? before.rows : []);
        const isHeld = still && before.all !== undefined ? !isChosen : isChosen;
        for (const row of changed) {
          if (isHeld) next.set(keyOf(row), row);
          else next.delete(keyOf(row));
        }
        return { of, rows: next, all: still ? before.all : undefined };
      }),
    [of, fitting, keyOf],
  );
  const clear = useCallback(() => setHeld({ of, rows: new Map() }), [of]);
  const chooseAll = useCallback(
    (total: number) => setHeld({ of, rows: new Map(), all: { total, fitting } }),
    [of, fitting],
  );
  const table = useMemo(
    () => ({
      nameOf,
      allName,
      choose,
      isChosen: (row: Row) => rows.has(keyOf(row)) !== (all !== undefined),
    }),
    [nameOf, allName, keyOf, choose, rows, all],
  );
  return useMemo(
    () => ({
      rows: all === undefined ? [...rows.values()] : [],
      count: all === undefined ? rows.size : all.total - rows.size,
      except: all === undefined ? undefined : [...rows.keys()],
      table,
      chooseAll,
      clear,
    }),
    [rows, all, table, chooseAll, clear],
  );
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
