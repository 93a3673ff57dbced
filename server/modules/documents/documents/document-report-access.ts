// The access check of reports over documents: the documents that the reader sees in the list and in the register of what is held, and no others.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import { METADATA_VALUE_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { METADATA_KEY_FIELDS } from "@bondline/domain/people/organisations/metadata-key.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { DATE_MESSAGE, wireDate } from "@bondline/domain/values/fields/date.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { addCents, type Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
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
  filter?:
    | {
        isHeld?: boolean | null | undefined;
        statuses?: readonly DocumentStatus[] | null | undefined;
        variants?: readonly ProcessType[] | null | undefined;
        expiresFrom?: string | null | undefined;
        expiresTo?: string | null | undefined;
        returnDueBy?: string | null | undefined;
        search?: string | null | undefined;
        metadata?: readonly { key: string; value: string }[] | null | undefined;
      }
    | null
    | undefined;
};

const METADATA_FILTERS_MAX = 10;

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
  const metadata = filter?.metadata ?? [];
  if (metadata.length > METADATA_FILTERS_MAX)
    refuseFields({ metadata: `At most ${METADATA_FILTERS_MAX} facts can be asked for at once` });
  requireFacts(metadata);
  return {
    organisationId,
    isHeld: filter?.isHeld ?? null,
    onlyAdded: roleIn(tx.actor, organisationId) === "LIMITED_USER",
    statuses: filter?.statuses ?? [],
    variants: filter?.variants ?? [],
    expiresFrom: dayOf("expiresFrom", filter?.expiresFrom),
    expiresTo: dayOf("expiresTo", filter?.expiresTo),
    returnDueBy: dayOf("returnDueBy", filter?.returnDueBy),
    search: filter?.search ?? "",
    metadata,
  };
}

const FACT_FIELDS = { key: METADATA_KEY_FIELDS.key, value: required(METADATA_VALUE_FIELDS.value) };

/** What could never have been noted is not looked for. */
function requireFacts(metadata: readonly { key: string; value: string }[]): void {
  const validated = metadata.map((fact, place) =>
    checkFields(FACT_FIELDS, fact, { pathPrefix: `metadata.${place}.` }),
  );
  const fields = Object.assign({}, ...validated.map((each) => (each.ok ? {} : each.fields)));
  if (Object.keys(fields).length > 0) refuseFields(fields);
}

function dayOf(field: string, text: string | null | undefined): PlainDate | null {
  if (!text) return null;
  const day = wireDate(text);
  return day.ok ? day.value : refuseFields({ [field]: DATE_MESSAGE });
}
