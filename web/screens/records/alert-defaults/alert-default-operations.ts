// The alerts that new organisations begin with: read with all versions, and a version proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeAlertDefaultsDocument = graphql(`
  query OfficeAlertDefaults {
    officeAlertDefaults {
      startsAt
      waitingChangeId
      alerts {
        ...AlertDefaultFields
      }
      versions {
        id
        startsAt
        proposedBy
        approvedBy
        alerts {
          ...AlertDefaultFields
        }
      }
    }
  }

  fragment AlertDefaultFields on AlertDefaults {
    hasLadder
    expiresAtDays
    expectedReturnDays
    interestEndDays
  }
`);

export const ProposeAlertDefaultsDocument = graphql(`
  mutation AlertDefaultsPropose($input: ProposeAlertDefaultsInput!) {
    proposeAlertDefaults(input: $input) {
      clientMutationId
    }
  }
`);
