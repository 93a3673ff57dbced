// What the page of guarantees that are probably done reads, and what it sends for each that is asked back.

import { graphql } from "../../../api/generated/gql.ts";

export const ProbablyDoneDocument = graphql(`
  query ProbablyDone($organisationId: ID!) {
    documentsProbablyDone(organisationId: $organisationId) {
      ...ProbablyDoneRow
    }
  }

  fragment ProbablyDoneRow on ProbablyDoneDocument {
    id
    organisationId
    version
    referenceNumber
    guaranteeNumber
    beneficiaryName
    amount
    reason
    sinceDate
    costPerDay
  }
`);

export const ProbablyDoneAskDocument = graphql(`
  mutation ProbablyDoneAsk($input: CreateDocumentRequestForReturnInput!) {
    createDocumentRequestForReturn(input: $input) {
      clientMutationId
    }
  }
`);
