// An Australian address: suggestions from the register 250 ms after the last key, or the address entered by oneself.

import { useEffect, useRef, useState } from "react";
import { Combobox, type ComboboxProps, type Suggestion } from "./combobox.tsx";

export type AddressFieldProps = Omit<ComboboxProps, "suggestions" | "isLoading" | "note"> & {
  /** Rejects when the service does not answer; the field then takes what is typed. */
  readonly search: (words: string) => Promise<readonly Suggestion[]>;
};

export const ADDRESS_SEARCH_WAIT_MS = 250;
const WORDS_LENGTH_MIN = 3;

type Found = {
  readonly words: string;
  readonly suggestions: readonly Suggestion[];
  readonly hasFailed: boolean;
};

const NOTHING: Found = { words: "", suggestions: [], hasFailed: false };

export function AddressField({ search, help, onChange, onPick, ...rest }: AddressFieldProps) {
  const [words, setWords] = useState("");
  const found = useSearch(words, search);
  const isWaiting = words.length >= WORDS_LENGTH_MIN && found.words !== words;

  return (
    <Combobox
      autoComplete="street-address"
      maxLength={255}
      {...rest}
      help={found.hasFailed ? "Suggestions are not available. Enter the address yourself." : help}
      suggestions={words.length >= WORDS_LENGTH_MIN ? found.suggestions : []}
      isLoading={isWaiting}
      note={
        found.words === words && found.words !== "" && !found.hasFailed && found.suggestions.length === 0
          ? "No match. The address stays as you typed it."
          : undefined
      }
      onChange={(text) => {
        setWords(text);
        onChange(text);
      }}
      onPick={(suggestion) => {
        setWords("");
        onPick?.(suggestion);
      }}
    />
  );
}

function useSearch(words: string, search: AddressFieldProps["search"]): Found {
  const [found, setFound] = useState(NOTHING);
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (words.length < WORDS_LENGTH_MIN) return setFound(NOTHING);
    let isStale = false;
    const keep = (next: Found) => {
      if (!isStale) setFound(next);
    };
    const timer = setTimeout(() => {
      latest
        .current(words)
        .then((suggestions) => keep({ words, suggestions, hasFailed: false }))
        // Any failure means the same here: the reader enters the address by hand.
        .catch(() => keep({ words, suggestions: [], hasFailed: true }));
    }, ADDRESS_SEARCH_WAIT_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [words]);

  return found;
}
