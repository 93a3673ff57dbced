// The terms of finance: read with all versions, and a version proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeFinanceTermsDocument = graphql(`
  query OfficeFinanceTerms {
    officeFinanceTerms {
      startsAt
      waitingChangeId
      terms {
        ...FinanceTermFields
      }
      first {
        ...FinanceTermFields
      }
      versions {
        id
        startsAt
        proposedBy
        approvedBy
        terms {
          ...FinanceTermFields
        }
      }
    }
  }

  fragment FinanceTermFields on FinanceTerms {
    annualRate
    minAmount
    maxAmount
    termMonths
    availabilityMinBusinessDays
    availabilityMaxBusinessDays
  }
`);

export const ProposeFinanceTermsDocument = graphql(`
  mutation FinanceTermsPropose($input: ProposeFinanceTermsInput!) {
    proposeFinanceTerms(input: $input) {
      clientMutationId
    }
  }
`);
