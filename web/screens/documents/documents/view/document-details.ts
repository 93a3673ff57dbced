// The remaining details of a document, empty ones left out, and its kind and purpose in words.

import {
  DOCUMENT_OWN_FIELDS,
  type DocumentOwnFieldPath,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { specialProductName } from "@bondline/domain/drafts/drafts/draft-bank-fields.ts";
import { purposeText } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";
import { zoneOfBeneficiary } from "./document-zone.ts";

/** Shown elsewhere: beside the name, in the strip of facts, or with the purpose. */
const ELSEWHERE: readonly string[] = [
  "amount",
  "bankName",
  "guaranteeNumber",
  "establishedAt",
  "expiryType",
  "expiresAt",
  "expiryCondition",
  "specifiedOtherPurpose",
] satisfies DocumentOwnFieldPath[];

export function documentDetails(record: DocumentRecord): readonly Definition[] {
  const { bankName: _, ...fields } = DOCUMENT_OWN_FIELDS;
  const texts: Readonly<Record<string, string | null>> = flatTextsOf(fields, record);
  const own = Object.entries<Field<unknown>>(fields).filter(([path]) => !ELSEWHERE.includes(path));
  const items: readonly Definition[] = [
    ...own.map(([path, { label, show }]) => ({
      // Of a guarantee that was issued here, the reference is ours.
      term: path === "referenceNumber" && record.isSystemDocument ? WORDS.reference : label,
      value: path === "purpose" ? purposeText(record) : texts[path] && show(texts[path]),
    })),
    { term: WORDS.product, value: specialProductName(record.specialProduct) },
    { term: WORDS.contractDates, value: saidText(record) },
    { term: WORDS.feesFrom, value: dateText(record.interestStartDate) },
    { term: WORDS.feesTo, value: dateText(feesEnd(record)) },
    { term: WORDS.bankAddress, value: record.bank.address },
    ...record.metadata.map(({ key, value }) => ({ term: key, value })),
  ];
  return items.filter(({ value }) => value !== null && value !== undefined && value !== "");
}

/** They stop with the document. */
function feesEnd(record: DocumentRecord): string | null {
  const { interestEndDate, closedAt } = record;
  if (closedAt === null) return interestEndDate;
  const closed = dayAt(instant(closedAt), zoneOfBeneficiary(record));
  return interestEndDate !== null && interestEndDate < closed ? interestEndDate : closed;
}

function dateText(date: string | null | undefined): string | undefined {
  return typeof date === "string" ? formatDate(plainDate(date)) : undefined;
}

function saidText({ contractDatesBy: name, contractDatesAt: at }: DocumentRecord): string | undefined {
  return name === null || at === null ? undefined : WORDS.saidBy(name, exactDate(at));
}
