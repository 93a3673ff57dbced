// Which rows of a list are chosen, page after page; another place, such as another tab, begins with none.

import { useCallback, useMemo, useState } from "react";
import type { TableSelection } from "../../ui/data-table-selection.tsx";

type Held<Row> = { readonly of: string; readonly rows: ReadonlyMap<string, Row> };

export type Selection<Row> = {
  readonly rows: readonly Row[];
  readonly table: TableSelection<Row>;
  readonly clear: () => void;
};

type SelectionWords<Row> = Pick<TableSelection<Row>, "nameOf" | "allName">;

/** `words` are kept outside the component. */
export function useSelection<Row extends { readonly id: string }>(
  of: string,
  words: SelectionWords<Row>,
): Selection<Row> {
  const [held, setHeld] = useState<Held<Row>>({ of, rows: new Map() });
  const chosen = held.of === of ? held.rows : NONE;

  const choose = useCallback(
    (rows: readonly Row[], isChosen: boolean) =>
      setHeld((before) => {
        const next = new Map(before.of === of ? before.rows : []);
        for (const row of rows) {
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        return { of, rows: next };
      }),
    [of],
  );
  const clear = useCallback(() => setHeld({ of, rows: new Map() }), [of]);
  const table = useMemo(
    () => ({ ...words, choose, isChosen: ({ id }: Row) => chosen.has(id) }),
    [words, choose, chosen],
  );
  return { rows: useMemo(() => [...chosen.values()] as Row[], [chosen]), table, clear };
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
