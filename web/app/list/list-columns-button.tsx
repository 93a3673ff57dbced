// Opens the choice of a list's columns; a phone shows each record as lines instead, and has no columns to choose.

import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { DataTableColumn } from "../../ui/data-table-column.ts";
import { COLUMN_WORDS as WORDS } from "./list-words.ts";
import type { ListPlace } from "./use-list-place.ts";

const ColumnsDialog = lazy(async () => ({ default: (await import("./columns-dialog.tsx")).ColumnsDialog }));

type ButtonProps<Row> = {
  readonly place: Pick<ListPlace<string, string>, "columns" | "arrange">;
  readonly all: readonly DataTableColumn<Row>[];
  readonly usual: readonly string[];
};

export function ListColumnsButton<Row>({ place, all, usual }: ButtonProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="hidden sm:block">
      <Button onClick={() => setOpen(true)}>{WORDS.title}</Button>
      {isOpen && (
        <Suspense>
          <ColumnsDialog
            all={all}
            shown={place.columns}
            usual={usual}
            onApply={(columns) => {
              setOpen(false);
              place.arrange(columns);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
