// What the provider's list of clients may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import { ARCHIVE_TEXT } from "../../values/lists/archive-filter.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { ENTITY_TYPES_OFFERED } from "../../values/reference-data/entity-types.ts";
import { ABN_STATUS_TEXT } from "../organisations/abn-claim.ts";

export const CLIENT_DISCOUNT_TEXT = { GIVEN: "With a discount", NONE: "Without" } as const;

export const CLIENT_FILTERS = {
  numbers: { kind: "choices", label: "Number", options: optionsOf(ABN_STATUS_TEXT) },
  entityTypes: {
    kind: "choices",
    label: "Kind of business",
    options: ENTITY_TYPES_OFFERED.map(({ code, label }) => ({ value: code, label })),
  },
  discounts: { kind: "choices", label: "Discount", options: optionsOf(CLIENT_DISCOUNT_TEXT) },
  since: { kind: "days", label: "Client since" },
  archived: { kind: "choices", label: "Archive", options: optionsOf(ARCHIVE_TEXT) },
} as const satisfies FilterTable;
export type ClientFilterName = keyof typeof CLIENT_FILTERS;
