// What the document form reads and sends.

import { graphql } from "../../../../api/generated/gql.ts";

/** @fragment */
export const DocumentEditRecord = graphql(`
  fragment DocumentEditRecord on Document {
    id
    organisationId
    version
    status
    isHeld
    isSystemDocument
    capabilities
    ...DocumentFields
    costs {
      setUpCost
      recurringFeeType
      recurringCostFrequency
      recurringFixedCost
      recurringPercentageCost
      recurringMinimumAnnualCost
      recurringSinglePayment
    }
    parties { ...PartyRecord }
    metadata { key value }
  }
`);

export const DocumentEditRead = graphql(`
  query DocumentEdit($id: ID!) {
    document(id: $id) { ...DocumentEditRecord }
  }
`);

export const DocumentEditKeys = graphql(`
  query DocumentEditKeys($organisationId: ID!) {
    organisation(id: $organisationId) { id documentMetadataKeys { id key } }
  }
`);

export const DocumentCreate = graphql(`
  mutation DocumentCreate($input: CreateDocumentInput!) {
    createDocument(input: $input) { clientMutationId document { id organisationId referenceNumber } }
  }
`);

export const DocumentAmend = graphql(`
  mutation DocumentAmend($input: AmendDocumentInput!) {
    amendDocument(input: $input) { clientMutationId document { ...DocumentEditRecord } }
  }
`);

export const DocumentUpdate = graphql(`
  mutation DocumentUpdate($input: UpdateDocumentInput!) {
    updateDocument(input: $input) { clientMutationId document { ...DocumentEditRecord } }
  }
`);
