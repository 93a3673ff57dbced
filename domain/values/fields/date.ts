// Dates as people type them and as the wire carries them, and their order.

import { findPlainDate, formatDate, type PlainDate, parseTypedDate } from "../time/plain-date.ts";
import { accept, type FieldRule, refine, reject, trimmed } from "./field-rule.ts";

export const DATE_MESSAGE = "This field must be a date in the form dd/mm/yyyy";

/** dd/MM/yyyy and nothing else: an American order would be a silent mistake. */
export const typedDate: FieldRule<PlainDate> = (raw) => {
  const found = parseTypedDate(trimmed(raw));
  return found === undefined ? reject(DATE_MESSAGE) : accept(found);
};

/** YYYY-MM-DD, as calls and date pickers carry it. */
export const wireDate: FieldRule<PlainDate> = (raw) => {
  const found = findPlainDate(trimmed(raw));
  return found === undefined ? reject(DATE_MESSAGE) : accept(found);
};

/** As people type a day or as the wire carries it: neither can be taken for the other. */
export const anyDate: FieldRule<PlainDate> = (raw) => {
  const wire = wireDate(raw);
  return wire.ok ? wire : typedDate(raw);
};

/** The same day is allowed. */
export function onOrAfter(earliest: PlainDate, rule: FieldRule<PlainDate> = typedDate): FieldRule<PlainDate> {
  return refine(rule, (date) =>
    date < earliest ? `This date must be on or after ${formatDate(earliest)}` : undefined,
  );
}

/** The same day is allowed. */
export function onOrBefore(latest: PlainDate, rule: FieldRule<PlainDate> = typedDate): FieldRule<PlainDate> {
  return refine(rule, (date) =>
    date > latest ? `This date must be on or before ${formatDate(latest)}` : undefined,
  );
}
