// As at which day a page of what fees have earned is, as its address says it: today where it says none.

import { financialYearOf, yearSpan } from "@bondline/domain/money/books/revenue.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import {
  addDays,
  dateFromParts,
  dateParts,
  findPlainDate,
  isBefore,
  type PlainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { ListPlace } from "../../../app/list/use-list-place.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";

export function useToday(): PlainDate {
  return dayOfInstant(useNow(), DEFAULT_ZONE);
}

/** What is no day is today. */
export function dayAsked(said: string, today: PlainDate): PlainDate {
  return findPlainDate(said) ?? today;
}

/** Those that an accountant asks for. */
export function usualDays(
  today: PlainDate,
): readonly { readonly value: PlainDate; readonly label: string }[] {
  const { year, month } = dateParts(today);
  return [
    { value: today, label: WORDS.today },
    { value: addDays(dateFromParts({ year, month, day: 1 }), -1), label: WORDS.lastMonth },
    { value: addDays(yearSpan(financialYearOf(today)).from, -1), label: WORDS.lastYear },
  ];
}

type Place = Pick<ListPlace<string, "asAt" | "by">, "filters" | "narrow">;

export function useAsAt({ filters, narrow }: Place, today: PlainDate) {
  /** Until it is a day the address does not take it. */
  const [typed, setTyped] = useState<string>();
  const asAt = dayAsked(filters.asAt, today);
  const shown = typed ?? asAt;
  const day = findPlainDate(shown);
  const isFaulty = day === undefined || isBefore(today, day);
  const type = (text: string) => {
    const isDay = findPlainDate(text) !== undefined;
    setTyped(isDay ? undefined : text);
    if (isDay) narrow({ asAt: text });
  };
  return { asAt, shown, type, fault: isFaulty ? WORDS.notADay : undefined };
}
