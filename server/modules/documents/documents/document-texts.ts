// A document between its three forms: the columns that are kept, the texts that the rules validate, and the input of a call.

import type {
  DocumentAmendments,
  DocumentTexts,
} from "@bondline/domain/documents/documents/document-amendments.ts";
import {
  DOCUMENT_FIELD_PATHS,
  type DocumentFieldValues,
  type DocumentPartyValues,
  type ValidatedDocument,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { type FieldMessages, refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { type Cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import { expiryInstant } from "@bondline/domain/values/time/business-time.ts";
import type { DraftPartyRow } from "../../drafts/drafts/draft-record.ts";
import { centsOfChild } from "../../money/invoices/invoice-record.ts";
import type { CostRow, Document } from "./document-record.ts";

type DocumentFacts = Omit<Document, "cost"> & { cost: CostRow | null };

export function textsOfDocument(document: DocumentFacts): DocumentTexts {
  const raw: Record<string, unknown> = { ...document, amount: decimalFromCents(document.amountCents) };
  const own = DOCUMENT_FIELD_PATHS.filter((path) => !path.startsWith("costs."));
  return {
    fields: {
      ...Object.fromEntries(own.map((path) => [path, textOf(raw[path])])),
      ...textsOfCost(document.cost),
    },
    parties: document.parties.map((party) => ({
      id: party.id,
      isDeleted: false,
      fields: textsOfParty(party),
    })),
    metadata: Object.fromEntries(document.metadata.map(({ key, value }) => [key, value])),
  };
}

function textsOfCost(cost: CostRow | null): Record<string, string> {
  if (cost === null) return {};
  const rate = cost.recurringPercentageCost;
  return {
    "costs.setUpCost": decimalText(cost.setUpCostCents),
    "costs.recurringFeeType": cost.recurringFeeType,
    "costs.recurringCostFrequency": String(cost.recurringCostFrequency),
    "costs.recurringFixedCost": decimalText(cost.recurringFixedCostCents),
    "costs.recurringPercentageCost": rate === null ? "" : percentageToText(percentageFromText(rate)),
    "costs.recurringMinimumAnnualCost": decimalText(cost.recurringMinimumAnnualCents),
  };
}

function textsOfParty(party: DraftPartyRow): Record<string, string> {
  const raw: Record<string, unknown> = {
    ...party,
    "primaryContact.givenName": party.contactGivenName,
    "primaryContact.familyName": party.contactFamilyName,
    "primaryContact.phoneNumber": party.contactPhoneNumber,
    "primaryContact.email": party.contactEmail,
  };
  return Object.fromEntries(PARTY_TEXTS.map((path) => [path, textOf(raw[path])]));
}

const PARTY_TEXTS = [
  "partyVariant",
  "name",
  "abn",
  "address",
  "state",
  "postcode",
  "notes",
  "partyEntityType",
  "primaryContact.givenName",
  "primaryContact.familyName",
  "primaryContact.phoneNumber",
  "primaryContact.email",
] as const;

export type DocumentChangesInput = {
  parties?: readonly Readonly<Record<string, unknown>>[] | null | undefined;
  metadata?: readonly { key: string; value?: string | null | undefined }[] | null | undefined;
  [field: string]: unknown;
};

/** As a call carries them: nested, null to empty a field, a missing field to leave it as it is. */
export function amendmentsOf({ parties, metadata, ...fields }: DocumentChangesInput): DocumentAmendments {
  return {
    fields: flatChanges(fields),
    parties: (parties ?? []).map(({ id, isDeleted, ...party }) => ({
      id: typeof id === "string" ? id : null,
      isDeleted: isDeleted === true,
      fields: flatChanges(party),
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

function flatChanges(input: Readonly<Record<string, unknown>>): Record<string, string | null> {
  const emptied = Object.entries(input).flatMap(([field, value]) => emptiedPaths(field, value));
  return { ...Object.fromEntries(emptied.map((path) => [path, null])), ...flattenFields(input) };
}

function emptiedPaths(field: string, value: unknown): string[] {
  if (value === null)
    return [field, ...DOCUMENT_FIELD_PATHS.filter((path) => path.startsWith(`${field}.`))].filter(isLeaf);
  if (typeof value !== "object") return [];
  return Object.entries({ ...value }).flatMap(([inner, each]) =>
    each === null ? [`${field}.${inner}`] : [],
  );
}

/** "costs" and "primaryContact" are groups: what is emptied are the fields in them. */
function isLeaf(path: string): boolean {
  return path !== "costs" && path !== "primaryContact";
}

/** What a validated document puts into its own row. The interest runs from the issue to the end. */
export function columnsOf({ values, zone }: ValidatedDocument) {
  const { expiresAt, establishedAt } = values;
  return {
    ...ownColumns(values),
    amountCents: values.amount,
    expiryZone: zone,
    expiryInstant: expiresAt === null ? null : expiryInstant(expiresAt, zone),
    interestStartDate: establishedAt,
    interestEndDate: expiresAt,
  };
}

function ownColumns({ amount: _, referenceNumber: __, ...values }: DocumentFieldValues) {
  const own = Object.entries(values).filter(([path]) => !path.startsWith("costs."));
  return Object.fromEntries(own) as Omit<
    DocumentFieldValues,
    "amount" | "referenceNumber" | `costs.${string}`
  >;
}

/** Undefined where no costs are given. */
export function costOf({ values }: ValidatedDocument): CostRow | undefined {
  const feeType = values["costs.recurringFeeType"];
  const rate = values["costs.recurringPercentageCost"];
  if (feeType === null) return undefined;
  return {
    setUpCostCents: numberOf(values["costs.setUpCost"]) ?? 0,
    recurringFeeType: feeType,
    recurringCostFrequency: values["costs.recurringCostFrequency"] ?? 0,
    recurringFixedCostCents: numberOf(values["costs.recurringFixedCost"]),
    recurringPercentageCost: rate === null ? null : percentageToText(rate),
    recurringMinimumAnnualCents: numberOf(values["costs.recurringMinimumAnnualCost"]),
  };
}

export function partyRowOf(party: DocumentPartyValues, newId: () => string): Omit<DraftPartyRow, "position"> {
  return {
    id: party.id ?? newId(),
    partyVariant: party.partyVariant,
    name: party.name,
    abn: party.abn,
    address: party.address,
    state: party.state,
    postcode: party.postcode,
    notes: party.notes,
    partyEntityType: party.partyEntityType,
    contactGivenName: party["primaryContact.givenName"],
    contactFamilyName: party["primaryContact.familyName"],
    contactEmail: party["primaryContact.email"],
    contactPhoneNumber: party["primaryContact.phoneNumber"],
  };
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}

function decimalText(cents: number | null): string {
  return cents === null ? "" : decimalFromCents(centsOfChild(cents));
}

function numberOf(cents: Cents | null): number | null {
  return cents === null ? null : Number(cents);
}
