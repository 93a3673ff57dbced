// The values of the document form, and the way between them, the texts that the rules validate, and what is sent.

import type {
  DocumentAmendments,
  DocumentTexts,
} from "@bondline/domain/documents/documents/document-amendments.ts";
import { DOCUMENT_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import { DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { PARTY_FIELDS } from "@bondline/domain/parties/parties/party-fields.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf, type NestedOf, nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import type {
  DocumentChangesInput,
  DocumentEditRecordFragment,
  PartyVariant,
} from "../../../../api/generated/graphql.ts";
import { typedTexts } from "../../../../app/fields/field-texts.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import { applicantOf } from "../../../parties/parties/public/party-section.tsx";

/** As the contract names it; its closed lists are validated before anything is sent. */
export type NewDocumentInput = DocumentChangesInput;

export type PartyValues = Omit<NestedOf<typeof DRAFT_PARTY_FIELDS, string>, "partyVariant"> & {
  /** Empty for one that is not recorded yet. */
  id: string;
  isDeleted: boolean;
  partyVariant: PartyVariant;
};

export type DocumentFormValues = NestedOf<typeof DOCUMENT_FIELDS, string> & {
  parties: PartyValues[];
  metadata: { key: string; value: string }[];
};

export function newDocumentValues(
  organisation: SessionOrganisation,
  keys: readonly string[],
  side: "BENEFICIARY" | "ISSUER" = "ISSUER",
): DocumentFormValues {
  const own = {
    ...newParty(side),
    ...applicantOf(organisation),
    abn: formatAbnOrAcn(organisation.abn),
  };
  return {
    ...typedTexts(DOCUMENT_FIELDS, { documentVariant: "BANK_GUARANTEE", expiryType: "FIXED" }),
    parties: side === "ISSUER" ? [own, newParty("BENEFICIARY")] : [newParty("ISSUER"), own],
    metadata: keys.map((key) => ({ key, value: "" })),
  };
}

export function newParty(partyVariant: PartyVariant): PartyValues {
  return { ...typedTexts(PARTY_FIELDS, {}), id: "", isDeleted: false, partyVariant };
}

export function textsOfRecord(record: DocumentEditRecordFragment): DocumentTexts {
  const { parties, metadata, bank } = record;
  return normalTexts({
    fields: textsIn(DOCUMENT_FIELDS, { ...record, bankName: bank.name }),
    parties: parties.map(({ id, ...party }) => ({
      id,
      isDeleted: false,
      fields: textsIn(DRAFT_PARTY_FIELDS, party),
    })),
    metadata: Object.fromEntries(metadata.map(({ key, value }) => [key, value])),
  });
}

function textsIn(fields: Fields, record: object): Record<string, string> {
  const texts = Object.entries<string | null>(flatTextsOf(fields, record));
  return Object.fromEntries(texts.map(([path, text]) => [path, text ?? ""]));
}

export function valuesOfTexts(
  { fields, parties, metadata }: DocumentTexts,
  keys: readonly string[],
): DocumentFormValues {
  const named = [...new Set([...keys, ...Object.keys(metadata)])];
  return {
    ...typedTexts(DOCUMENT_FIELDS, nestTexts(DOCUMENT_FIELDS, fields)),
    parties: parties.map(({ id, isDeleted, fields: texts }) => ({
      ...typedTexts(PARTY_FIELDS, nestTexts(PARTY_FIELDS, texts)),
      id: id ?? "",
      isDeleted,
      partyVariant: (texts.partyVariant ?? "OTHER") as PartyVariant,
    })),
    metadata: named.map((key) => ({ key, value: metadata[key] ?? "" })),
  };
}

/** What a choice has made meaningless is not validated or sent, though the form holds it in case the choice is taken back. */
export function textsOfValues(values: DocumentFormValues): DocumentTexts {
  const { parties, metadata } = values;
  const fields = textsIn(DOCUMENT_FIELDS, values);
  const choices = { ...values, ...costChoices(values.costs) };
  for (const path of Object.keys(fields)) if (!isAsked(path, choices)) fields[path] = "";
  return normalTexts({
    fields,
    parties: parties.map((party) => ({
      id: party.id === "" ? null : party.id,
      isDeleted: party.isDeleted,
      fields: textsIn(DRAFT_PARTY_FIELDS, party),
    })),
    metadata: Object.fromEntries(metadata.map(({ key, value }) => [key, value])),
  });
}

/** The choices that other fields depend on. */
export type Choices = { purpose: string; expiryType: string; feeType: string; months: string };

export function costChoices(costs: { recurringFeeType: string; recurringCostFrequency: string }) {
  return { feeType: costs.recurringFeeType, months: costs.recurringCostFrequency };
}

/** Whether a field has a meaning beside what was chosen elsewhere. */
export function isAsked(path: string, { purpose, expiryType, feeType, months }: Choices): boolean {
  const conditions: Readonly<Record<string, boolean>> = {
    specifiedOtherPurpose: purpose === "OTHER",
    expiresAt: expiryType === "FIXED",
    expiryCondition: expiryType === "CONDITIONAL",
    "costs.recurringPercentageCost": feeType === "ANNUAL_PERCENTAGE" || feeType === "LIFETIME_FEE",
    "costs.recurringFixedCost": feeType === "FIXED_FEE" || feeType === "LIFETIME_FEE",
    "costs.recurringCostFrequency": feeType === "ANNUAL_PERCENTAGE" || feeType === "FIXED_FEE",
    "costs.recurringSinglePayment":
      (feeType === "ANNUAL_PERCENTAGE" || feeType === "FIXED_FEE") && months === "0",
    "costs.recurringMinimumAnnualCost": feeType !== "",
    "costs.setUpCost": feeType !== "",
  };
  return conditions[path] ?? true;
}

/** Two ways to write one value, as typed or as the wire has it, are one text, so that only a real change counts as one. */
function normalTexts({ fields, parties, metadata }: DocumentTexts): DocumentTexts {
  return {
    fields: normal(DOCUMENT_FIELDS, fields),
    parties: parties.map((party) => ({ ...party, fields: normal(DRAFT_PARTY_FIELDS, party.fields) })),
    metadata,
  };
}

function normal(fields: Fields, texts: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(texts).map(([path, text]) => {
    const field = fields[path];
    const result = field?.rule(field.typed(text));
    return [path, field !== undefined && result?.ok ? field.write(result.value) : text];
  });
  return Object.fromEntries(entries);
}

type Texts = Readonly<Record<string, string | null>>;

/** As a call carries it: nested, and only what is named. */
export function inputOf({ fields, parties, metadata }: DocumentAmendments): NewDocumentInput {
  return {
    ...nested(fields, DOCUMENT_FIELDS),
    ...(parties.length > 0 && {
      parties: parties.map(({ id, isDeleted, fields: texts }) => ({
        ...(id !== null && { id }),
        ...(isDeleted && { isDeleted }),
        ...nested(texts, DRAFT_PARTY_FIELDS),
      })),
    }),
    ...(Object.keys(metadata).length > 0 && {
      metadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
    }),
  };
}

function nested(texts: Texts, fields: Fields): Record<string, unknown> {
  const sent = Object.entries(texts).map(([path, text]) => {
    const isNumber = fields[path]?.kind === "number" && text !== null;
    return [path, isNumber ? Number(text) : text];
  });
  return nestTexts(fields, Object.fromEntries(sent));
}
