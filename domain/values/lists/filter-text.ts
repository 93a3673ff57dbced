// What a list is narrowed by as the texts of an address, there and back, and as a call takes it.

import { currency } from "../fields/amount.ts";
import { wireDate } from "../fields/date.ts";
import { lengthOf } from "../fields/field-rule.ts";
import { decimalFromCents } from "../money/money.ts";
import {
  FACTS_MAX,
  FILTER_TEXT_MAX,
  type FilterFact,
  type FilterField,
  type FilterTable,
  rangeNames,
} from "./list-filter.ts";

export type FilterRange = { readonly from: string; readonly to: string };

/** What is asked of each kind of field, as an address keeps it and a call carries it; a range has an empty text where it is open. */
type FilterValueOf<Kind extends FilterField["kind"]> = Kind extends "choices"
  ? readonly string[]
  : Kind extends "amounts" | "days"
    ? FilterRange
    : Kind extends "facts"
      ? readonly FilterFact[]
      : string;
export type FilterValue = FilterValueOf<FilterField["kind"]>;
type Asked = Readonly<Record<string, FilterValue>>;

/** Of texts as an address says them: what asks for nothing, or makes no sense, is left out. */
export function readFilter(table: FilterTable, texts: Readonly<Record<string, string>>): Asked {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => {
      const value = readFilterText(field, texts[name] ?? "");
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Undefined where nothing is asked. */
export function readFilterText(field: FilterField, text: string): FilterValue | undefined {
  if (text.trim() === "") return undefined;
  switch (field.kind) {
    case "choices": {
      const named = new Set(text.split("."));
      const known = field.options.map(({ value }) => value).filter((code) => named.has(code));
      return known.length === 0 ? undefined : known;
    }
    case "amounts":
      return rangeIn(text, amountText);
    case "days":
      return rangeIn(text, dayText);
    case "facts":
      return factsIn(text);
    case "facility":
    case "text":
      return lengthOf(text.trim()) > FILTER_TEXT_MAX ? undefined : text.trim();
  }
}

/** As `readFilterText` reads it. */
export function filterText(field: FilterField, value: FilterValue): string {
  if (typeof value === "string") return value.trim();
  if ("from" in value) return value.from === "" && value.to === "" ? "" : `${value.from}${TO}${value.to}`;
  if (field.kind === "facts")
    return new URLSearchParams(
      (value as readonly FilterFact[]).map(({ key, value: fact }) => [key, fact]),
    ).toString();
  return value.join(".");
}

/** What a call takes of it: a range as two fields. */
export function filterInputOf(asked: Asked): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asked).flatMap<[string, unknown]>(([name, value]) => {
      if (typeof value === "string" || !("from" in value)) return [[name, value]];
      return rangeNames(name).flatMap<[string, unknown]>((each, place) => {
        const end = place === 0 ? value.from : value.to;
        return end === "" ? [] : [[each, end]];
      });
    }),
  );
}

/** No amount and no day has this in it. */
const TO = "..";

function rangeIn(text: string, endText: (raw: string) => string): FilterRange | undefined {
  const [from = "", to = ""] = text.split(TO);
  const range = { from: endText(from), to: endText(to) };
  return range.from === "" && range.to === "" ? undefined : range;
}

function amountText(raw: string): string {
  const amount = currency(raw);
  return amount.ok ? decimalFromCents(amount.value) : "";
}

function dayText(raw: string): string {
  const day = wireDate(raw);
  return day.ok ? day.value : "";
}

function factsIn(text: string): readonly FilterFact[] | undefined {
  const facts = [...new URLSearchParams(text)]
    .map(([key, value]) => ({ key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => key !== "" && value !== "");
  return facts.length === 0 ? undefined : facts.slice(0, FACTS_MAX);
}
