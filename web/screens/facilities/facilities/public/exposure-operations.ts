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

/** The part of one document, to see what would be without it. */
export const ExposurePartDocument = graphql(`
  query ExposurePart($organisationId: ID!, $facilityId: ID, $id: ID!) {
    exposure(organisationId: $organisationId, facilityId: $facilityId) {
      document(id: $id) {
        id
        facilityId
        reference
        steps {
          day
          amount
        }
      }
    }
  }
`);

/** What might come back: those that end first. */
export const ExposureChoicesDocument = graphql(`
  query ExposureChoices($organisationId: ID!, $filter: DocumentReportFilter) {
    documentsForReports(organisationId: $organisationId, filter: $filter, first: 8) {
      edges {
        node {
          id
          referenceNumber
          guaranteeNumber
          amount
          parties {
            id
            partyVariant
            name
          }
        }
      }
    }
  }
`);
