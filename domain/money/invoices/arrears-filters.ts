// What the provider's list of what clients owe may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { AGEING_TEXT } from "./invoice-ageing.ts";

export const ARREARS_FILTERS = {
  client: { kind: "text", label: "Client" },
  oldest: { kind: "choices", label: "Oldest invoice", options: optionsOf(AGEING_TEXT) },
} as const satisfies FilterTable;
export type ArrearsFilterName = keyof typeof ARREARS_FILTERS;
