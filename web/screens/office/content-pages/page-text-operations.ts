// What the page of the operator's texts asks the server, and how a version of one is proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeContentPagesDocument = graphql(`
  query OfficeContentPages {
    officeContentPages {
      ...OfficeContentPageRow
    }
  }

  fragment OfficeContentPageRow on OfficeContentPage {
    page
    waitingChangeId
    published {
      summary
      body
      number
      startsAt
    }
    versions {
      id
      summary
      body
      asksAgain
      startsAt
      proposedBy
      approvedBy
    }
  }
`);

export const ProposeContentPageDocument = graphql(`
  mutation ContentPagePropose($input: ProposeContentPageInput!) {
    proposeContentPage(input: $input) {
      clientMutationId
    }
  }
`);
