// What the members of an organisation may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { MEMBER_ROLE_LABELS } from "../organisations/organisation.ts";

export const MEMBER_FILTERS = {
  roles: { kind: "choices", label: "Role", options: optionsOf(MEMBER_ROLE_LABELS) },
  since: { kind: "days", label: "Member since" },
} as const satisfies FilterTable;
export type MemberFilterName = keyof typeof MEMBER_FILTERS;
