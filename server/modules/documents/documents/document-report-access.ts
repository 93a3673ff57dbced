// The access check of reports over documents: the documents that the reader sees in the list and in the register of what is held, and no others.

import { DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { DATE_MESSAGE, wireDate } from "@bondline/domain/values/fields/date.ts";
import { addCents, type Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { costsOf } from "./document-costs.ts";
import type { DocumentPart } from "./document-parts.ts";
import type { Document } from "./document-record.ts";
import {
  listCostFacts,
  listReported,
  type ReportFilter,
  type ReportSums,
  sumReported,
} from "./document-report-store.ts";

export type ReportArguments = {
  organisationId: string;
  /** What documents are narrowed by, `isHeld`, `returnDueBy` and `search`. */
  filter?: SentFilter;
};

export async function listReportedDocuments(
  tx: Transaction,
  { organisationId, filter, ...list }: ReportArguments & PageArguments,
  parts: readonly DocumentPart[],
): Promise<Page<Document>> {
  const asked = filterOf(tx, { organisationId, filter });
  return await listReported(tx, asked, { list, parts });
}

export async function reportOnDocuments(tx: Transaction, report: ReportArguments): Promise<ReportSums> {
  return await sumReported(tx, filterOf(tx, report));
}

/** More than these are not added up while somebody waits. */
const COSTS_MAX = 5_000;

/** Null where there are too many, for whoever may not see what a document costs, and of what is held: its applicant pays. */
export async function costOfReported(tx: Transaction, report: ReportArguments): Promise<Cents | null> {
  const filter = filterOf(tx, report);
  if (filter.onlyAdded || filter.isHeld) return null;
  const facts = await listCostFacts(tx, filter, COSTS_MAX + 1);
  if (facts.length > COSTS_MAX) return null;
  const costs = facts.flatMap((each) => costsOf(each, tx.now) ?? []);
  return addCents(...costs.map(({ accruedCents, setUpCostCents }) => addCents(accruedCents, setUpCostCents)));
}

function filterOf(tx: Transaction, { organisationId: id, filter }: ReportArguments): ReportFilter {
  const organisationId = requireOrganisation(tx, id);
  const { isHeld, returnDueBy, search } = (filter ?? {}) as ReportOwnFilter;
  return {
    organisationId,
    isHeld: isHeld ?? null,
    onlyAdded: roleIn(tx.actor, organisationId) === "LIMITED_USER",
    asked: checkFilter(DOCUMENT_FILTERS, filter),
    returnDueBy: dayOf("returnDueBy", returnDueBy),
    search: search ?? "",
  };
}

/** What a report asks beside the filters of documents. */
type ReportOwnFilter = {
  isHeld?: boolean | null | undefined;
  returnDueBy?: string | null | undefined;
  search?: string | null | undefined;
};

function dayOf(field: string, text: string | null | undefined): PlainDate | null {
  if (!text) return null;
  const day = wireDate(text);
  return day.ok ? day.value : refuseFields({ [field]: DATE_MESSAGE });
}
