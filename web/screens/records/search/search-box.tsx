// Where one types what is searched for.

import { SEARCH_TEXT_MAX } from "@bondline/domain/records/search/search.ts";
import type { KeyboardEvent } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CloseIcon, SearchIcon, SpinnerIcon } from "../../../ui/icons.ts";
import { SEARCH_WORDS as WORDS } from "./search-words.ts";

type SearchBoxProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly isSearching: boolean;
};

export function SearchBox(props: SearchBoxProps) {
  const Shown = props.isSearching ? SpinnerIcon : SearchIcon;
  return (
    <div className="flex shrink-0 items-center gap-2.5 border-b border-line py-1.5 pr-2 pl-4">
      <Shown className={props.isSearching ? "animate-spin text-ink-3" : "text-ink-3"} />
      <input
        type="text"
        role="combobox"
        aria-label={WORDS.title}
        aria-expanded={props.activeId !== undefined}
        aria-controls={props.listId}
        aria-autocomplete="list"
        aria-activedescendant={props.activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={SEARCH_TEXT_MAX}
        placeholder={WORDS.placeholder}
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={props.onKeyDown}
        className="h-11 min-w-0 flex-1 bg-transparent text-title outline-none placeholder:text-ink-3"
      />
      <IconButton icon={CloseIcon} label={WORDS.close} onClick={props.onClose} />
    </div>
  );
}
