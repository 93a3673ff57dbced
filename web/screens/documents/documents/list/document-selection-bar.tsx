// What is done with the documents that are chosen: how many they are, that all that fit may be chosen too, and the actions of their tab.

import { CHOSEN_DOCUMENTS_MAX } from "@bondline/domain/documents/documents/document-filters.ts";
import { filterInputOf, readFilter } from "@bondline/domain/values/lists/filter-text.ts";
import { lazy, Suspense, useState } from "react";
import type { List } from "../../../../app/list/use-list.ts";
import type { Selection } from "../../../../app/list/use-selection.ts";
import { Button } from "../../../../ui/button.tsx";
import type { MenuItem } from "../../../../ui/menu.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import type { ListedRow } from "./list-more.ts";
import { DOCUMENT_TABS } from "./list-reads.ts";
import { filtersOf, type ListTab } from "./list-shape.ts";
import type { Chosen } from "./use-bulk.ts";

const DIALOGS = {
  returns: lazy(async () => ({
    default: (await import("./document-returns-dialog.tsx")).DocumentReturnsDialog,
  })),
  facility: lazy(async () => ({ default: (await import("./bulk-facility-dialog.tsx")).BulkFacilityDialog })),
  share: lazy(async () => ({ default: (await import("./bulk-sharing-dialogs.tsx")).BulkShareDialog })),
  stop: lazy(async () => ({ default: (await import("./bulk-sharing-dialogs.tsx")).BulkStopSharingDialog })),
  fact: lazy(async () => ({ default: (await import("./bulk-fact-dialog.tsx")).BulkFactDialog })),
};
type Action = keyof typeof DIALOGS;

type BarProps = {
  readonly organisationId: string;
  readonly list: List<ListedRow, unknown, ListTab, string>;
  readonly selection: Selection<ListedRow>;
};

export function DocumentSelectionBar({ organisationId, list, selection }: BarProps) {
  const [action, setAction] = useState<Action>();
  const { count } = selection;
  if (count === 0) return null;
  const { tab } = list.place;
  const Asked = action === undefined ? undefined : DIALOGS[action];
  const more: MenuItem[] = [
    ...(tab === "closed" ? [] : [{ label: WORDS.addToFacility, onSelect: () => setAction("facility") }]),
    { label: WORDS.setFact, onSelect: () => setAction("fact") },
    { label: WORDS.stopSharing, onSelect: () => setAction("stop") },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="figures text-body font-medium">
          {WORDS.chosen(count)}
        </p>
        <ChooseAll list={list} selection={selection} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={selection.clear}>
          {WORDS.clear}
        </Button>
        <MenuButton label={WORDS.more} isLabelled look="bare" items={more} />
        <Button size="small" onClick={() => setAction("share")}>
          {WORDS.share}
        </Button>
        {tab === "established" && (
          <Button size="small" variant="primary" onClick={() => setAction("returns")}>
            {WORDS.askReturn}
          </Button>
        )}
      </div>
      {Asked !== undefined && (
        <Suspense>
          <Asked
            chosen={chosenOf(organisationId, list, selection)}
            onClose={({ isDone }) => {
              setAction(undefined);
              if (!isDone) return;
              selection.clear();
              list.readAgain();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Offered as long as more would fit than are chosen. */
function ChooseAll({ list, selection }: Pick<BarProps, "list" | "selection">) {
  const { page } = list;
  if (page === undefined || selection.except !== undefined || page.total <= selection.count) return null;
  if (page.isTotalCapped || page.total > CHOSEN_DOCUMENTS_MAX)
    return <p className="text-label text-ink-2">{WORDS.tooMany(CHOSEN_DOCUMENTS_MAX)}</p>;
  return (
    <Button variant="text" size="small" onClick={() => selection.chooseAll(page.total)}>
      {WORDS.chooseAll(page.total)}
    </Button>
  );
}

function chosenOf(
  organisationId: string,
  { place }: BarProps["list"],
  { rows, count, except }: Selection<ListedRow>,
): Chosen {
  const tab = DOCUMENT_TABS[place.tab];
  if (except === undefined || tab === undefined) return { organisationId, count, rows, fitting: undefined };
  const filter = filterInputOf(readFilter(filtersOf(place.tab), place.filters));
  return { organisationId, count, rows, fitting: { tab, search: place.search, filter, except } };
}
