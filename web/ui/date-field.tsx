// A calendar day, typed as dd/mm/yyyy or picked; the value is an ISO day, or the text as typed until it is one.

import { findPlainDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type ComponentProps, useId, useRef, useState } from "react";
import { Calendar } from "./calendar.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { CalendarIcon } from "./icons.ts";
import { Popup } from "./popup.tsx";
import { isoFromTyped, typedFromIso } from "./typed-date.ts";

export type DateFieldProps = FieldProps &
  Omit<
    ComponentProps<"input">,
    "className" | "id" | "children" | "value" | "onChange" | "onBlur" | "type" | "min" | "max"
  > & {
    /** "2027-03-01", "", or what was typed and is not yet a day. */
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur?: (() => void) | undefined;
    /** Days outside can't be picked; typed ones are for the field's rule to refuse. */
    readonly min?: string | undefined;
    readonly max?: string | undefined;
    /** The day the calendar marks; the reader's own day where it is not given. */
    readonly today?: string | undefined;
  };

export function DateField({ value, onChange, onBlur, ...others }: DateFieldProps) {
  const { min, max, today, ...props } = others;
  const { label } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popupId = useId();

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Field {...props}>
      {(control) => (
        <div ref={box} className="relative">
          <input
            autoComplete="off"
            inputMode="numeric"
            placeholder="dd/mm/yyyy"
            maxLength={10}
            {...control}
            type="text"
            value={typing ?? typedFromIso(value)}
            onChange={(event) => {
              setTyping(event.target.value);
              onChange(isoFromTyped(event.target.value));
            }}
            onBlur={() => {
              setTyping(null);
              onBlur?.();
            }}
            className="control figures pr-11"
          />
          <div className="absolute inset-y-0 right-0 flex items-center sm:right-0.5">
            <IconButton
              ref={button}
              icon={CalendarIcon}
              label={`Choose ${label.toLowerCase()} from a calendar`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? popupId : undefined}
              onClick={() => setOpen(!isOpen)}
            />
          </div>
          {isOpen && (
            <Popup id={popupId} role="dialog" aria-label={label} anchor={box} align="end" onClose={close}>
              <Calendar
                selected={findPlainDate(value)}
                today={today === undefined ? readersToday() : plainDate(today)}
                min={min}
                max={max}
                onPick={(day) => {
                  setTyping(null);
                  onChange(day);
                  close();
                }}
              />
            </Popup>
          )}
        </div>
      )}
    </Field>
  );
}

function readersToday(): PlainDate {
  const now = new Date();
  return plainDate(`${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`);
}

function pad(part: number): string {
  return String(part).padStart(2, "0");
}
