// The judgement on a document that an organisation records itself, over all of its fields together: one for form, call and import.

import { beneficiaryZone } from "../../parties/parties/beneficiary-zone.ts";
import type { FieldMessages } from "../../refusals.ts";
import { REQUIRED_MESSAGE } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldValues } from "../../values/fields/field-set.ts";
import { dayAt, hasExpired } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import type { DocumentTexts, PartyTexts } from "./document-amendments.ts";
import {
  DOCUMENT_COST_RULES,
  DOCUMENT_PARTY_RULES,
  DOCUMENT_RULES,
  type DocumentFieldValues,
  type DocumentPartyValues,
  METADATA_VALUE_FIELDS,
} from "./document-fields.ts";

const DOCUMENT_PARTIES_MAX = 20;

export const EXPIRY_PASSED_MESSAGE = "This guarantee has expired already. Enter a later date.";
export const NO_APPLICANT_MESSAGE = "Add the applicant that the guarantee was issued for.";
export const NO_BENEFICIARY_MESSAGE = "Add the beneficiary, who holds the guarantee.";

export type DocumentContext = {
  /** Kept for planning: the bank and the day of issue may not be known yet. */
  isProjected: boolean;
  now: Instant;
  /** Where the organisation is, for a beneficiary whose state is not known. */
  homeState: string | null;
};

export type ValidatedDocument = {
  values: DocumentFieldValues;
  parties: readonly DocumentPartyValues[];
  metadata: Readonly<Record<string, string>>;
  /** Where it ends, by whose clocks. */
  zone: string;
};
type DocumentValidation = { ok: true; document: ValidatedDocument } | { ok: false; fields: FieldMessages };

export function checkDocument(texts: DocumentTexts, context: DocumentContext): DocumentValidation {
  const zone = expiryZoneOf(texts.parties, context.homeState);
  const validated = checkFields(DOCUMENT_RULES, texts.fields, {
    across: (values) => ({
      ...expiryMessages(values, { ...context, zone }),
      ...issueMessages(values, { ...context, zone }),
      ...purposeMessages(values),
      ...costMessages(values),
    }),
  });
  const parties = checkParties(texts.parties, context);
  const metadata = checkMetadata(texts.metadata);
  if (validated.ok && parties.ok && metadata.ok)
    return {
      ok: true,
      document: { values: validated.values, parties: parties.values, metadata: metadata.values, zone },
    };
  return {
    ok: false,
    fields: { ...messagesOf(validated), ...messagesOf(parties), ...messagesOf(metadata) },
  };
}

export type ValidatedCosts = { ok: true; values: FieldValues<typeof DOCUMENT_COST_RULES> };

/** The costs by themselves, on paper whose other fields are not the reader's to say. */
export function checkCosts(
  texts: Readonly<Record<string, string>>,
): ValidatedCosts | { ok: false; fields: FieldMessages } {
  return checkFields(DOCUMENT_COST_RULES, texts, { across: (values) => costMessages(values) });
}

function messagesOf(result: { ok: true } | { ok: false; fields: FieldMessages }): FieldMessages {
  return result.ok ? {} : result.fields;
}

function expiryZoneOf(parties: readonly PartyTexts[], homeState: string | null): string {
  const present = parties.filter(({ isDeleted }) => !isDeleted);
  return beneficiaryZone(
    present.map(({ fields }) => fields),
    homeState,
  );
}

type Values = Partial<DocumentFieldValues>;
type Place = DocumentContext & { zone: string };

/** The end is a date, open, or a condition, and never an empty date. */
function expiryMessages(values: Values, { now, zone }: Place): FieldMessages {
  const { expiryType, expiresAt, expiryCondition, establishedAt } = values;
  if (expiryType === "CONDITIONAL" && expiryCondition === null) return { expiryCondition: REQUIRED_MESSAGE };
  if (expiryType === "FIXED" && expiresAt === null) return { expiresAt: REQUIRED_MESSAGE };
  if (expiryType !== "FIXED" && expiresAt)
    return { expiresAt: "Remove this date, or choose an expiry on a date" };
  if (!expiresAt) return {};
  if (hasExpired({ date: expiresAt, zone, now })) return { expiresAt: EXPIRY_PASSED_MESSAGE };
  if (establishedAt && establishedAt > expiresAt)
    return { expiresAt: "A guarantee cannot expire before it is established" };
  return {};
}

function issueMessages(
  { bankName, establishedAt }: Values,
  { isProjected, now, zone }: Place,
): FieldMessages {
  if (isProjected) return {};
  return {
    ...(bankName === null ? { bankName: REQUIRED_MESSAGE } : {}),
    ...(establishedAt === null ? { establishedAt: REQUIRED_MESSAGE } : {}),
    ...(establishedAt && establishedAt > dayAt(now, zone)
      ? { establishedAt: "This date is in the future. Record it as a projected document instead." }
      : {}),
  };
}

function purposeMessages({ purpose, specifiedOtherPurpose }: Values): FieldMessages {
  return purpose === "OTHER" && specifiedOtherPurpose === null
    ? { specifiedOtherPurpose: REQUIRED_MESSAGE }
    : {};
}

/** Costs are given whole or not at all: half a fee cannot be reckoned. */
function costMessages(values: Values): FieldMessages {
  const feeType = values["costs.recurringFeeType"];
  const isGiven = Object.entries(values).some(([path, value]) => path.startsWith("costs.") && value !== null);
  if (!isGiven) return {};
  if (feeType === null) return { "costs.recurringFeeType": REQUIRED_MESSAGE };

  const messages: Record<string, string> = {};
  const rate = values["costs.recurringPercentageCost"];
  const fixed = values["costs.recurringFixedCost"];
  if (feeType === "ANNUAL_PERCENTAGE" && rate === null)
    messages["costs.recurringPercentageCost"] = REQUIRED_MESSAGE;
  if (feeType === "FIXED_FEE" && fixed === null) messages["costs.recurringFixedCost"] = REQUIRED_MESSAGE;
  if (feeType === "LIFETIME_FEE" && fixed === null && rate === null)
    messages["costs.recurringFixedCost"] = REQUIRED_MESSAGE;
  if (feeType !== undefined && feeType !== "LIFETIME_FEE" && values["costs.recurringCostFrequency"] === null)
    messages["costs.recurringCostFrequency"] = REQUIRED_MESSAGE;
  return messages;
}

type PartiesResult =
  | { ok: true; values: readonly DocumentPartyValues[] }
  | { ok: false; fields: FieldMessages };

function checkParties(parties: readonly PartyTexts[], { isProjected }: DocumentContext): PartiesResult {
  const kept = parties.flatMap((party, place) => (party.isDeleted ? [] : [{ party, place }]));
  if (kept.length > DOCUMENT_PARTIES_MAX)
    return { ok: false, fields: { parties: `A document can have at most ${DOCUMENT_PARTIES_MAX} parties` } };

  const validated = kept.map(({ party, place }) =>
    checkFields(DOCUMENT_PARTY_RULES, { ...party.fields, id: party.id }, { pathPrefix: `parties.${place}.` }),
  );
  const fields: FieldMessages = Object.assign(
    {},
    missingSides(kept, isProjected),
    ...validated.map(messagesOf),
  );
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, values: validated.flatMap((result) => (result.ok ? [result.values] : [])) };
}

function missingSides(kept: readonly { party: PartyTexts }[], isProjected: boolean): FieldMessages {
  const has = (variant: string) => kept.some(({ party }) => party.fields.partyVariant === variant);
  if (isProjected) return {};
  if (!has("ISSUER")) return { parties: NO_APPLICANT_MESSAGE };
  return has("BENEFICIARY") ? {} : { parties: NO_BENEFICIARY_MESSAGE };
}

type MetadataResult =
  | { ok: true; values: Readonly<Record<string, string>> }
  | { ok: false; fields: FieldMessages };

function checkMetadata(metadata: Readonly<Record<string, string>>): MetadataResult {
  const values: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [key, text] of Object.entries(metadata)) {
    const result = METADATA_VALUE_FIELDS.value(text);
    if (!result.ok) fields[`metadata.${key}`] = result.message;
    else if (result.value !== null) values[key] = result.value;
  }
  return Object.keys(fields).length === 0 ? { ok: true, values } : { ok: false, fields };
}
