// A document between its three forms: the columns that are kept, the texts that the rules validate, and the input of a call.

import type {
  DocumentAmendments,
  DocumentTexts,
} from "@bondline/domain/documents/documents/document-amendments.ts";
import type {
  ValidatedCosts,
  ValidatedDocument,
} from "@bondline/domain/documents/documents/document-check.ts";
import {
  DOCUMENT_FIELDS,
  DOCUMENT_OWN_FIELDS,
  DOCUMENT_SECTIONS,
  type DocumentFieldValues,
  type DocumentOwnFieldPath,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { type FieldMessages, refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { flattenInput } from "@bondline/domain/values/fields/field-paths.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { expiryInstant } from "@bondline/domain/values/time/business-time.ts";
import { textsByPath, valuesByColumn } from "../../../fields/field-columns.ts";
import { PARTY_COLUMNS } from "../../parties/parties/public.ts";
import { COST_COLUMNS, DOCUMENT_COLUMNS } from "./document-columns.ts";
import type { CostRow, Document } from "./document-record.ts";

type DocumentFacts = Omit<Document, "cost"> & { cost: CostRow | null };

export function textsOfDocument(document: DocumentFacts): DocumentTexts {
  const { cost, parties, metadata } = document;
  return {
    fields: {
      ...textsByPath(DOCUMENT_OWN_FIELDS, DOCUMENT_COLUMNS, document),
      ...(cost === null ? {} : textsByPath(DOCUMENT_SECTIONS.costs, COST_COLUMNS, cost)),
    },
    parties: parties.map((party) => ({
      id: party.id,
      isDeleted: false,
      fields: textsByPath(DRAFT_PARTY_FIELDS, PARTY_COLUMNS, party),
    })),
    metadata: Object.fromEntries(metadata.map(({ key, value }) => [key, value])),
  };
}

export type DocumentChangesInput = {
  parties?: readonly Readonly<Record<string, unknown>>[] | null | undefined;
  metadata?: readonly { key: string; value?: string | null | undefined }[] | null | undefined;
  [field: string]: unknown;
};

/** As a call carries them: nested, null to empty a field, a missing field to leave it as it is. */
export function amendmentsOf({ parties, metadata, ...fields }: DocumentChangesInput): DocumentAmendments {
  return {
    fields: flattenInput(DOCUMENT_FIELDS, fields),
    parties: (parties ?? []).map(({ id, isDeleted, ...party }) => ({
      id: typeof id === "string" ? id : null,
      isDeleted: isDeleted === true,
      fields: flattenInput(DRAFT_PARTY_FIELDS, party),
    })),
    metadata: Object.fromEntries((metadata ?? []).map(({ key, value }) => [key, value ?? null])),
  };
}

/** Messages about the validated texts under the paths of the input that they came from. */
export function inputPaths(
  fields: FieldMessages,
  texts: DocumentTexts,
  { parties, metadata }: DocumentChangesInput,
): FieldMessages {
  const keys = (metadata ?? []).map(({ key }) => key);
  const ids = (parties ?? []).map(({ id }) => id ?? null);
  const added = texts.parties.filter(({ id }) => id === null);
  const placesOfAdded = ids.flatMap((id, place) => (id === null ? [place] : []));
  const pathOf = (path: string): string => {
    if (path.startsWith("metadata.")) return `metadata.${keys.indexOf(path.slice("metadata.".length))}.value`;
    const [, place, field] = /^parties\.(\d+)\.(.+)$/.exec(path) ?? [];
    const party = texts.parties[Number(place)];
    if (party === undefined) return path;
    const given = party.id === null ? placesOfAdded[added.indexOf(party)] : ids.indexOf(party.id);
    return given === undefined || given === -1 ? path : `parties.${given}.${field}`;
  };
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [pathOf(path), message]));
}

/** Each party of the record is named once, and none that is not there. */
export function requireParties({ parties }: DocumentAmendments, unknownParties: readonly string[]): void {
  const [unknown] = unknownParties;
  if (unknown !== undefined) refuse("PARTY_NOT_FOUND", { id: unknown });
  const ids = parties.map(({ id }) => id);
  const again = ids.findIndex((id, place) => id !== null && ids.indexOf(id) < place);
  if (again !== -1) refuseFields({ [`parties.${again}.id`]: "This party is already in the list." });
}

/** What a validated document puts into its own row. The interest runs from the issue to the end. */
export function columnsOf({ values, zone }: ValidatedDocument) {
  const { expiresAt, establishedAt } = values;
  return {
    ...ownColumns(values),
    expiryZone: zone,
    expiryInstant: expiresAt === null ? null : expiryInstant(expiresAt, zone),
    interestStartDate: establishedAt,
    interestEndDate: expiresAt,
  };
}

type OwnColumns = Omit<
  Pick<DocumentFieldValues, DocumentOwnFieldPath>,
  "amount" | "referenceNumber" | "requiredAmount"
> & { amountCents: Cents; requiredAmountCents: Cents | null };

function ownColumns({ referenceNumber: _, ...values }: DocumentFieldValues) {
  const columns = valuesByColumn(DOCUMENT_OWN_FIELDS, DOCUMENT_COLUMNS, values);
  return columns as OwnColumns;
}

/** Undefined where no costs are given. */
export function costOf({ values }: Pick<ValidatedCosts, "values">): CostRow | undefined {
  if (values["costs.recurringFeeType"] === null) return undefined;
  const columns = valuesByColumn(DOCUMENT_SECTIONS.costs, COST_COLUMNS, {
    ...values,
    "costs.setUpCost": values["costs.setUpCost"] ?? ZERO_CENTS,
    "costs.recurringCostFrequency": values["costs.recurringCostFrequency"] ?? 0,
  });
  return columns as CostRow;
}
