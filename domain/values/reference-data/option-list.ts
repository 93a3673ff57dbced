// What a list of options is: codes that are kept, labels that are shown, and since when the list holds.

import type { PlainDate } from "../time/plain-date.ts";

export type Option<Code extends string = string> = { readonly code: Code; readonly label: string };

/** A list taken from outside names where it comes from and the day from which it holds. */
export type OptionList<Code extends string = string> = {
  readonly source: string;
  readonly effectiveDate: PlainDate;
  readonly options: readonly Option<Code>[];
};

/** Codes that stand in a table of their texts or rules are written there, once. */
export function codesIn<Code extends string>(table: Readonly<Record<Code, unknown>>): readonly Code[] {
  return Object.keys(table) as Code[];
}

export function labelsByCode<Code extends string>(options: readonly Option<Code>[]): Record<Code, string> {
  return Object.fromEntries(options.map(({ code, label }) => [code, label])) as Record<Code, string>;
}
