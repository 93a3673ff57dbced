// What the page of the firms that refer clients asks the server, and how one is added and changed.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeReferrersDocument = graphql(`
  query OfficeReferrers {
    officeReferrers {
      ...OfficeReferrerRow
    }
    officeReferringPeople {
      id
      personName
      entityId
      referralCount
      balance
    }
  }

  fragment OfficeReferrerRow on OfficeReferrer {
    ...ReferrerFields
    id
    people
    status
    updatedAt
    updatedBy
    version
  }
`);

export const CreateReferrerDocument = graphql(`
  mutation OfficeReferrerCreate($input: CreateReferrerInput!) {
    createReferrer(input: $input) {
      clientMutationId
    }
  }
`);

export const UpdateReferrerDocument = graphql(`
  mutation OfficeReferrerUpdate($input: UpdateReferrerInput!) {
    updateReferrer(input: $input) {
      clientMutationId
    }
  }
`);

export const ChangeReferrerStatusDocument = graphql(`
  mutation OfficeReferrerChangeStatus($input: ChangeReferrerStatusInput!) {
    changeReferrerStatus(input: $input) {
      clientMutationId
    }
  }
`);

export const ReferrerHistoryDocument = graphql(`
  query OfficeReferrerHistory($id: ID!, $after: String) {
    referrerHistory(referrerId: $id, after: $after) {
      edges {
        node {
          key
          triggeredAt
          triggeredBy {
            name
          }
          changeType
          objectType
          changes {
            label
            isSystemField
            oldDisplayValue
            newDisplayValue
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
