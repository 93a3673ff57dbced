// A month to pick a day from, walked by arrow keys; weeks begin on Monday.

import { addMonthsClamped, dateParts, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  dayAfterKey,
  isOutside,
  isSameMonth,
  monthTitle,
  spokenDay,
  WEEKDAYS,
  weeksOfMonth,
} from "./calendar-month.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { NextIcon, PreviousIcon } from "./icons.ts";

export type CalendarProps = {
  readonly selected: PlainDate | undefined;
  readonly today: PlainDate;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onPick: (day: PlainDate) => void;
};

export function Calendar({ selected, today, min, max, onPick }: CalendarProps) {
  const [focused, setFocused] = useState(selected ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(true);

  useEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const onKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    movesFocus.current = true;
    setFocused(next);
  };
  const turn = (months: number) => {
    movesFocus.current = false;
    setFocused(addMonthsClamped(focused, months));
  };

  return (
    <div className="w-80 p-1 sm:w-72 sm:p-2">
      <div className="mb-1 flex items-center justify-between">
        <IconButton icon={PreviousIcon} label="Previous month" onClick={() => turn(-1)} />
        <p aria-live="polite" className="text-body font-semibold">
          {monthTitle(focused)}
        </p>
        <IconButton icon={NextIcon} label="Next month" onClick={() => turn(1)} />
      </div>
      <table ref={grid} aria-label={monthTitle(focused)} onKeyDown={onKey} className="w-full table-fixed">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday.short}
                scope="col"
                abbr={weekday.long}
                className="h-7 text-meta font-medium text-ink-3"
              >
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(focused).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={spokenDay(day)}
                    aria-pressed={day === selected}
                    aria-current={day === today ? "date" : undefined}
                    disabled={isOutside(day, min, max)}
                    onClick={() => onPick(day)}
                    className={dayLook({
                      isSelected: day === selected,
                      isToday: day === today,
                      isOfMonth: isSameMonth(day, focused),
                    })}
                  >
                    {dateParts(day).day}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function dayLook(day: {
  readonly isSelected: boolean;
  readonly isToday: boolean;
  readonly isOfMonth: boolean;
}): string {
  return classNames(
    "figures inline-flex h-11 w-full items-center sm:size-9 justify-center rounded-control text-label disabled:opacity-35",
    day.isSelected ? "bg-accent font-medium text-on-accent" : "hover:not-disabled:bg-sunken",
    !day.isSelected && day.isToday && "font-semibold text-accent-text shadow-[inset_0_0_0_1px_var(--line-2)]",
    !day.isSelected && !day.isToday && (day.isOfMonth ? "text-ink" : "text-ink-3"),
  );
}
