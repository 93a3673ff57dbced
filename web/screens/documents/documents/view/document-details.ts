// The remaining details of a document, empty ones left out, and its kind and purpose in words.

import {
  DOCUMENT_VARIANT_TEXT,
  RETENTION_TYPE_TEXT,
  SECURITY_TYPE_TEXT,
} from "@bondline/domain/documents/documents/document-text.ts";
import { PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

export function documentDetails(record: DocumentRecord): readonly Definition[] {
  const items: readonly Definition[] = [
    { term: WORDS.yourReference, value: record.referenceNumber },
    { term: WORDS.kind, value: DOCUMENT_VARIANT_TEXT[record.documentVariant] },
    { term: WORDS.purpose, value: purposeText(record) },
    { term: WORDS.agreement, value: record.agreementContent },
    { term: WORDS.project, value: record.projectAddress },
    { term: WORDS.expectedReturn, value: dateText(record.expectedReturnDate) },
    { term: WORDS.feesFrom, value: dateText(record.interestStartDate) },
    { term: WORDS.feesTo, value: dateText(record.interestEndDate) },
    { term: WORDS.bankAddress, value: record.bank.address },
    { term: WORDS.retention, value: record.retentionType && RETENTION_TYPE_TEXT[record.retentionType] },
    { term: WORDS.security, value: record.securityType && SECURITY_TYPE_TEXT[record.securityType] },
    { term: WORDS.description, value: record.description },
    ...record.metadata.map(({ key, value }) => ({ term: key, value })),
  ];
  return items.filter(({ value }) => value !== null && value !== undefined && value !== "");
}

/** The free text where 'Other' was chosen; a code that this client does not know is shown as it stands. */
export function purposeText({
  purpose,
  specifiedOtherPurpose,
}: {
  purpose?: string | null;
  specifiedOtherPurpose?: string | null;
}): string | undefined {
  if (purpose === "OTHER" && specifiedOtherPurpose) return specifiedOtherPurpose;
  const known = PURPOSES.find((each) => each === purpose);
  return known === undefined ? (purpose ?? undefined) : PURPOSE_TEXT[known];
}

function dateText(date: string | null | undefined): string | undefined {
  return typeof date === "string" ? formatDate(plainDate(date)) : undefined;
}
