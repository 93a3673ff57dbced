// What the referral programme gives: read with all versions, and a version proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeReferralProgrammeDocument = graphql(`
  query OfficeReferralProgramme {
    officeReferralProgramme {
      startsAt
      waitingChangeId
      amounts {
        ...ReferralAmountFields
      }
      first {
        ...ReferralAmountFields
      }
      versions {
        id
        startsAt
        proposedBy
        approvedBy
        amounts {
          ...ReferralAmountFields
        }
      }
    }
  }

  fragment ReferralAmountFields on ReferralConfiguration {
    refereeDiscountAmount
    referrerDiscountAmount
  }
`);

export const ProposeReferralProgrammeDocument = graphql(`
  mutation ReferralProgrammePropose($input: ProposeReferralProgrammeInput!) {
    proposeReferralProgramme(input: $input) {
      clientMutationId
    }
  }
`);
