// Which days a statement is of, as its address says them: this financial year where it says none, and nothing is asked about faulty ones.

import {
  checkStatementSpan,
  type StatementSpan,
  spanNameOf,
  usualSpans,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { findPlainDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { ListPlace } from "../../../../app/list/use-list-place.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";

export type DayName = "from" | "to";
type Texts = Readonly<Record<DayName, string>>;

export function useToday(): PlainDate {
  return dayOfInstant(useNow(), DEFAULT_ZONE);
}

/** What is asked of the server for an address: what is missing in it, or is no day, is that of this year. */
export function daysAsked(said: Texts, today: PlainDate): Texts {
  const { THIS_YEAR } = usualSpans(today);
  return {
    from: findPlainDate(said.from) ?? THIS_YEAR.from,
    to: findPlainDate(said.to) ?? THIS_YEAR.to,
  };
}

export type StatementDays = ReturnType<typeof useStatementDays>;

type Place = Pick<ListPlace<string, DayName>, "filters" | "narrow">;

export function useStatementDays(place: Place, today: PlainDate) {
  /** Until it is a day the address does not take it. */
  const [typed, setTyped] = useState<Partial<Texts>>({});
  const asked = daysAsked(place.filters, today);
  const shown = { ...asked, ...typed };
  const checked = checkStatementSpan(shown, today);
  const type = (name: DayName, text: string) => {
    const isDay = findPlainDate(text) !== undefined;
    setTyped(({ [name]: _, ...others }) => (isDay ? others : { ...others, [name]: text }));
    if (isDay) place.narrow({ ...asked, [name]: text });
  };
  const choose = (span: StatementSpan) => {
    setTyped({});
    place.narrow(span);
  };
  return {
    today,
    shown,
    span: checked.ok ? checked.values : undefined,
    faults: checked.ok ? {} : checked.fields,
    spanName: checked.ok ? spanNameOf(checked.values, today) : undefined,
    type,
    choose,
  };
}
