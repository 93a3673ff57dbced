// What is read to verify an individual, and the calls about it.

import { graphql } from "../../../api/generated/gql.ts";

export const IdentityCheckDocument = graphql(`
  query IdentityCheck($id: ID!) {
    identityCheck(identificationIndividualId: $id) {
      isAllowed
      isOpening
      isRegistered
      hostedUrl
      serviceName
      individual { ...IndividualRecord }
    }
  }
`);

export const IdentityCheckStart = graphql(`
  mutation IdentityCheckStart($input: StartIdentityCheckInput!) {
    startIdentityCheck(input: $input) { clientMutationId }
  }
`);

export const IdentityCheckRenew = graphql(`
  mutation IdentityCheckRenew($input: RenewIdentityCheckInput!) {
    renewIdentityCheck(input: $input) { clientMutationId }
  }
`);

export const GreenIdUpdate = graphql(`
  mutation GreenIdUpdate($input: UpdateGreenIdInput!) {
    updateGreenId(input: $input) { clientMutationId }
  }
`);

export const SimpleKycPull = graphql(`
  mutation SimpleKycPull($input: UpdateSimpleKycDataFromApiInput!) {
    updateSimpleKycDataFromApiByIdentificationId(input: $input) { clientMutationId }
  }
`);

export const IdentificationOverride = graphql(`
  mutation IdentificationOverride($input: OverrideIdentificationInput!) {
    overrideIdentification(input: $input) { clientMutationId }
  }
`);
