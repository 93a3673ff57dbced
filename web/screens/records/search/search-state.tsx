// Under the list: how many there are, that nothing was found, why nothing can be, and the keys.

import { isShortSearch, searchWords } from "@bondline/domain/records/search/search.ts";
import type { Failure } from "../../../api/failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Key, modifierName } from "../../../ui/key.tsx";
import { SEARCH_WORDS as WORDS } from "./search-words.ts";

type SearchStateProps = {
  readonly text: string;
  readonly count: number;
  readonly isSearching: boolean;
  readonly isOffline: boolean;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
};

export function SearchState(props: SearchStateProps) {
  const { count, text, isSearching, failure } = props;
  const isTyped = text.trim() !== "";
  const isNothing = isTyped && count === 0 && !isSearching && failure === undefined && !props.isOffline;
  return (
    <>
      <p role="status" className="sr-only">
        {isTyped &&
          (isSearching ? WORDS.searching : isNothing ? WORDS.nothing(text.trim()) : WORDS.count(count))}
      </p>
      {props.isOffline && <Said>{WORDS.offline}</Said>}
      {isNothing && (
        <div className="px-6 py-8 text-center">
          <p className="text-body font-medium">{WORDS.nothing(text.trim())}</p>
          <p className="mt-1 text-body text-ink-2">
            {isShortSearch(searchWords(text)) ? WORDS.short : WORDS.nothingHint}
          </p>
        </div>
      )}
      {failure !== undefined && (
        <div
          role="alert"
          className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5"
        >
          <p className="text-label">{WORDS.failed}</p>
          <Button size="small" onClick={props.onRetry}>
            {WORDS.retry}
          </Button>
        </div>
      )}
      <Hints />
    </>
  );
}

function Said({ children }: { readonly children: string }) {
  return <p className="border-t border-line px-4 py-2.5 text-label text-ink-2">{children}</p>;
}

/** For those with a keyboard, which a narrow window rarely has. */
function Hints() {
  return (
    <div
      aria-hidden="true"
      className="hidden shrink-0 items-center gap-4 border-t border-line px-4 py-2 text-meta text-ink-3 sm:flex"
    >
      <Hint keys={["↑", "↓"]} label={WORDS.move} />
      <Hint keys={["Enter"]} label={WORDS.open} />
      <Hint keys={[modifierName(), "Enter"]} label={WORDS.newTab} />
    </div>
  );
}

function Hint({ keys, label }: { readonly keys: readonly string[]; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {label}
    </span>
  );
}
