// What the evidence card sends, and the key by which anybody checks a pack.

import { graphql } from "../../../../api/generated/gql.ts";

export const EvidenceCreateDocument = graphql(`
  mutation EvidenceCreate($input: CreateDocumentEvidenceInput!) {
    createDocumentEvidence(input: $input) {
      clientMutationId
      download { url }
    }
  }
`);

export const EvidenceKeyDocument = graphql(`
  query EvidenceKey {
    evidenceKey { fingerprint }
  }
`);
