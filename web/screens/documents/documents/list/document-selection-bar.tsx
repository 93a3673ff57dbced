// What is done with the documents that are chosen: how many they are, that all that fit may be chosen too, and the actions of their tab.

import { CHOSEN_DOCUMENTS_MAX } from "@bondline/domain/documents/documents/document-filters.ts";
import { filterInputOf, readFilter } from "@bondline/domain/values/lists/filter-text.ts";
import { lazy, Suspense, useState } from "react";
import { SELECTION_WORDS } from "../../../../app/list/list-words.ts";
import { SelectionBar } from "../../../../app/list/selection-bar.tsx";
import type { List } from "../../../../app/list/use-list.ts";
import type { Selection } from "../../../../app/list/use-selection.ts";
import { Button } from "../../../../ui/button.tsx";
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

/** On a phone what has no room for a button of its own is in the menu. */
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
    <>
      <SelectionBar
        selection={selection}
        page={list.page}
        said={WORDS.chosen(count)}
        most={CHOSEN_DOCUMENTS_MAX}
      >
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
      </SelectionBar>
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
    </>
  );
}

const LABELS: Readonly<Record<Action, string>> = {
  returns: WORDS.askReturn,
  export: SELECTION_WORDS.exportChosen,
  share: WORDS.share,
  facility: WORDS.addToFacility,
  fact: WORDS.setFact,
  stop: WORDS.stopSharing,
};
const BUTTONS = ["export", "share"] as const satisfies readonly Action[];

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
