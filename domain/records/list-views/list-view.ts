// What is kept of a list under a name, and who may change it.

import { allowed, type Decision, denied } from "../../decision.ts";
import type { MemberRole } from "../../people/organisations/organisation.ts";
import {
  decideOrganisation,
  type OrganisationCapability,
} from "../../people/organisations/organisation-capabilities.ts";
import { accept, type FieldRule, reject, required } from "../../values/fields/field-rule.ts";
import { singleLine } from "../../values/fields/text.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** Each with what a member needs for the list itself: who does not see it learns of no view of it. */
const LISTS = {
  DOCUMENTS: "CAN_VIEW",
  FACILITIES: "CAN_VIEW",
  FACILITY_APPLICATIONS: "CAN_ADD_DOCUMENTS",
  INVOICES: "CAN_VIEW_BILLING",
  MEMBERS: "CAN_VIEW",
} as const satisfies Record<string, OrganisationCapability>;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = codesIn(LISTS);

export function listNeeds(list: ListName): OrganisationCapability {
  return LISTS[list];
}

/** As many as a menu can bear, of a person's own and of the organisation's. */
export const LIST_VIEWS_MAX = 50;
export const LIST_VIEWS_FULL_MESSAGE = `A list can have at most ${LIST_VIEWS_MAX} views`;

const PLACE_MAX = 2000;
const PLACE_MESSAGE = "This is no place in a list";

/** Where somebody is in the pages, how long these are, and which view they came by, belongs to no view. */
const NOT_IN_VIEWS: ReadonlySet<string> = new Set(["after", "page", "rows", "view"]);

/** What the address of the list says, in the order of its names: two places that show the same are the same text. */
export const listPlace: FieldRule<string> = (raw) => {
  const said = [...new URLSearchParams(raw)].filter(([name]) => !NOT_IN_VIEWS.has(name));
  const isNamed = said.every(([name]) => /^[a-zA-Z][a-zA-Z-]{0,39}$/.test(name));
  if (!isNamed || new Set(said.map(([name]) => name)).size < said.length) return reject(PLACE_MESSAGE);
  const text = new URLSearchParams(said.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
  return text.length > PLACE_MAX ? reject(PLACE_MESSAGE) : accept(text);
};

export const LIST_VIEW_RULES = { name: required(singleLine(60)), place: listPlace };

export type ListViewFacts = {
  readonly list: ListName;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  /** In the view's organisation. */
  readonly role: MemberRole | null;
};

/** Of a list that they see, everybody has views of their own; what all of the organisation see, its administrators keep. */
export function decideListView({ list, isOwn, isShared, role }: ListViewFacts): Decision<"not-yours"> {
  if (!decideOrganisation({ role }, LISTS[list]).allowed) return denied("not-yours");
  return (isShared ? role === "ADMIN" : isOwn) ? allowed : denied("not-yours");
}
