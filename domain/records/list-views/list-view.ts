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

/**
 * Each with what a member needs for the list itself, or that it is the provider's, its administrators' alone, or the desk's: the provider's
 * and of its own part each bank's. Who does not see it learns of no view of it.
 */
type DeskList = "DESK" | "PROVIDER" | "PROVIDER_ADMINISTRATOR";
const LISTS = {
  CLIENTS: "PROVIDER",
  DOCUMENTS: "CAN_VIEW",
  FACILITIES: "CAN_VIEW",
  FACILITY_APPLICATIONS: "CAN_ADD_DOCUMENTS",
  INVOICES: "CAN_VIEW_BILLING",
  MEMBERS: "CAN_VIEW",
  STAFF_APPLICATIONS: "DESK",
  STAFF_ARREARS: "PROVIDER",
  STAFF_CREDIT_NOTES: "PROVIDER",
  STAFF_DISPUTES: "PROVIDER",
  STAFF_DOCUMENTS: "DESK",
  STAFF_DRAFTS: "DESK",
  STAFF_ENQUIRIES: "PROVIDER",
  STAFF_FACILITIES: "DESK",
  STAFF_INVOICES: "PROVIDER",
  STAFF_REFERRALS: "PROVIDER_ADMINISTRATOR",
  STAFF_REFUNDS: "PROVIDER",
  STAFF_REQUESTS: "DESK",
  STAFF_REQUIRED_DOCUMENTS: "DESK",
} as const satisfies Record<string, OrganisationCapability | DeskList>;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = codesIn(LISTS);

const SEES_PROVIDER_LIST: Readonly<Record<DeskList, readonly ListReader["desk"][]>> = {
  DESK: ["ADMINISTRATOR", "STAFF", "BANK"],
  PROVIDER: ["ADMINISTRATOR", "STAFF"],
  PROVIDER_ADMINISTRATOR: ["ADMINISTRATOR"],
};

/** It is over all clients, for the desk, and belongs to no organisation. */
export function isProviderList(list: ListName): boolean {
  return isDeskList(LISTS[list]);
}

/** In the organisation whose list it is, and at the desk: as one of the provider's own people, or of a bank or insurer. */
export type ListReader = {
  readonly role: MemberRole | null;
  readonly desk: "ADMINISTRATOR" | "STAFF" | "BANK" | null;
};

export function seesList(list: ListName, { role, desk }: ListReader): boolean {
  const needed = LISTS[list];
  return isDeskList(needed)
    ? SEES_PROVIDER_LIST[needed].includes(desk)
    : decideOrganisation({ role }, needed).allowed;
}

function isDeskList(needed: OrganisationCapability | DeskList): needed is DeskList {
  return needed in SEES_PROVIDER_LIST;
}

/** What the provider shares of a list over all clients may name any of them, and so stays with its own people. */
export function findsShared(list: ListName, { desk }: Pick<ListReader, "desk">): boolean {
  return !isProviderList(list) || desk !== "BANK";
}

/** What all who see the list find there, its administrators keep. */
export function sharesViews(list: ListName, { role, desk }: ListReader): boolean {
  return isProviderList(list) ? desk === "ADMINISTRATOR" : role === "ADMIN";
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

type ListViewFacts = {
  readonly list: ListName;
  readonly isOwn: boolean;
  readonly isShared: boolean;
} & ListReader;

/** Of a list that they see, everybody has views of their own. */
export function decideListView({ list, isOwn, isShared, ...reader }: ListViewFacts): Decision<"not-yours"> {
  if (!seesList(list, reader)) return denied("not-yours");
  return (isShared ? sharesViews(list, reader) : isOwn) ? allowed : denied("not-yours");
}
