// Words to narrow a list by; Escape or the cross clears them.

import { type ComponentProps, useRef } from "react";
import { CloseIcon, SearchIcon } from "./icons.ts";

export type SearchFieldProps = Omit<
  ComponentProps<"input">,
  "className" | "type" | "value" | "onChange" | "ref"
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
};

export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    box.current?.focus();
  };
  return (
    <div className="relative w-full sm:max-w-80">
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3" />
      <input
        ref={box}
        {...input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={input.placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
        className="control pr-9 pl-9 [&::-webkit-search-cancel-button]:appearance-none"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-control text-ink-3 hover:text-ink sm:w-9"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
