// A text field that offers suggestions while one types; what is typed may stand without any of them.

import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { SpinnerIcon } from "./icons.ts";
import { Popup } from "./popup.tsx";

export type Suggestion = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
};

export type ComboboxProps = FieldProps &
  Omit<
    ComponentProps<"input">,
    "className" | "id" | "children" | "value" | "onChange" | "onBlur" | "type" | "list"
  > & {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly onBlur?: (() => void) | undefined;
    readonly suggestions: readonly Suggestion[];
    /** Called with the chosen suggestion; the text itself is set to its label first. */
    readonly onPick?: ((suggestion: Suggestion) => void) | undefined;
    readonly isLoading?: boolean | undefined;
    /** Under the suggestions, as "No match. Keep what you typed." */
    readonly note?: ReactNode;
  };

export function Combobox({ value, onChange, onBlur, ...others }: ComboboxProps) {
  const { suggestions, onPick, isLoading = false, note, ...props } = others;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isShown = isOpen && (suggestions.length > 0 || note !== undefined);

  const pick = (suggestion: Suggestion) => {
    onChange(suggestion.label);
    onPick?.(suggestion);
    setOpen(false);
    setActive(-1);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = suggestions[active];
    if (event.key === "Enter" && isShown && chosen) {
      event.preventDefault();
      pick(chosen);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    setActive(nextActive(active, suggestions.length, event.key));
  };

  return (
    <Field {...props}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="off"
            {...control}
            ref={box}
            type="text"
            role="combobox"
            aria-expanded={isShown}
            aria-autocomplete="list"
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false);
              onBlur?.();
            }}
            className="control"
          />
          {isLoading && (
            <SpinnerIcon className="absolute inset-y-0 right-3 my-auto animate-spin text-ink-3" />
          )}
          <span role="status" className="sr-only">
            {isShown && `${suggestions.length} suggestions`}
          </span>
          {isShown && (
            <Popup
              anchor={box}
              matchesAnchor
              onClose={() => setOpen(false)}
              onMouseDown={(event) => event.preventDefault()}
              // The list of addresses is never taller than this (UI-29).
              className="max-h-[225px]! max-w-[90vw]"
            >
              <SuggestionList
                id={listId}
                label={props.label}
                suggestions={suggestions}
                active={active}
                onPick={pick}
              />
              {note !== undefined && <p className="px-2.5 py-2 text-label text-ink-3">{note}</p>}
            </Popup>
          )}
        </div>
      )}
    </Field>
  );
}

function SuggestionList(props: {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onPick: (suggestion: Suggestion) => void;
}) {
  if (props.suggestions.length === 0) return null;
  return (
    <div id={props.id} role="listbox" aria-label={props.label}>
      {props.suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the text field, which keeps the focus.
        <div
          key={suggestion.id}
          id={`${props.id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === props.active}
          onClick={() => props.onPick(suggestion)}
          className={classNames(
            "cursor-pointer rounded-badge px-2.5 py-2 text-body hover:bg-sunken sm:py-1.5",
            place === props.active && "bg-sunken",
          )}
        >
          <span className="block">{suggestion.label}</span>
          {suggestion.detail && (
            <span className="figures block text-meta text-ink-3">{suggestion.detail}</span>
          )}
        </div>
      ))}
    </div>
  );
}

function nextActive(active: number, count: number, key: "ArrowDown" | "ArrowUp"): number {
  if (count === 0) return -1;
  if (key === "ArrowDown") return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}
