// The access check of reports over documents: the documents that the reader sees in the list and in the register of what is held, and no others.

import { DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import {
  REPORT_GROUPINGS,
  type ReportGrouping,
  togetherOf,
} from "@bondline/domain/documents/documents/document-report.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { DATE_MESSAGE, wireDate } from "@bondline/domain/values/fields/date.ts";
import { hasUnusableCharacters, UNUSABLE_CHARACTERS_MESSAGE } from "@bondline/domain/values/fields/text.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import type { DocumentPart } from "./document-parts.ts";
import type { Document } from "./document-record.ts";
import {
  type FacilityGroup,
  type FacilityInFlight,
  listInFlight,
  listReported,
  type ReportFilter,
  type ReportSums,
  sumReported,
} from "./document-report-store.ts";

export type ReportArguments = {
  organisationId: string;
  /** What documents are narrowed by, `isHeld`, `returnDueBy`, `search` and `within`. */
  filter?: SentFilter;
};

export async function listReportedDocuments(
  tx: Transaction,
  { organisationId, filter, ...list }: ReportArguments & PageArguments,
  parts: readonly DocumentPart[],
): Promise<Page<Document>> {
  const asked = reportFilterOf(tx, { organisationId, filter });
  return await listReported(tx, asked, { list, parts });
}

export type DocumentReport = Omit<ReportSums, "byFacility"> & { byFacility: FacilityUseGroup[] };
/** Null where the report is narrowed: no draft is among the documents that it is narrowed to. */
export type FacilityUseGroup = FacilityGroup & { inFlightCents: Cents | null };

export async function reportOnDocuments(tx: Transaction, report: ReportArguments): Promise<DocumentReport> {
  const filter = reportFilterOf(tx, report);
  const { byFacility, ...sums } = await sumReported(tx, filter);
  const inFlight = isNarrowed(filter) ? null : await listInFlight(tx, filter);
  return { ...sums, byFacility: withInFlight(byFacility, inFlight) };
}

function isNarrowed({ isHeld, asked, returnDueBy, search, within }: ReportFilter): boolean {
  const isAsked = Object.keys(asked).length > 0 || returnDueBy !== null || search !== "" || within.length > 0;
  return isHeld === true || isAsked;
}

/** A facility on which there are drafts alone is among them too. */
function withInFlight(
  groups: readonly FacilityGroup[],
  inFlight: readonly FacilityInFlight[] | null,
): FacilityUseGroup[] {
  if (inFlight === null) return groups.map((group) => ({ ...group, inFlightCents: null }));
  const taken = new Map<string | null, FacilityInFlight>(inFlight.map((each) => [each.key, each]));
  const known = new Set(groups.map(({ key }) => key));
  return [
    ...groups.map((group) => ({
      ...group,
      inFlightCents: taken.get(group.key)?.inFlightCents ?? ZERO_CENTS,
    })),
    ...inFlight.filter(({ key }) => !known.has(key)).map((each) => ({ ...togetherOf([]), ...each })),
  ];
}

/** What is asked, checked, for whoever may ask it. */
export function reportFilterOf(
  tx: Transaction,
  { organisationId: id, filter }: ReportArguments,
): ReportFilter {
  const organisationId = requireOrganisation(tx, id);
  const { isHeld, returnDueBy, search, within } = (filter ?? {}) as ReportOwnFilter;
  if ((within ?? []).length > REPORT_GROUPINGS.length)
    refuseFields({ within: "Ask for one group of each kind." });
  for (const [at, { key }] of (within ?? []).entries())
    if (hasUnusableCharacters(key ?? "")) refuseFields({ [`within.${at}.key`]: UNUSABLE_CHARACTERS_MESSAGE });
  return {
    organisationId,
    isHeld: isHeld ?? null,
    onlyAdded: roleIn(tx.actor, organisationId) === "LIMITED_USER",
    asked: checkFilter(DOCUMENT_FILTERS, filter),
    returnDueBy: dayOf("returnDueBy", returnDueBy),
    search: search ?? "",
    within: (within ?? []).map(({ by, key }) => ({ by, key: key ?? null })),
  };
}

/** What a report asks beside the filters of documents. */
type ReportOwnFilter = {
  isHeld?: boolean | null | undefined;
  returnDueBy?: string | null | undefined;
  search?: string | null | undefined;
  within?: readonly { by: ReportGrouping; key?: string | null | undefined }[] | null | undefined;
};

function dayOf(field: string, text: string | null | undefined): PlainDate | null {
  if (!text) return null;
  const day = wireDate(text);
  return day.ok ? day.value : refuseFields({ [field]: DATE_MESSAGE });
}
