// What stands in the way of closing an organisation, and the calls that close it and open it again.

import { graphql } from "../../../api/generated/gql.ts";

export const ClosingDocument = graphql(`
  query Closing($id: ID!) {
    organisationClosing(id: $id) {
      live
      liveRecords {
        kind
        openedBy
        reference
      }
      returning {
        email
        givenName
        familyName
        role
      }
    }
  }
`);

export const ClosingCloseDocument = graphql(`
  mutation ClosingClose($input: CloseOrganisationInput!) {
    closeOrganisation(input: $input) {
      clientMutationId
    }
  }
`);

export const ClosingOpenDocument = graphql(`
  mutation ClosingOpen($input: OpenOrganisationInput!) {
    openOrganisation(input: $input) {
      clientMutationId
    }
  }
`);
