// What is sent for each of several documents, beside the requests for their return.

import { graphql } from "../../../../api/generated/gql.ts";

export const BulkFacilityDocument = graphql(`
  mutation BulkFacility($input: SetDocumentFacilityInput!) {
    setDocumentFacility(input: $input) {
      clientMutationId
      document {
        id
        version
      }
    }
  }
`);

export const BulkFactDocument = graphql(`
  mutation BulkFact($input: UpdateDocumentInput!) {
    updateDocument(input: $input) {
      clientMutationId
      document {
        id
        version
      }
    }
  }
`);

export const CancelChosenDraftsDocument = graphql(`
  mutation ListCancelDrafts($input: CancelChosenDraftsInput!) {
    cancelChosenDrafts(input: $input) {
      clientMutationId
      results {
        id
        reason
        draft {
          ...ListDraft
        }
      }
    }
  }
`);
