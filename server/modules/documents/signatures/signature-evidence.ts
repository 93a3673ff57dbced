// What was asked of the bank about a digital original and what its officers said, for the evidence of a document.

import type { EvidenceSection } from "../../../evidence-section.ts";
import type { Document } from "../documents/public.ts";
import type { EnvelopeRow } from "./envelope-record.ts";
import { listEnvelopes } from "./envelope-store.ts";
import { listSignatures } from "./signature-store.ts";

export const SIGNATURE_EVIDENCE: EvidenceSection<Document> = {
  name: "signatures",
  read: async (tx, document) => {
    const signatures = await listSignatures(tx, document.id);
    const envelopes = await listEnvelopes(tx, document.id);
    return signatures.map(({ organisationId: _, documentId: __, answeredBy: ___, ...each }) => ({
      ...each,
      sentToServices: envelopes.filter(({ signatureId }) => signatureId === each.id).map(envelopeFacts),
    }));
  },
};

/** Without the address at which it was signed. */
function envelopeFacts({
  serviceName,
  status,
  openedByName,
  signedName,
  authority,
  ...envelope
}: EnvelopeRow) {
  const { chainSequence, chainHash, providerId, sentSha256, endedReason, endedAt, createdAt } = envelope;
  const said = { serviceName, status, openedByName, signedName, authority, endedReason };
  return { ...said, chainSequence, chainHash, providerId, sentSha256, endedAt, createdAt };
}
