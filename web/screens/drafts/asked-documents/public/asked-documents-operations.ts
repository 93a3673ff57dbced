// What banks and insurers ask of applicants: read with all versions, and a version proposed.

import { graphql } from "../../../../api/generated/gql.ts";

export const OfficeAskedDocumentsDocument = graphql(`
  query OfficeAskedDocuments {
    officeAskedDocuments {
      ...AskedOfSupplier
    }
  }

  fragment AskedOfSupplier on OfficeAskedDocuments {
    supplierId
    startsAt
    waitingChangeId
    documents {
      ...AskedDocumentFields
    }
    first {
      ...AskedDocumentFields
    }
    versions {
      id
      startsAt
      proposedBy
      approvedBy
      documents {
        ...AskedDocumentFields
      }
    }
  }

  fragment AskedDocumentFields on AskedDocument {
    requiredDocumentType
    name
    explanation
    templateUrl
    moment
    isObligatory
    processTypes
  }
`);

export const ProposeAskedDocumentsDocument = graphql(`
  mutation AskedDocumentsPropose($input: ProposeAskedDocumentsInput!) {
    proposeAskedDocuments(input: $input) {
      clientMutationId
    }
  }
`);
