// What was asked of issued paper and what became of it, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import { type Document, wordingHashInForce } from "../documents/public.ts";
import { requestsOf } from "./document-request-part.ts";
import { textInForce } from "./wording-in-force.ts";

/** The text behind the hash of the wording in force: whoever has the pack can compute it again. */
export const WORDING_EVIDENCE: EvidenceSection<Document> = {
  name: "wording-in-force",
  read: async (_tx, document) => ({
    sha256: wordingHashInForce(document),
    text: document.amendmentNumber === 0 ? null : textInForce(document),
  }),
};

export const REQUEST_EVIDENCE: EvidenceSection<Document> = {
  name: "requests",
  read: async (_tx, document) =>
    requestsOf(document).map(
      ({ organisationId: _, documentId: __, requestedBy: ___, ...request }) => request,
    ),
};
