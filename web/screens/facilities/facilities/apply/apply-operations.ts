// What the screens of an application ask of the server and what they change.

import { graphql } from "../../../../api/generated/gql.ts";

export const ApplicationDocument = graphql(`
  query FacilityApplicationOpen($id: ID!) {
    facilityApplication(id: $id) {
      ...ApplicationRecord
    }
  }

  fragment ApplicationRecord on FacilityApplication {
    id
    organisationId
    referenceNumber
    version
    status
    statusText
    facilityType
    applicationFee
    capabilities
    decisionReason
    facilityId
    supplierName
    submission {
      submittedAt
    }
    ...ApplicationFields
    entities { id ...SharedEntityFields }
    properties { id ...PropertyFields owners { id ...PropertyOwnerFields } }
  }
`);

export const ApplicationsDocument = graphql(`
  query FacilityApplicationList($organisationId: ID, $first: Int!, $after: String) {
    facilityApplications(organisationId: $organisationId, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          referenceNumber
          facilityType
          status
          statusText
          createdAt
          applicationInformation {
            facilityLimit
          }
          organisation {
            name
          }
        }
      }
    }
  }
`);

export const CreateApplicationDocument = graphql(`
  mutation FacilityApplicationCreate($input: CreateFacilityApplicationInput!) {
    createFacilityApplication(input: $input) {
      facilityApplication {
        id
      }
    }
  }
`);

export const UpdateApplicationDocument = graphql(`
  mutation FacilityApplicationUpdate($input: UpdateFacilityApplicationInput!) {
    updateFacilityApplication(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const SubmitApplicationDocument = graphql(`
  mutation FacilityApplicationSubmit($input: FacilityApplicationVersionInput!) {
    submitFacilityApplication(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const CloseApplicationDocument = graphql(`
  mutation FacilityApplicationClose($input: FacilityApplicationVersionInput!) {
    closeFacilityApplication(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);
