// The values of the document form, and the way between them, the texts that the rules validate, and what is sent.

import type {
  DocumentAmendments,
  DocumentTexts,
} from "@bondline/domain/documents/documents/document-amendments.ts";
import {
  DOCUMENT_FIELDS,
  DOCUMENT_PARTY_FIELDS,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import type { FieldRule } from "@bondline/domain/values/fields/field-rule.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import {
  type Percentage,
  percentageFromText,
  percentageToText,
} from "@bondline/domain/values/money/percentage.ts";
import type {
  DocumentChangesInput,
  DocumentEditRecordFragment,
  PartyVariant,
} from "../../../../api/generated/graphql.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";

/** As the contract names it; its closed lists are validated before anything is sent. */
export type NewDocumentInput = DocumentChangesInput;

export type PartyValues = {
  /** Empty for one that is not recorded yet. */
  id: string;
  isDeleted: boolean;
  partyVariant: PartyVariant;
  name: string;
  abn: string;
  address: string;
  state: string;
  postcode: string;
  notes: string;
  partyEntityType: string;
  primaryContact: { givenName: string; familyName: string; phoneNumber: string; email: string };
};

const COST_FIELDS = [
  "setUpCost",
  "recurringFeeType",
  "recurringCostFrequency",
  "recurringFixedCost",
  "recurringPercentageCost",
  "recurringMinimumAnnualCost",
] as const;

const OWN_FIELDS = [
  "documentVariant",
  "amount",
  "referenceNumber",
  "guaranteeNumber",
  "bankName",
  "establishedAt",
  "expiryType",
  "expiresAt",
  "expiryCondition",
  "purpose",
  "specifiedOtherPurpose",
  "projectAddress",
  "agreementContent",
  "description",
  "expectedReturnDate",
  "retentionType",
  "securityType",
] as const;

export type DocumentFormValues = Record<(typeof OWN_FIELDS)[number], string> & {
  costs: Record<(typeof COST_FIELDS)[number], string>;
  parties: PartyValues[];
  metadata: { key: string; value: string }[];
};

export function newDocumentValues(
  organisation: SessionOrganisation,
  keys: readonly string[],
): DocumentFormValues {
  const place = findStateAndPostcode(organisation.address);
  const applicant = {
    ...newParty("ISSUER"),
    name: organisation.name,
    abn: formatAbnOrAcn(organisation.abn),
    address: organisation.address,
    state: place?.state ?? "",
    postcode: place?.postcode ?? "",
    partyEntityType: organisation.entityType,
  };
  const fields = Object.fromEntries(OWN_FIELDS.map((field) => [field, ""]));
  return {
    ...(fields as Record<(typeof OWN_FIELDS)[number], string>),
    documentVariant: "BANK_GUARANTEE",
    expiryType: "FIXED",
    costs: NO_COSTS,
    parties: [applicant, newParty("BENEFICIARY")],
    metadata: keys.map((key) => ({ key, value: "" })),
  };
}

const NO_COSTS = Object.fromEntries(COST_FIELDS.map((field) => [field, ""])) as DocumentFormValues["costs"];

export function newParty(partyVariant: PartyVariant): PartyValues {
  return {
    id: "",
    isDeleted: false,
    partyVariant,
    name: "",
    abn: "",
    address: "",
    state: "",
    postcode: "",
    notes: "",
    partyEntityType: "",
    primaryContact: { givenName: "", familyName: "", phoneNumber: "", email: "" },
  };
}

export function textsOfRecord(record: DocumentEditRecordFragment): DocumentTexts {
  const { parties, metadata, bank, costs, ...fields } = record;
  const own = { ...fields, bankName: bank.name };
  const shown = OWN_FIELDS.map((field) => [field, String(own[field] ?? "")]);
  const rate = costs?.recurringPercentageCost;
  const charged = {
    ...costs,
    // The wire writes 2.15 percent as 2.1500.
    recurringPercentageCost: rate ? percentageToText(percentageFromText(rate)) : "",
  };
  const costFields = COST_FIELDS.map((field) => [`costs.${field}`, String(charged[field] ?? "")]);
  return normalTexts({
    fields: Object.fromEntries([...shown, ...costFields]),
    parties: parties.map(({ id, ...party }) => ({ id, isDeleted: false, fields: flattenFields(party) })),
    metadata: Object.fromEntries(metadata.map(({ key, value }) => [key, value])),
  });
}

export function valuesOfTexts(
  { fields, parties, metadata }: DocumentTexts,
  keys: readonly string[],
): DocumentFormValues {
  const own = Object.fromEntries(OWN_FIELDS.map((field) => [field, fields[field] ?? ""]));
  const costs = Object.fromEntries(COST_FIELDS.map((field) => [field, fields[`costs.${field}`] ?? ""]));
  const named = [...new Set([...keys, ...Object.keys(metadata)])];
  return {
    ...(own as Record<(typeof OWN_FIELDS)[number], string>),
    costs: costs as DocumentFormValues["costs"],
    parties: parties.map(({ id, isDeleted, fields: texts }) => ({
      ...partyOf(texts),
      id: id ?? "",
      isDeleted,
    })),
    metadata: named.map((key) => ({ key, value: metadata[key] ?? "" })),
  };
}

function partyOf(texts: Readonly<Record<string, string>>): PartyValues {
  const text = (path: string) => texts[path] ?? "";
  return {
    ...newParty((texts.partyVariant ?? "OTHER") as PartyVariant),
    name: text("name"),
    abn: formatAbnOrAcn(text("abn")),
    address: text("address"),
    state: text("state"),
    postcode: text("postcode"),
    notes: text("notes"),
    partyEntityType: text("partyEntityType"),
    primaryContact: {
      givenName: text("primaryContact.givenName"),
      familyName: text("primaryContact.familyName"),
      phoneNumber: formatPhone(text("primaryContact.phoneNumber")),
      email: text("primaryContact.email"),
    },
  };
}

/** What a choice has made meaningless is not validated or sent, though the form holds it in case the choice is taken back. */
export function textsOfValues(values: DocumentFormValues): DocumentTexts {
  const { parties, metadata, costs, ...own } = values;
  const { recurringFeeType: feeType } = costs;
  const fields = {
    ...own,
    specifiedOtherPurpose: own.purpose === "OTHER" ? own.specifiedOtherPurpose : "",
    expiresAt: own.expiryType === "FIXED" ? own.expiresAt : "",
    expiryCondition: own.expiryType === "CONDITIONAL" ? own.expiryCondition : "",
    costs: {
      ...(feeType === "" ? NO_COSTS : costs),
      recurringFixedCost: feeType === "" || feeType === "ANNUAL_PERCENTAGE" ? "" : costs.recurringFixedCost,
      recurringPercentageCost: feeType === "" || feeType === "FIXED_FEE" ? "" : costs.recurringPercentageCost,
      recurringCostFrequency:
        feeType === "" || feeType === "LIFETIME_FEE" ? "" : costs.recurringCostFrequency,
    },
  };
  return normalTexts({
    fields: flattenFields(fields),
    parties: parties.map(({ id, isDeleted, ...party }) => ({
      id: id === "" ? null : id,
      isDeleted,
      fields: flattenFields(party),
    })),
    metadata: Object.fromEntries(metadata.map(({ key, value }) => [key, value])),
  });
}

/** Two ways to write one value are one text, so that only a real change counts as one. */
function normalTexts({ fields, parties, metadata }: DocumentTexts): DocumentTexts {
  return {
    fields: normal(DOCUMENT_FIELDS, fields),
    parties: parties.map((party) => ({ ...party, fields: normal(DOCUMENT_PARTY_FIELDS, party.fields) })),
    metadata,
  };
}

function normal(
  rules: Readonly<Record<string, FieldRule<unknown>>>,
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(texts).map(([path, text]) => {
    const result = rules[path]?.(text);
    return [path, result?.ok ? textOf(path, result.value, text) : text];
  });
  return Object.fromEntries(entries);
}

function textOf(path: string, value: unknown, typed: string): string {
  if (value === null) return "";
  if (typeof value === "bigint")
    return path.endsWith("PercentageCost")
      ? percentageToText(value as Percentage)
      : decimalFromCents(cents(value));
  return typeof value === "string" || typeof value === "number" ? String(value) : typed;
}

type Texts = Readonly<Record<string, string | null>>;

/** As a call carries it: nested, and only what is named. */
export function inputOf({ fields, parties, metadata }: DocumentAmendments): NewDocumentInput {
  return {
    ...nested(fields),
    ...(parties.length > 0 && {
      parties: parties.map(({ id, isDeleted, fields: texts }) => ({
        ...(id !== null && { id }),
        ...(isDeleted && { isDeleted }),
        ...nested(texts),
      })),
    }),
    ...(Object.keys(metadata).length > 0 && {
      metadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
    }),
  };
}

function nested(texts: Texts): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(texts)) {
    const [group = path, field] = path.split(".");
    const value = path === "costs.recurringCostFrequency" && text !== null ? Number(text) : text;
    if (field === undefined) input[group] = value;
    else input[group] = { ...(input[group] as object | undefined), [field]: value };
  }
  return input;
}
