// The requests of a document, as a part of the document.

import type { DocumentTerms } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { purposeText } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { plainWording } from "@bondline/domain/drafts/wording/wording-plain.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";

export const REQUESTS_OF_DOCUMENT = recordPart({
  reads: {
    requests: `(select coalesce(jsonb_agg(to_jsonb(r) - 'agreement_code_hash' order by r.created_at desc, r.id desc), '[]') from document_request r where r.document_id = d.id) as requests`,
  },
  fields: { requestKinds: ["facts"] },
});

/** What of a document its requests are held against. */
export function termsOf(document: Document): DocumentTerms {
  const { status, amountCents, expiresAt, expiryZone, projectAddress, agreementContent } = document;
  const applicant = document.parties.find(({ partyVariant }) => partyVariant === "ISSUER");
  const beneficiary = document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const wording = {
    APPLICANT_NAME: applicant?.name ?? null,
    APPLICANT_ADDRESS: applicant?.address ?? null,
    BENEFICIARY_NAME: beneficiary?.name ?? null,
    BENEFICIARY_ADDRESS: beneficiary?.address ?? null,
    PROJECT_ADDRESS: projectAddress,
    AGREEMENT: agreementContent,
    PURPOSE: purposeText(document),
    WHOLE_WORDING: wholeWordingOf(document),
  };
  return { status, amountCents, expiresAt, expiryZone, wording };
}

/** As the last amendment of it says, or as it was issued. */
export function wholeWordingOf(document: Document): string | null {
  const [last] = requestsOf(document)
    .filter(({ status, wordingField }) => status === "EXECUTED" && wordingField === "WHOLE_WORDING")
    .toSorted((a, b) => (b.amendmentNumber ?? 0) - (a.amendmentNumber ?? 0));
  return last?.newText ?? (document.wordingHtml === null ? null : plainWording(document.wordingHtml));
}

/** The newest first. */
export function requestsOf(document: Document): DocumentRequestRow[] {
  return (document as Document & { requests: DocumentRequestRow[] }).requests;
}
