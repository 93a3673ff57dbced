// What is done with the documents that are chosen: how many they are, that all that fit may be chosen too, and the actions of their tab.

import { CHOSEN_DOCUMENTS_MAX } from "@bondline/domain/documents/documents/document-filters.ts";
import { filterInputOf, readFilter } from "@bondline/domain/values/lists/filter-text.ts";
import { lazy, Suspense, useState } from "react";
import type { List } from "../../../../app/list/use-list.ts";
import type { Selection } from "../../../../app/list/use-selection.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { CloseIcon } from "../../../../ui/icons.ts";
import type { MenuItem } from "../../../../ui/menu.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { useIsPhone } from "../../../../ui/use-is-phone.ts";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import type { ListedRow } from "./list-more.ts";
import { DOCUMENT_TABS } from "./list-reads.ts";
import { documentSort, filtersOf, type ListTab } from "./list-shape.ts";
import type { Chosen } from "./use-bulk.ts";

const DIALOGS = {
  returns: lazy(async () => ({
    default: (await import("./document-returns-dialog.tsx")).DocumentReturnsDialog,
  })),
  facility: lazy(async () => ({ default: (await import("./bulk-facility-dialog.tsx")).BulkFacilityDialog })),
  export: lazy(async () => ({ default: (await import("./bulk-export-dialog.tsx")).BulkExportDialog })),
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

/** On a phone it stays in sight above the rows, with what has no room for a button of its own in the menu. */
export function DocumentSelectionBar({ organisationId, list, selection }: BarProps) {
  const [action, setAction] = useState<Action>();
  const isPhone = useIsPhone();
  const { count } = selection;
  const { tab } = list.place;
  const Asked = action === undefined ? undefined : DIALOGS[action];
  const does = (doing: Action) => ({ label: LABELS[doing], onSelect: () => setAction(doing) });
  const more: MenuItem[] = [
    ...(isPhone ? BUTTONS.map(does) : []),
    ...(tab === "closed" ? [] : [does("facility")]),
    does("fact"),
    does("stop"),
  ];
  return (
    <div className={BAR}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="figures text-body font-medium">
          {isPhone ? WORDS.chosenShort(count) : WORDS.chosen(count)}
        </p>
        <ChooseAll list={list} selection={selection} />
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
        <MenuButton
          label={isPhone && tab !== "established" ? WORDS.actions : WORDS.more}
          isLabelled
          look={isPhone ? "framed" : "bare"}
          items={more}
        />
        {!isPhone &&
          BUTTONS.map((each) => (
            <Button key={each} size="small" onClick={() => setAction(each)}>
              {LABELS[each]}
            </Button>
          ))}
        {tab === "established" && (
          <Button size={isPhone ? "regular" : "small"} variant="primary" onClick={() => setAction("returns")}>
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

const LABELS: Readonly<Record<Action, string>> = {
  returns: WORDS.askReturn,
  export: WORDS.exportChosen,
  share: WORDS.share,
  facility: WORDS.addToFacility,
  fact: WORDS.setFact,
  stop: WORDS.stopSharing,
};
const BUTTONS = ["export", "share"] as const satisfies readonly Action[];

const BAR =
  "flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card bg-sunken px-4 py-2.5 max-md:sticky max-md:top-16 max-md:z-20 max-md:flex-col max-md:items-stretch max-md:shadow-2";

/** Offered as long as more would fit than are chosen. */
function ChooseAll({ list, selection }: Pick<BarProps, "list" | "selection">) {
  const { page } = list;
  const isPhone = useIsPhone();
  if (page === undefined || selection.except !== undefined || page.total <= selection.count) return null;
  if (page.isTotalCapped || page.total > CHOSEN_DOCUMENTS_MAX)
    return <p className="text-label text-ink-2">{WORDS.tooMany(CHOSEN_DOCUMENTS_MAX)}</p>;
  return (
    <Button
      variant="text"
      size={isPhone ? "regular" : "small"}
      onClick={() => selection.chooseAll(page.total)}
    >
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
  const chosen = { organisationId, count, rows, sort: documentSort(place.sort) };
  if (except === undefined || tab === undefined) return { ...chosen, fitting: undefined };
  const filter = filterInputOf(readFilter(filtersOf(place.tab), place.filters));
  return { ...chosen, fitting: { tab, search: place.search, filter, except } };
}
