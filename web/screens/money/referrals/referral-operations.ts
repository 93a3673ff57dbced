// What the referral pages ask the server.

import { graphql } from "../../../api/generated/gql.ts";

export const ReferralProgrammeDocument = graphql(`
  query ReferralProgramme($organisationId: ID!) {
    organisation(id: $organisationId) {
      id
      referralCode
    }
    referralConfiguration {
      refereeDiscountAmount
      referrerDiscountAmount
    }
  }
`);

export const ReferralEarningsDocument = graphql(`
  query ReferralEarnings($organisationId: ID!, $first: Int!, $after: String) {
    referralSummary(organisationId: $organisationId) {
      earnedAmount
      availableAmount
    }
    organisationReferrals(organisationId: $organisationId, first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
          name
          createdAt
          promisedAmount
          earnedAmount
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ReferralPortalDocument = graphql(`
  query ReferralPortal($first: Int!, $after: String) {
    referralPortalPeople {
      ...ReferringPerson
    }
    referralPortalReferrals(first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
          organisationName
          entityName
          personName
          createdAt
          stage
          promisedAmount
          earnedAmount
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }

  fragment ReferringPerson on ReferralPortalPerson {
    id
    memberCode
    isLinkOpen
    personName
    entityId
    entityName
    entityType
    referralCount
    earnedAmount
    paidOutAmount
    balance
  }
`);
