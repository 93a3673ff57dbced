// The search over everything: a combobox over pages, actions and records, walked by the arrow keys.

import { searchWords } from "@bondline/domain/records/search/search.ts";
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from "react";
import { useConnection } from "../../../app/connection.ts";
import { useSession } from "../../../app/session.ts";
import type { NavigationGroup } from "../../../app/shell/shell-navigation.ts";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { useSettledText } from "../../../app/use-settled-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { searchOpenedStore } from "./public/search-opened.ts";
import { SearchBox } from "./search-box.tsx";
import { itemsFound, itemsOffered, type SearchItem } from "./search-items.ts";
import { SearchList } from "./search-list.tsx";
import { SearchEverythingDocument } from "./search-operations.ts";
import { SearchState } from "./search-state.tsx";
import { SEARCH_WORDS as WORDS } from "./search-words.ts";

/** Shorter than a list's: nothing but this waits for it. */
const SETTLE_MS = 150;

export type SearchPaletteProps = {
  readonly navigation: readonly NavigationGroup[];
  readonly onClose: () => void;
};

export function SearchPalette({ navigation, onClose }: SearchPaletteProps) {
  const [text, setText] = useState("");
  const [movedTo, setMovedTo] = useState<string>();
  const { items, offeredCount, ...search } = useSearchItems(text, navigation);
  const choose = useChoice(onClose);
  const [entered, setEntered] = useState<Pressed>();
  const listId = useId();
  // What one had moved to may be gone; then the first is chosen, and never a row that is not shown.
  const active = items.find(({ id }) => id === movedTo) ?? items[0];
  // Enter comes before the answer where somebody types fast: what stands there until then was found for other words.
  const isYetToCome =
    search.isSearching &&
    active?.id !== movedTo &&
    !items.slice(0, offeredCount).includes(active as SearchItem);
  useEffect(() => {
    if (entered === undefined || search.isSearching) return;
    setEntered(undefined);
    if (active !== undefined) choose(active, entered);
  }, [entered, search.isSearching, active, choose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      const place = active === undefined ? 0 : items.indexOf(active) + step;
      setMovedTo(items[(place + items.length) % items.length]?.id);
      setEntered(undefined);
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isYetToCome) setEntered({ ctrlKey: event.ctrlKey, metaKey: event.metaKey });
      else if (active !== undefined) choose(active, event);
    }
  };

  return (
    <Dialog title={WORDS.title} look="palette" onClose={onClose}>
      <SearchBox
        text={text}
        onText={(typed) => {
          setText(typed);
          setMovedTo(undefined);
          setEntered(undefined);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
        listId={listId}
        activeId={active === undefined ? undefined : optionId(listId, items, active)}
        isSearching={search.isSearching}
      />
      <SearchList
        id={listId}
        items={items}
        active={active}
        words={searchWords(text)}
        optionId={(item) => optionId(listId, items, item)}
        onChoose={choose}
      />
      <SearchState text={text} count={items.length} {...search} />
    </Dialog>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const optionId = (listId: string, items: readonly SearchItem[], item: SearchItem) =>
  `${listId}-${items.indexOf(item)}`;

/** What is offered at once, and what the server has found for the words that were typed last. */
function useSearchItems(text: string, navigation: readonly NavigationGroup[]) {
  const session = useSession();
  const { online } = useConnection();
  const [settled, setSettled] = useState("");
  useSettledText(text.trim(), setSettled, SETTLE_MS);
  const isAsked = settled !== "" && text.trim() !== "";
  const organisationId = session.selectedOrganisation?.id ?? null;
  const asked = isAsked && online ? { text: settled.slice(0, 100), organisationId } : undefined;
  const read = useRead(SearchEverythingDocument, asked);
  const found = asked === undefined ? [] : itemsFound(read.data?.search ?? []);
  const offered = itemsOffered(session, { navigation, text });
  return {
    items: [...offered, ...found],
    offeredCount: offered.length,
    isSearching: online && (text.trim() !== settled || (asked !== undefined && read.isReading)),
    isOffline: !online,
    failure: asked === undefined ? undefined : read.failure,
    onRetry: read.readAgain,
  };
}

type Pressed = { readonly ctrlKey: boolean; readonly metaKey: boolean };

/** Here, or in a new tab with Ctrl or Command; the search stays open for more then. */
function useChoice(onClose: () => void) {
  const go = useGo();
  return useCallback(
    ({ href }: SearchItem, { ctrlKey, metaKey }: Pressed) => {
      if (href === undefined) return searchOpenedStore.set("keys");
      if (ctrlKey || metaKey) return void window.open(href, "_blank", "noopener");
      onClose();
      go(href);
    },
    [go, onClose],
  );
}
