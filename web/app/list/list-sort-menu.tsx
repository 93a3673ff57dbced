// The order of a list as a menu: a phone has no column heads to press.

import type { DataTableColumn, TableSort } from "../../ui/data-table-column.ts";
import { MenuButton } from "../../ui/menu-button.tsx";
import { SORT_WORDS as WORDS } from "./list-words.ts";
import type { ListPlace } from "./use-list-place.ts";

type MenuProps<Row> = {
  readonly place: Pick<ListPlace<string, string>, "sort" | "sortBy">;
  readonly columns: readonly DataTableColumn<Row>[];
};

const DIRECTIONS: readonly TableSort["direction"][] = ["descending", "ascending"];

export function ListSortMenu<Row>({ place, columns }: MenuProps<Row>) {
  const { sort, sortBy } = place;
  const items = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header, align, isRowName }) =>
      DIRECTIONS.map((direction) => ({
        label: WORDS[isRowName ? "names" : align === "right" ? "amounts" : "days"][direction](header),
        isChosen: sort?.columnId === id && sort.direction === direction,
        onSelect: () => sortBy({ columnId: id, direction }),
      })),
    );
  return (
    <div className="sm:hidden">
      <MenuButton label={WORDS.title} isLabelled items={items} />
    </div>
  );
}
