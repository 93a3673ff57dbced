// The rows of the search: pages, actions and records as one list, each with where it leads.

import { SEARCH_KIND_TEXT, searchWords, showsWord } from "@bondline/domain/records/search/search.ts";
import type { SessionView } from "../../../app/session.ts";
import type { NavigationGroup } from "../../../app/shell/shell-navigation.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import {
  AddIcon,
  DocumentIcon,
  EditIcon,
  FacilityIcon,
  FinanceIcon,
  HistoryIcon,
  type Icon,
  InformationIcon,
  InviteIcon,
  MembersIcon,
  OrganisationIcon,
  QueueIcon,
  UploadIcon,
} from "../../../ui/icons.ts";
import { placesOf } from "./public/places.ts";
import { recentRecords } from "./recent-records.ts";
import { hrefOf, type SearchResult } from "./search-links.ts";
import { SEARCH_WORDS as WORDS } from "./search-words.ts";

export type SearchItem = {
  readonly id: string;
  readonly group: string;
  readonly icon: Icon;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly status?: string | undefined;
  readonly amount?: string | undefined;
  /** Where it leads; without one it opens the page of keys. */
  readonly href?: string | undefined;
};

type Person = Pick<SessionView, "me" | "organisations" | "features" | "selectedOrganisation">;

/** What can be done and opened without the server, of that what holds all words. */
export function itemsOffered(
  person: Person,
  { navigation, text }: { navigation: readonly NavigationGroup[]; text: string },
): SearchItem[] {
  const words = searchWords(text);
  const holdsAll = ({ title }: SearchItem) => words.every((word) => showsWord(title, word));
  return [...lately(person), ...actions(person), ...pages(navigation)].filter(holdsAll);
}

function lately({ me }: Person): SearchItem[] {
  return recentRecords(me?.id ?? "").map(({ href, title }) => ({
    id: `recent-${href}`,
    group: WORDS.recent,
    icon: HistoryIcon,
    title,
    href,
  }));
}

function pages(navigation: readonly NavigationGroup[]): SearchItem[] {
  return placesOf(navigation).map(({ label, href, icon }) => ({
    id: `page-${href}`,
    group: WORDS.pages,
    icon,
    title: label,
    href,
  }));
}

function actions(person: Person): SearchItem[] {
  const { selectedOrganisation: organisation } = person;
  const may = (capability: string) => organisation?.capabilities.includes(capability) === true;
  const adding: Row[] = [
    [WORDS.newDraft, AddIcon, organisation && paths.draftCreate({ organisationId: organisation.id })],
    [WORDS.recordDocument, DocumentIcon, paths.documentAdd()],
    [WORDS.recordProjected, DocumentIcon, paths.documentAddProjected()],
    [WORDS.importRegister, UploadIcon, paths.documentImports()],
    [WORDS.recordHeld, DocumentIcon, paths.holdingAdd()],
    [WORDS.addFacility, FacilityIcon, paths.facilityCreate()],
  ];
  const rows: Row[] = [
    ...(may("CAN_ADD_DOCUMENTS") ? adding : []),
    ...(may("CAN_MANAGE_INVITATIONS") ? [[WORDS.invite, InviteIcon, paths.members()] as Row] : []),
    [WORDS.showKeys, InformationIcon, undefined],
  ];
  return rows.map(([title, icon, href]) => ({
    id: `action-${title}`,
    group: WORDS.actions,
    icon,
    title,
    href,
  }));
}

type Row = readonly [title: string, icon: Icon, href: string | undefined];

/** Those of the rail: an icon that a page and the search alone share would be a file of its own, named in every first view. */
const ICONS: Record<SearchResult["kind"], Icon> = {
  DOCUMENT: DocumentIcon,
  DRAFT: EditIcon,
  REQUEST: QueueIcon,
  BENEFICIARY: OrganisationIcon,
  FACILITY: FacilityIcon,
  FACILITY_APPLICATION: FacilityIcon,
  INVOICE: FinanceIcon,
  ENQUIRY: FinanceIcon,
  REQUIRED_DOCUMENT: DocumentIcon,
  REFERRAL: MembersIcon,
  CLIENT: OrganisationIcon,
  PERSON: MembersIcon,
  FILE: DocumentIcon,
};

/** Grouped by kind, the kind of the nearest result first. */
export function itemsFound(results: readonly SearchResult[]): SearchItem[] {
  const byKind = Map.groupBy(results, ({ kind }) => kind);
  return [...byKind.values()].flat().map((result) => ({
    id: `${result.kind}-${result.id}`,
    group: SEARCH_KIND_TEXT[result.kind],
    icon: ICONS[result.kind],
    title: result.title,
    detail: detailOf(result),
    status: result.status ?? undefined,
    amount: result.amount ?? undefined,
    href: hrefOf(result),
  }));
}

function detailOf({ detail, date, matchedField, matchedText }: SearchResult): string | undefined {
  const matched = matchedField == null ? undefined : `${matchedField}: ${matchedText ?? ""}`;
  const day = date == null ? undefined : exactDate(date);
  return [detail, day, matched].filter((part) => part != null && part !== "").join(" · ") || undefined;
}

/** Each group with its items, in their order. */
export function groupsOf(items: readonly SearchItem[]): (readonly [string, readonly SearchItem[]])[] {
  return [...Map.groupBy(items, ({ group }) => group)];
}
