// What a plain run takes of the mutations where one rule holds for all of them: one of each kind; `npm run proof` takes every one.

import { EXAMPLES } from "../examples/calls.ts";
import { IS_WHOLE_PROOF } from "./record-proof.ts";

/** One of those that write the same kinds of record. */
export function ofEachKind(names: readonly string[]): string[] {
  if (IS_WHOLE_PROOF) return [...names];
  return [...Map.groupBy(names, kindsWritten).values()].map(([first = ""]) => first);
}

/** By turns: in a plain run every so-manieth of them, beginning with the given one. */
export function everyNth<Each>(all: readonly Each[], every: number, first = 0): Each[] {
  return all.filter((_, at) => IS_WHOLE_PROOF || at % every === first);
}

/** "Draft, Invoice" of `Draft UPDATE, Invoice INSERT`. */
function kindsWritten(name: string): string {
  const entries = EXAMPLES.Mutation[name]?.writes.split(", ") ?? [];
  return [...new Set(entries.map((entry) => entry.replace(/ [A-Z]+$/, "")))].sort().join(", ");
}
