// The requests of a document, as a part of the document.

import type { DocumentTerms } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";

export const REQUESTS_OF_DOCUMENT = recordPart({
  reads: {
    requests: `(select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]') from document_request r where r.document_id = d.id) as requests`,
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
  };
  return { status, amountCents, expiresAt, expiryZone, wording };
}

/** The newest first. */
export function requestsOf(document: Document): DocumentRequestRow[] {
  return (document as Document & { requests: DocumentRequestRow[] }).requests;
}
