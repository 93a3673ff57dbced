// What the facility screens ask of the server and what they change.

import { graphql } from "../../../api/generated/gql.ts";

export const FacilityListDocument = graphql(`
  query FacilityList(
    $organisationId: ID!
    $tab: FacilityTab!
    $search: String
    $filter: FacilityFilter
    $sort: DocumentFacilitySort!
    $first: Int!
    $after: String
  ) {
    documentFacilityCount(organisationId: $organisationId) {
      current
      ended
    }
    documentFacilities(
      organisationId: $organisationId
      tab: $tab
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
          ...FacilityRow
        }
      }
    }
  }

  fragment FacilityRow on DocumentFacility {
    id
    organisationId
    name
    provider
    status
    limit
    totalEstablished
    totalProjected
    totalDrafts
    totalUsed
    headroom
    startDate
    endDate
    documentVariants
    securityType
    isSystemFacility
    createdAt
    organisation {
      name
    }
  }
`);

export const StaffFacilitiesDocument = graphql(`
  query StaffFacilities(
    $search: String
    $filter: StaffFacilityFilter
    $sort: DocumentFacilitySort
    $first: Int!
    $after: String
  ) {
    staffFacilities(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...FacilityRow
        }
      }
    }
  }
`);

export const FacilityUpdatedDocument = graphql(`
  subscription FacilityUpdated($id: ID!) {
    documentFacilityUpdated(id: $id) {
      ...FacilityRecord
    }
  }
`);

export const FacilityViewDocument = graphql(`
  query FacilityView($id: ID!) {
    documentFacility(id: $id) {
      ...FacilityRecord
    }
  }

  fragment FacilityRecord on DocumentFacility {
    ...FacilityRow
    version
    isSystemFacility
    ...FacilityFields
    endedReason
    bankApprovedAt
    bankNote
    sentToSupplierAt
    closedAt
    archivedAt
    archiveDate
    documentsOnIt
    capabilities
    organisation {
      name
    }
    sharedFacilityWithOrganisations {
      id
      name
      abn
    }
    shareOffers {
      ...FacilityShareOfferFields
    }
    members {
      id
      givenName
      familyName
      emailAddress
      addedAt
    }
  }

  fragment FacilityShareOfferFields on FacilityShareOffer {
    id
    status
    createdAt
    offeredByOrganisation {
      id
      name
      abn
    }
    offeredToOrganisation {
      id
      name
      abn
    }
  }
`);

export const FacilityDocumentsDocument = graphql(`
  query FacilityDocuments($organisationId: ID!, $facilityId: ID!, $first: Int!, $after: String) {
    documents(organisationId: $organisationId, filter: { facilityId: $facilityId }, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...FacilityDocument
        }
      }
    }
  }

  fragment FacilityDocument on Document {
    id
    organisationId
    version
    status
    documentVariant
    referenceNumber
    guaranteeNumber
    amount
    expiresAt
    expiryType
    parties {
      id
      partyVariant
      name
    }
  }
`);

export const FacilityCreateDocument = graphql(`
  mutation FacilityCreate($input: CreateDocumentFacilityInput!) {
    createDocumentFacility(input: $input) {
      documentFacility {
        id
      }
    }
  }
`);

export const FacilityUpdateDocument = graphql(`
  mutation FacilityUpdate($input: UpdateDocumentFacilityInput!) {
    updateDocumentFacility(input: $input) {
      clientMutationId
      documentFacility {
        id
        version
      }
    }
  }
`);

export const FacilityCloseDocument = graphql(`
  mutation FacilityClose($input: DocumentFacilityVersionInput!) {
    closeDocumentFacility(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityArrangedDocument = graphql(`
  query FacilityArranged($isOver: Boolean!, $first: Int!, $after: String) {
    arrangedFacilities(isOver: $isOver, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          provider
          status
          limit
          capabilities
          organisation {
            name
          }
        }
      }
    }
  }
`);

export const FacilityHolderDocument = graphql(`
  query FacilityHolder($abn: String!) {
    facilityHolder(abn: $abn) {
      id
      name
      abn
    }
  }
`);

export const FacilitySuppliersDocument = graphql(`
  query FacilitySuppliers {
    suppliers {
      id
      tradeName
    }
  }
`);

export const FacilitySendDocument = graphql(`
  mutation FacilitySend($input: DocumentFacilityVersionInput!) {
    sendDocumentFacilityToSupplier(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityBankOutcomeDocument = graphql(`
  mutation FacilityBankOutcome($input: RecordDocumentFacilityBankOutcomeInput!) {
    recordDocumentFacilityBankOutcome(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityEstablishDocument = graphql(`
  mutation FacilityEstablish($input: DocumentFacilityVersionInput!) {
    establishDocumentFacility(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityDeclineDocument = graphql(`
  mutation FacilityDecline($input: DocumentFacilityVersionInput!) {
    declineDocumentFacility(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityShareDocument = graphql(`
  mutation FacilityShare($input: ShareDocumentFacilityInput!) {
    shareDocumentFacility(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityShareRecipientDocument = graphql(`
  query FacilityShareRecipient($facilityId: ID!, $abn: String!) {
    facilityShareRecipient(facilityId: $facilityId, abn: $abn) {
      id
      name
      abn
    }
  }
`);

export const FacilityWithdrawOfferDocument = graphql(`
  mutation FacilityWithdrawOffer($input: FacilityShareOfferInput!) {
    withdrawFacilityShareOffer(input: $input) {
      clientMutationId
    }
  }
`);

export const FacilityOffersDocument = graphql(`
  query FacilityOffers($organisationId: ID!) {
    facilityShareOffers(organisationId: $organisationId, first: 50) {
      totalCount
      edges {
        node {
          ...FacilityShareOfferFields
        }
      }
    }
    facilityApplicationShareOffers(organisationId: $organisationId, first: 50) {
      totalCount
      edges {
        node {
          ...FacilityShareOfferFields
        }
      }
    }
  }
`);

export const FacilityAcceptOfferDocument = graphql(`
  mutation FacilityAcceptOffer($input: FacilityShareOfferInput!) {
    acceptFacilityShareOffer(input: $input) {
      clientMutationId
    }
  }
`);

export const FacilityAcceptApplicationDocument = graphql(`
  mutation FacilityAcceptApplication($input: FacilityApplicationShareInput!) {
    acceptFacilityApplicationShare(input: $input) {
      clientMutationId
    }
  }
`);

export const FacilityDeclineApplicationDocument = graphql(`
  mutation FacilityDeclineApplication($input: FacilityApplicationShareInput!) {
    declineFacilityApplicationShare(input: $input) {
      clientMutationId
    }
  }
`);

export const FacilityDeclineOfferDocument = graphql(`
  mutation FacilityDeclineOffer($input: FacilityShareOfferInput!) {
    declineFacilityShareOffer(input: $input) {
      clientMutationId
    }
  }
`);

export const FacilityMemberAddDocument = graphql(`
  mutation FacilityMemberAdd($input: AddDocumentFacilityMemberInput!) {
    addDocumentFacilityMember(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityMemberRemoveDocument = graphql(`
  mutation FacilityMemberRemove($input: RemoveDocumentFacilityMemberInput!) {
    removeDocumentFacilityMember(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);

export const FacilityStopSharingDocument = graphql(`
  mutation FacilityStopSharing($input: StopSharingDocumentFacilityInput!) {
    stopSharingDocumentFacility(input: $input) {
      documentFacility {
        ...FacilityRecord
      }
    }
  }
`);
