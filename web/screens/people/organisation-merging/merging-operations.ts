// What would move with a merge and what stands in its way, the clients it may go into, and the proposal.

import { graphql } from "../../../api/generated/gql.ts";

export const MergingDocument = graphql(`
  query Merging($id: ID!, $intoId: ID!) {
    organisationMerge(id: $id, intoId: $intoId) {
      obstacles
      counts {
        kind
        count
      }
      arriving {
        email
        givenName
        familyName
        role
        roleThere
      }
      stays {
        ...MergingOrganisation
      }
    }
  }

  fragment MergingOrganisation on MergingOrganisation {
    id
    name
    abn
    isConfirmed
  }
`);

export const MergingClientsDocument = graphql(`
  query MergingClients($search: String!) {
    clients(search: $search, first: 8) {
      edges {
        node {
          id
          name
          abn
          closedAt
        }
      }
    }
  }
`);

export const MergingProposeDocument = graphql(`
  mutation MergingPropose($input: ProposeOrganisationMergeInput!) {
    proposeOrganisationMerge(input: $input) {
      clientMutationId
    }
  }
`);
