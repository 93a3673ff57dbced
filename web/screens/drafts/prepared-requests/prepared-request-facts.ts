// What was prepared, as names and values; what was not filled in is left out.

import { PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { PROCESS_TYPE_TEXT, PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { PreparedRequestFieldsFragment } from "../../../api/generated/graphql.ts";
import { PREPARED_REQUEST_WORDS as WORDS } from "./prepared-request-words.ts";

export function amountText({ amount }: PreparedRequestFieldsFragment): string {
  return formatAud(centsFromDecimal(amount));
}

export function lastDayText({ lastDate }: PreparedRequestFieldsFragment): string {
  return formatDate(plainDate(lastDate));
}

export function preparedRequestFacts(origination: PreparedRequestFieldsFragment) {
  const { beneficiaryAbn } = origination;
  return [
    { term: WORDS.kind, value: PROCESS_TYPE_TEXT[origination.processType] },
    { term: WORDS.amount, value: amountText(origination) },
    { term: WORDS.purpose, value: purposeText(origination) },
    { term: WORDS.beneficiary, value: origination.beneficiaryName },
    { term: WORDS.beneficiaryAbn, value: beneficiaryAbn && formatAbnOrAcn(beneficiaryAbn) },
    { term: WORDS.contractTitle, value: origination.contractTitle },
    { term: WORDS.contractNumber, value: origination.contractNumber },
    { term: WORDS.projectAddress, value: origination.projectAddress },
    { term: WORDS.agreementContent, value: origination.agreementContent },
    { term: WORDS.product, value: origination.productName },
    { term: WORDS.note, value: origination.note },
    { term: WORDS.preparedBy, value: origination.preparedBy },
    { term: WORDS.openUntil, value: lastDayText(origination) },
  ].filter(({ value }) => value !== null);
}

function purposeText({ purpose, specifiedOtherPurpose }: PreparedRequestFieldsFragment): string | null {
  const known = PURPOSES.find((each) => each === purpose);
  if (known === undefined) return null;
  return known === "OTHER" ? (specifiedOtherPurpose ?? PURPOSE_TEXT.OTHER) : PURPOSE_TEXT[known];
}
