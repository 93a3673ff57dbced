// What is offered and found, group by group, with the words marked in it.

import { matchedParts } from "@bondline/domain/records/search/search.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { groupsOf, type SearchItem } from "./search-items.ts";
import { SEARCH_WORDS as WORDS } from "./search-words.ts";

type SearchListProps = {
  readonly id: string;
  readonly items: readonly SearchItem[];
  readonly active: SearchItem | undefined;
  readonly words: readonly string[];
  readonly optionId: (item: SearchItem) => string;
  readonly onChoose: (item: SearchItem, event: MouseEvent) => void;
};

export function SearchList({ id, items, active, words, optionId, onChoose }: SearchListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={WORDS.results}
      className="min-h-0 flex-1 overflow-y-auto p-2 empty:hidden sm:flex-initial"
    >
      {groupsOf(items).map(([group, ofGroup]) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldset.
        <div key={group} role="group" aria-label={group} className="pb-2 last:pb-0">
          <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-meta font-medium text-ink-3">
            {group}
          </p>
          {ofGroup.map((item) => (
            <Option
              key={item.id}
              id={optionId(item)}
              item={item}
              isActive={item === active}
              words={words}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = Pick<SearchListProps, "words" | "onChoose"> & {
  readonly id: string;
  readonly item: SearchItem;
  readonly isActive: boolean;
};

function Option({ id, item, isActive, words, onChoose }: OptionProps) {
  const { icon: Shown, title, detail, status, amount } = item;
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    function keepInSight() {
      if (isActive) row.current?.scrollIntoView?.({ block: "nearest" });
    },
    [isActive],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the text field, which keeps the focus.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(item, event)}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 text-body hover:bg-ink/4 sm:min-h-9",
        isActive && "bg-sunken hover:bg-sunken",
      )}
    >
      <Shown className="text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Marked text={title} words={words} />
        </span>
        {detail !== undefined && (
          <span className="block truncate text-meta text-ink-2">
            <Marked text={detail} words={words} />
          </span>
        )}
      </span>
      {(amount !== undefined || status !== undefined) && (
        <span className="shrink-0 text-right">
          {amount !== undefined && <span className="figures block text-label">{aud(amount)}</span>}
          {status !== undefined && <span className="block text-meta text-ink-2">{status}</span>}
        </span>
      )}
    </div>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return matchedParts(text, words).map((part, place) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
      <mark key={place} className="bg-transparent font-semibold text-accent-text">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
