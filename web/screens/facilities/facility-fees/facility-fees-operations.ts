// The fees of property backed facilities: read with all versions, and a version proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeFacilityFeesDocument = graphql(`
  query OfficeFacilityFees {
    officeFacilityFees {
      startsAt
      waitingChangeId
      fees {
        ...FacilityFeeFields
      }
      first {
        ...FacilityFeeFields
      }
      versions {
        id
        startsAt
        proposedBy
        approvedBy
        fees {
          ...FacilityFeeFields
        }
      }
    }
  }

  fragment FacilityFeeFields on FacilityFees {
    applicationFee
    perGuaranteeFee
    residentialPercentage
    commercialPercentage
  }
`);

export const ProposeFacilityFeesDocument = graphql(`
  mutation FacilityFeesPropose($input: ProposeFacilityFeesInput!) {
    proposeFacilityFees(input: $input) {
      clientMutationId
    }
  }
`);
