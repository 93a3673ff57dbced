// What the desk reads of organisations that claim an ABN, and how it decides on one.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffClaimsDocument = graphql(`
  query StaffClaims($status: AbnStatus!, $first: Int, $after: String) {
    abnClaims(status: $status, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...AbnClaimFields
        }
      }
    }
  }

  fragment AbnClaimFields on AbnClaim {
    id
    name
    abn
    address
    entityType
    abnStatus
    legalName
    decidedAt
    decisionNote
    registerOutcome
    registeredName
    registeredStatus
    hasRegisteredName
    otherClaims
    heldBy
    createdAt
    version
    administrators {
      givenName
      familyName
      email
    }
  }
`);

export const StaffConfirmAbnDocument = graphql(`
  mutation StaffConfirmAbn($input: ConfirmOrganisationAbnInput!) {
    confirmOrganisationAbn(input: $input) {
      clientMutationId
    }
  }
`);

export const StaffRefuseAbnDocument = graphql(`
  mutation StaffRefuseAbn($input: RefuseOrganisationAbnInput!) {
    refuseOrganisationAbn(input: $input) {
      clientMutationId
    }
  }
`);
