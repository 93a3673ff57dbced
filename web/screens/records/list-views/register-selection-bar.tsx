// What is done with the rows that are chosen of a register: they leave as a file, in the columns that are shown.

import type { ListName } from "@bondline/domain/records/list-views/list-view.ts";
import { CHOSEN_ROWS_MAX } from "@bondline/domain/values/lists/chosen-rows.ts";
import { type ReactNode, Suspense, useState } from "react";
import type { ExportWanted } from "../../../api/generated/graphql.ts";
import { SELECTION_WORDS as WORDS } from "../../../app/list/list-words.ts";
import type { ListPage } from "../../../app/list/read-pages.ts";
import { SelectionBar } from "../../../app/list/selection-bar.tsx";
import type { Selection } from "../../../app/list/use-selection.ts";
import { Button } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { ExportTables } from "../exports/public/export-button.tsx";
import { fileColumnsOf } from "./register-file-columns.ts";

type BarProps = {
  readonly list: ListName;
  readonly title: string;
  /** Of all that fit. */
  readonly wanted: ExportWanted;
  readonly page: ListPage<unknown> | undefined;
  readonly selection: Pick<Selection<never>, "chooseAll" | "clear" | "count" | "except">;
  /** Of rows that are chosen one by one. */
  readonly ids: readonly string[];
  /** The columns on screen, in their order. */
  readonly shown: readonly string[];
  /** What else is done with rows that are chosen one by one. */
  readonly more?: ReactNode;
};

export function RegisterSelectionBar(props: BarProps) {
  const { list, title, wanted, page, selection, ids, shown, more } = props;
  const [isExporting, setExporting] = useState(false);
  const isPhone = useIsPhone();
  const { count, except } = selection;
  const named = except === undefined ? { ids } : { exceptIds: [...except] };
  const isTooMany = (except ?? ids).length > CHOSEN_ROWS_MAX;
  const isUncounted = except !== undefined && page?.isTotalCapped === true;
  return (
    <>
      <SelectionBar
        selection={selection}
        page={page}
        said={isUncounted ? WORDS.chosenAtLeast(count) : WORDS.chosen(count)}
      >
        <Button
          size={isPhone ? "regular" : "small"}
          {...(more === undefined && { variant: "primary" as const })}
          icon={DownloadIcon}
          disabledReason={isTooMany ? WORDS.tooManyOneByOne(CHOSEN_ROWS_MAX) : undefined}
          onClick={() => setExporting(true)}
        >
          {WORDS.exportChosen}
        </Button>
        {except === undefined && more}
      </SelectionBar>
      {isExporting && (
        <Suspense>
          <ExportTables
            tables={[
              {
                name: title,
                wanted: withChosen(wanted, named),
                columns: fileColumnsOf(list, shown),
                isOnce: true,
              },
            ]}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type Named = { readonly ids: readonly string[] } | { readonly exceptIds: readonly string[] };

/** Rows that are named leave whatever the list is narrowed to by then; what is left out, of what it is narrowed to. */
function withChosen(wanted: ExportWanted, named: Named): ExportWanted {
  const registers = wanted as Readonly<Record<string, { readonly sort?: unknown }>>;
  const chosen = Object.entries(registers).map(([register, asked]) => [
    register,
    "ids" in named ? { sort: asked.sort, ...named } : { ...asked, ...named },
  ]);
  return Object.fromEntries(chosen);
}
