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

/** Each with what a member needs for the list itself, or that it is the provider's, or for its administrators alone: who does not see it learns of no view of it. */
const LISTS = {
  CLIENTS: "PROVIDER",
  DOCUMENTS: "CAN_VIEW",
  FACILITIES: "CAN_VIEW",
  FACILITY_APPLICATIONS: "CAN_ADD_DOCUMENTS",
  INVOICES: "CAN_VIEW_BILLING",
  MEMBERS: "CAN_VIEW",
  STAFF_APPLICATIONS: "PROVIDER",
  STAFF_DOCUMENTS: "PROVIDER",
  STAFF_DRAFTS: "PROVIDER",
  STAFF_ENQUIRIES: "PROVIDER",
  STAFF_FACILITIES: "PROVIDER",
  STAFF_INVOICES: "PROVIDER",
  STAFF_REFERRALS: "PROVIDER_ADMINISTRATOR",
} as const satisfies Record<string, OrganisationCapability | "PROVIDER" | "PROVIDER_ADMINISTRATOR">;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = codesIn(LISTS);

const SEES_PROVIDER_LIST = {
  PROVIDER: (provider: ListReader["provider"]) => provider !== null,
  PROVIDER_ADMINISTRATOR: (provider: ListReader["provider"]) => provider === "ADMINISTRATOR",
} as const;

/** It is over all clients, for the provider's own people, and belongs to no organisation. */
export function isProviderList(list: ListName): boolean {
  return LISTS[list] in SEES_PROVIDER_LIST;
}

/** In the organisation whose list it is, and among the provider's own people. */
export type ListReader = {
  readonly role: MemberRole | null;
  readonly provider: "ADMINISTRATOR" | "STAFF" | null;
};

export function seesList(list: ListName, { role, provider }: ListReader): boolean {
  const needed = LISTS[list];
  return needed === "PROVIDER" || needed === "PROVIDER_ADMINISTRATOR"
    ? SEES_PROVIDER_LIST[needed](provider)
    : decideOrganisation({ role }, needed).allowed;
}

/** What all who see the list find there, its administrators keep. */
export function sharesViews(list: ListName, { role, provider }: ListReader): boolean {
  return isProviderList(list) ? provider === "ADMINISTRATOR" : role === "ADMIN";
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
} & ListReader;

/** Of a list that they see, everybody has views of their own. */
export function decideListView({ list, isOwn, isShared, ...reader }: ListViewFacts): Decision<"not-yours"> {
  if (!seesList(list, reader)) return denied("not-yours");
  return (isShared ? sharesViews(list, reader) : isOwn) ? allowed : denied("not-yours");
}
