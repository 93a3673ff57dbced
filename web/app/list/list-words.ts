// The sentences of what narrows a list.

import { formatCount } from "@bondline/domain/count-text.ts";

export const FILTER_WORDS = {
  list: "Filters",
  add: "Add filter",
  clearAll: "Clear all filters",
  change: (said: string) => `Change the filter ${said}`,
  remove: (said: string) => `Remove the filter ${said}`,
  noMatchSentence: "Nothing matches the filters.",
  apply: "Apply",
  cancel: "Cancel",
  from: "From",
  to: "To",
  startsAt: (from: string) => `from ${from}`,
  endsAt: (to: string) => `to ${to}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  contains: (label: string) => `${label} contains`,
  orOther: (words: readonly string[]) => words.join(" or "),
  and: (words: readonly string[]) => words.join(", "),
  choose: "Choose",
  noFacility: "There is no facility yet.",
  noKeys: "There are no facts yet. Name them in the organisation's settings.",
  key: "Fact",
  value: "Is",
  wrongDay: "This field must be a date in the form dd/mm/yyyy",
  wrongOrder: "The end is before the start.",
  unknownFacility: "Another facility",
} as const;

// What is said of rows that are chosen.
const rows = (count: number) => (count === 1 ? "1 row" : `${formatCount(count)} rows`);
export const SELECTION_WORDS = {
  chosen: (count: number) => `${rows(count)} chosen`,
  /** Of so many that they are not counted to the end. */
  chosenAtLeast: (count: number) => `More than ${rows(count)} chosen`,
  chosenShort: (count: number) => `${formatCount(count)} chosen`,
  chooseAll: (total: number) => `Choose all ${formatCount(total)} that fit`,
  chooseAllUncounted: "Choose all that fit",
  tooMany: (most: number) => `At most ${most} at once`,
  clear: "Choose none",
  chooseRow: (name: string) => `Choose ${name}`,
  chooseShown: "Choose all that are shown",
  exportChosen: "Export chosen",
  tooManyOneByOne: (most: number) => `At most ${most} one by one. Narrow the list and choose all that fit.`,
} as const;

// What is done with several rows, and what became of each.
export const RUN_WORDS = {
  progress: (done: number, all: number) => `${done} of ${all} done`,
  results: "What became of each",
  done: "Done",
  waiting: "Waiting",
  stopped: "Not sent",
  refused: "Not done",
  stop: "Stop",
  again: (count: number) => `Try ${count} again`,
  finish: "OK",
} as const;

export const COLUMN_WORDS = {
  title: "Columns",
  usual: "As usual",
  cancel: "Cancel",
  apply: "Apply",
  earlier: (header: string) => `Move ${header} up`,
  later: (header: string) => `Move ${header} down`,
  placed: (place: number, of: number) => `Now ${place} of ${of}`,
} as const;

export const SORT_WORDS = {
  title: "Order",
  names: {
    descending: (header: string) => `${header}, Z to A`,
    ascending: (header: string) => `${header}, A to Z`,
  },
  days: {
    descending: (header: string) => `${header}, newest first`,
    ascending: (header: string) => `${header}, oldest first`,
  },
  amounts: {
    descending: (header: string) => `${header}, largest first`,
    ascending: (header: string) => `${header}, smallest first`,
  },
} as const;
