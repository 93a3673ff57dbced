// What is read of the individuals of a draft, and the calls about them.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const IndividualRecord = graphql(`
  fragment IndividualRecord on Individual {
    id
    version
    isComplete
    missingFields
    needsVerification
    greenIdVerificationStatus
    verificationGroup
    verificationFault
    verificationOverrideReason
    ...IndividualFields
  }
`);

export const IndividualsOfDraft = graphql(`
  query IndividualsOfDraft($draftId: ID!) {
    draft(id: $draftId) { id identification { individuals { ...IndividualRecord } } }
  }
`);

/** Of one of them it is saved; read only when somebody asks for it. */
export const IndividualsKeptData = graphql(`
  query IndividualsKeptData($draftId: ID!) {
    draft(id: $draftId) { id identification { individuals { id keptData } } }
  }
`);

export const IndividualsSave = graphql(`
  mutation IndividualsSave($input: SaveIdentificationInput!) {
    saveIdentification(input: $input) { clientMutationId }
  }
`);

export const IndividualUpdate = graphql(`
  mutation IndividualUpdate($input: UpdateIdentificationInput!) {
    updateIdentification(input: $input) { clientMutationId }
  }
`);

export const IndividualsPrefill = graphql(`
  mutation IndividualsPrefill($input: PrefillIdentificationInput!) {
    prefillIdentification(input: $input) { clientMutationId }
  }
`);
