// What a filter asks, in words: "Amount: from $1,000".

import type { FilterRange, FilterValue } from "@bondline/domain/values/lists/filter-text.ts";
import type { FilterFact, FilterField } from "@bondline/domain/values/lists/list-filter.ts";
import { centsFromDecimal, formatAudShort } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { FILTER_WORDS as WORDS } from "./list-words.ts";

/** What an organisation has for those filters that no table lists. */
export type FilterChoices = {
  readonly facilities: readonly { readonly id: string; readonly name: string }[];
  readonly keys: readonly string[];
};

export function filterSaid(
  field: FilterField,
  value: FilterValue,
  { facilities }: Pick<FilterChoices, "facilities">,
): string {
  return `${field.label}: ${valueSaid(field, value, facilities)}`;
}

function valueSaid(field: FilterField, value: FilterValue, facilities: FilterChoices["facilities"]): string {
  switch (field.kind) {
    case "choices":
      return WORDS.orOther(
        field.options
          .filter((option) => (value as readonly string[]).includes(option.value))
          .map(({ label }) => label),
      );
    case "amounts":
      return rangeSaid(value as FilterRange, (end) => formatAudShort(centsFromDecimal(end)));
    case "days":
      return rangeSaid(value as FilterRange, (end) => formatDate(plainDate(end)));
    case "facility":
      return facilities.find(({ id }) => id === value)?.name ?? WORDS.unknownFacility;
    case "facts":
      return WORDS.and((value as readonly FilterFact[]).map((fact) => `${fact.key} ${fact.value}`));
    case "text":
      return String(value);
  }
}

function rangeSaid({ from, to }: FilterRange, said: (end: string) => string): string {
  if (from === "") return WORDS.endsAt(said(to));
  return to === "" ? WORDS.startsAt(said(from)) : WORDS.between(said(from), said(to));
}
