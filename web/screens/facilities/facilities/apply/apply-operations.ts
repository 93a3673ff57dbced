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
    archivedAt
    archiveDate
    facilityId
    feePaidDate
    feeWaivedAt
    feeWaivedReason
    nextStep
    nextStepSince
    nextStepWith
    supplierName
    organisation {
      name
    }
    paymentDetails {
      bankAccountBsb
      bankAccountName
      bankAccountNumber
      paymentDescription
      requestedAt
      totalAmount
    }
    questions {
      id
      question
      askedAt
      askedBy
      isFromSupplier
      answer
      answeredAt
      answeredBy
    }
    sharedFacilityWithOrganisations {
      id
      name
      abn
    }
    shareOffers {
      ...FacilityShareOfferFields
    }
    submission {
      submittedAt
    }
    ...ApplicationFields
    entities { id ...SharedEntityFields }
    properties { id ...PropertyFields owners { id ...PropertyOwnerFields } }
  }
`);

export const ApplicationUpdatedDocument = graphql(`
  subscription FacilityApplicationUpdated($id: ID!) {
    facilityApplicationUpdated(id: $id) {
      ...ApplicationRecord
    }
  }
`);

export const AnswerQuestionDocument = graphql(`
  mutation FacilityApplicationAnswer($input: AnswerFacilityApplicationQuestionInput!) {
    answerFacilityApplicationQuestion(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const ShareApplicationDocument = graphql(`
  mutation FacilityApplicationShare($input: ShareFacilityApplicationInput!) {
    shareFacilityApplication(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const ApplicationRecipientDocument = graphql(`
  query FacilityApplicationRecipient($applicationId: ID!, $abn: String!) {
    facilityApplicationShareRecipient(applicationId: $applicationId, abn: $abn) {
      id
      name
      abn
    }
  }
`);

export const WithdrawApplicationShareDocument = graphql(`
  mutation FacilityApplicationWithdrawShare($input: FacilityApplicationShareInput!) {
    withdrawFacilityApplicationShare(input: $input) {
      clientMutationId
    }
  }
`);

export const StaffApplicationsChangedDocument = graphql(`
  subscription StaffFacilityApplicationsChanged {
    staffFacilityApplicationsChanged {
      id
      version
    }
  }
`);

export const ApplicationsDocument = graphql(`
  query FacilityApplicationList(
    $organisationId: ID
    $search: String
    $filter: FacilityApplicationFilter
    $sort: FacilityApplicationSort
    $first: Int!
    $after: String
  ) {
    facilityApplications(
      organisationId: $organisationId
      search: $search
      filter: $filter
      sort: $sort
      first: $first
      after: $after
    ) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...ApplicationRow
        }
      }
    }
  }

  fragment ApplicationRow on FacilityApplication {
    id
    referenceNumber
    facilityType
    status
    statusText
    createdAt
    submission {
      submittedAt
    }
    supplierName
    applicationInformation {
      facilityLimit
    }
    organisationId
    nextStepWith
    nextStepSince
    organisation {
      name
    }
  }
`);

export const StaffApplicationsDocument = graphql(`
  query StaffFacilityApplications(
    $search: String
    $filter: StaffFacilityApplicationFilter
    $sort: StaffFacilityApplicationSort
    $first: Int!
    $after: String
  ) {
    staffFacilityApplications(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...ApplicationRow
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

export const FacilityApplyFeesDocument = graphql(`
  query FacilityApplyFees {
    facilityFees {
      applicationFee
      perGuaranteeFee
      residentialPercentage
      commercialPercentage
    }
  }
`);
