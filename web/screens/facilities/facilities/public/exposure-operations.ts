// What the exposure chart asks of the server.

import { graphql } from "../../../../api/generated/gql.ts";

/** To choose from: those that end first. */
export const ExposureFacilitiesDocument = graphql(`
  query ExposureFacilities($organisationId: ID!) {
    documentFacilities(
      organisationId: $organisationId
      tab: CURRENT
      sort: { field: END_DATE, direction: ASC }
      first: 25
    ) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`);

export const ExposureDocument = graphql(`
  query ExposureOf($organisationId: ID!, $facilityId: ID, $from: Date) {
    exposure(organisationId: $organisationId, facilityId: $facilityId, from: $from) {
      from
      to
      today
      steps {
        day
        established
        inFlight
        projected
        limit
      }
      breaches {
        facilityId
        facilityName
        facilityEndDate
        day
        until
        most
        needsProjected
      }
      leastHeadroom {
        facilityId
        facilityName
        day
        amount
      }
      notCounted {
        count
        amount
      }
    }
  }
`);
