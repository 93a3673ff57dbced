// The days of a statement: typed, or one of the usual periods.

import {
  STATEMENT_SPAN_NAMES,
  STATEMENT_SPAN_TEXT,
  usualSpans,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import { DateField } from "../../../../ui/date-field.tsx";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { STATEMENT_DAYS_WORDS as WORDS } from "./statement-days-words.ts";
import type { DayName, StatementDays } from "./use-statement-days.ts";

const SPANS = STATEMENT_SPAN_NAMES.map((value) => ({ value, label: STATEMENT_SPAN_TEXT[value] }));

export function StatementDaysFields({ days }: { readonly days: StatementDays }) {
  const { today, shown, faults, spanName, type, choose } = days;
  const choice = (value: string) => {
    const name = STATEMENT_SPAN_NAMES.find((each) => each === value);
    if (name !== undefined) choose(usualSpans(today)[name]);
  };
  const field = (name: DayName) => (
    <div className="w-full sm:w-44">
      <DateField
        label={WORDS[name]}
        value={shown[name]}
        onChange={(text) => type(name, text)}
        error={faults[name]}
        max={today}
        today={today}
      />
    </div>
  );
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="flex flex-1 flex-wrap gap-3 sm:flex-none">
        {field("from")}
        {field("to")}
      </div>
      <div className="sm:pt-7">
        <SegmentedControl label={WORDS.span} options={SPANS} value={spanName ?? ""} onChange={choice} />
      </div>
    </div>
  );
}
