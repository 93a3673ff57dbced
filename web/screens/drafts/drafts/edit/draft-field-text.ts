// The name of a field and its value as people read them, by the field's path.

import {
  CONTRACT_FORM_TEXT,
  DELIVERY_TYPE_TEXT,
  EXPIRY_TYPE_TEXT,
  PURPOSE_TEXT,
  SOURCE_OF_FUNDS_TEXT,
} from "@bondline/domain/drafts/drafts/draft-text.ts";
import { partyTitle } from "@bondline/domain/parties/parties/party.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { ENTITY_TYPES, entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { findPlainDate, formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { CONFLICT_WORDS, FIELD_LABELS } from "../draft-words.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { type PartyIds, partyKeyOf } from "./flat-draft.ts";
import { shownText } from "./shown-values.ts";

/** "Amount", "Beneficiary 1: Name". */
export function fieldLabel(path: string, values: DraftFormValues, ids: PartyIds): string {
  const key = partyKeyOf(path);
  if (key === undefined) return FIELD_LABELS[path] ?? path;

  const field = FIELD_LABELS[path.replace(`parties.${key}.`, "party.")] ?? "";
  const place = values.parties.findIndex((party) => (ids[party.key] ?? party.key) === key);
  const party = values.parties[place];
  if (party === undefined) return field;
  const index = values.parties
    .slice(0, place)
    .filter(({ partyVariant }) => partyVariant === party.partyVariant).length;
  return `${partyTitle({ variant: party.partyVariant, processType: "BANK_GUARANTEE", index })}: ${field}`;
}

export function fieldText(path: string, text: string | null): string {
  if (text === null || text === "") return CONFLICT_WORDS.empty;
  const field = path.split(".").at(-1) ?? path;
  const day = findPlainDate(text);
  if (day !== undefined) return formatDate(day);
  if (field === "amount") return /^\d+(\.\d{1,2})?$/.test(text) ? formatAud(centsFromDecimal(text)) : text;
  return OPTION_TEXTS[field]?.[text] ?? shownText(path, text);
}

const OPTION_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  purpose: PURPOSE_TEXT,
  expiryType: EXPIRY_TYPE_TEXT,
  contractForm: CONTRACT_FORM_TEXT,
  deliveryType: DELIVERY_TYPE_TEXT,
  issuerSourceOfFunds: SOURCE_OF_FUNDS_TEXT,
  partyEntityType: Object.fromEntries(ENTITY_TYPES.options.map(({ code }) => [code, entityTypeLabel(code)])),
};
