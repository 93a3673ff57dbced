// What a list may be narrowed by, written once as a table: the contract's input, the database's conditions and the controls on screen follow from it.

import type { FieldOption } from "../fields/field.ts";

export type FilterField =
  | { readonly kind: "choices"; readonly label: string; readonly options: readonly FieldOption[] }
  /** Words that are in it somewhere, or all of it. */
  | { readonly kind: "text"; readonly label: string; readonly isWhole?: true }
  /** Both ends belong to what fits, and either may be open. */
  | { readonly kind: "amounts" | "days"; readonly label: string }
  /** One facility, by its id. */
  | { readonly kind: "facility"; readonly label: string }
  /** What an organisation notes under keys of its own. */
  | { readonly kind: "facts"; readonly label: string };

export type FilterTable = Readonly<Record<string, FilterField>>;

export type FilterFact = { readonly key: string; readonly value: string };

export const FILTER_TEXT_MAX = 200;
export const FACTS_MAX = 10;

/** The two fields of a call that say a range. */
export function rangeNames(name: string): readonly [string, string] {
  return [`${name}From`, `${name}To`];
}
