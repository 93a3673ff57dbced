// What the provider's list of all referrals asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffReferralsDocument = graphql(`
  query StaffReferrals(
    $search: String
    $filter: StaffReferralFilter
    $sort: StaffReferralSort
    $first: Int!
    $after: String
  ) {
    staffReferrals(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo { hasNextPage endCursor }
      edges { node { ...ReferralRegisterRow } }
    }
  }

  fragment ReferralRegisterRow on StaffReferral {
    id
    organisationId
    organisationName
    referrerName
    referrerOrganisationId
    referringPersonId
    code
    entityName
    entityType
    way
    stage
    createdAt
    firstPaidAt
    firstPaidDraftId
    firstPaidReferenceNumber
    promisedAmount
    earnedAmount
    takenBackAmount
    paidOutAmount
  }
`);
