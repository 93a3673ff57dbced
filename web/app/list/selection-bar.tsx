// What stands over a list once rows of it are chosen: how many they are, that all that fit may be chosen too, and what is done with them.

import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon } from "../../ui/icons.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { SELECTION_WORDS as WORDS } from "./list-words.ts";
import type { ListPage } from "./read-pages.ts";
import type { Selection } from "./use-selection.ts";

type BarProps = {
  readonly selection: Pick<Selection<never>, "chooseAll" | "clear" | "count" | "except">;
  readonly page: ListPage<unknown> | undefined;
  /** How many are chosen, as it is said where there is room. */
  readonly said: string;
  /** Where no more than so many may be chosen, all that fit included. */
  readonly most?: number | undefined;
  readonly children: ReactNode;
};

/** On a phone it stays in sight above the rows. */
export function SelectionBar({ selection, page, said, most, children }: BarProps) {
  const isPhone = useIsPhone();
  return (
    <div className={BAR}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="figures text-body font-medium">
          {isPhone ? WORDS.chosenShort(selection.count) : said}
        </p>
        <ChooseAll selection={selection} page={page} most={most} />
        {isPhone && (
          <span className="ml-auto">
            <IconButton icon={CloseIcon} label={WORDS.clear} onClick={selection.clear} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        {!isPhone && (
          <Button size="small" onClick={selection.clear}>
            {WORDS.clear}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

const BAR =
  "flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card bg-sunken px-4 py-2.5 max-md:sticky max-md:top-16 max-md:z-20 max-md:flex-col max-md:items-stretch max-md:shadow-2";

/** Offered as long as more would fit than are chosen. */
function ChooseAll({ selection, page, most }: Pick<BarProps, "most" | "page" | "selection">) {
  const isPhone = useIsPhone();
  if (page === undefined || selection.except !== undefined || page.total <= selection.count) return null;
  const { total, isTotalCapped } = page;
  if (most !== undefined && (isTotalCapped || total > most))
    return <p className="text-label text-ink-2">{WORDS.tooMany(most)}</p>;
  return (
    <Button variant="text" size={isPhone ? "regular" : "small"} onClick={() => selection.chooseAll(total)}>
      {isTotalCapped ? WORDS.chooseAllUncounted : WORDS.chooseAll(total)}
    </Button>
  );
}
