// What the settings of an organisation read and change.

import { graphql } from "../../../api/generated/gql.ts";

export const SettingsOrganisationDocument = graphql(`
  query SettingsOrganisation($id: ID!) {
    organisation(id: $id) {
      ...SettingsOrganisationFields
    }
  }

  fragment SettingsOrganisationFields on Organisation {
    id
    name
    abn
    abnStatus
    abnRefusedBecause
    legalName
    registeredName
    hasRegisteredName
    address
    entityType
    industryType
    capabilities
    version
    allowsActing
    postalAddressSameAsBusinessAddress
    postalAddress {
      line1
      line2
      suburb
      postalCode
      state
    }
    documentMetadataKeys {
      id
      key
    }
  }
`);

export const SettingsUpdateOrganisationDocument = graphql(`
  mutation SettingsUpdateOrganisation($input: UpdateOrganisationInput!) {
    updateOrganisation(input: $input) {
      organisation {
        ...SettingsOrganisationFields
      }
    }
  }
`);

export const SettingsAddKeyDocument = graphql(`
  mutation SettingsAddKey($input: CreateOrganisationDocumentMetadataInput!) {
    createOrganisationDocumentMetadata(input: $input) {
      organisation {
        ...SettingsOrganisationFields
      }
    }
  }
`);

export const SettingsRemoveKeyDocument = graphql(`
  mutation SettingsRemoveKey($input: RemoveOrganisationDocumentMetadataInput!) {
    removeOrganisationDocumentMetadata(input: $input) {
      organisation {
        ...SettingsOrganisationFields
      }
    }
  }
`);

export const SettingsAlertsDocument = graphql(`
  query SettingsAlerts($organisationId: ID!, $first: Int!, $after: String) {
    alertConfigurations(organisationId: $organisationId, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...SettingsAlert
        }
      }
    }
  }

  fragment SettingsAlert on AlertConfiguration {
    id
    emailAddresses
    triggerProperty
    triggerLeadTime
    facilityId
    facilityName
    facilityLimit
    facilityLimitIncludeProjectedDocs
    unconfirmedEmailAddresses
    version
  }
`);

export const SettingsAlertPreviewDocument = graphql(`
  query SettingsAlertPreview(
    $organisationId: ID!
    $triggerProperty: AlertTriggerProperty!
    $triggerLeadTime: Int
    $facilityId: ID
    $facilityLimit: String
    $facilityLimitIncludeProjectedDocs: Boolean
    $id: ID
  ) {
    alertPreview(
      organisationId: $organisationId
      triggerProperty: $triggerProperty
      triggerLeadTime: $triggerLeadTime
      facilityId: $facilityId
      facilityLimit: $facilityLimit
      facilityLimitIncludeProjectedDocs: $facilityLimitIncludeProjectedDocs
      id: $id
    ) {
      totalCount
      items {
        documentId
        facilityId
        referenceNumber
        amount
        beneficiaryName
        triggerDate
        sendDate
        isDue
        subject
        text
      }
    }
  }
`);

export const SettingsAddAlertDocument = graphql(`
  mutation SettingsAddAlert($input: CreateOrganisationAlertConfigurationInput!) {
    createOrganisationAlertConfiguration(input: $input) {
      clientMutationId
    }
  }
`);

export const SettingsChangeAlertDocument = graphql(`
  mutation SettingsChangeAlert($input: UpdateOrganisationAlertConfigurationInput!) {
    updateOrganisationAlertConfiguration(input: $input) {
      clientMutationId
    }
  }
`);

export const SettingsRemoveAlertDocument = graphql(`
  mutation SettingsRemoveAlert($input: RemoveOrganisationAlertConfigurationInput!) {
    removeOrganisationAlertConfiguration(input: $input) {
      clientMutationId
    }
  }
`);

export const SettingsInvoicesDocument = graphql(`
  query SettingsInvoices(
    $organisationId: ID!
    $status: InvoiceStatus
    $search: String
    $filter: InvoiceFilter
    $sort: InvoiceSort!
    $first: Int!
    $after: String
  ) {
    invoiceAgeing(organisationId: $organisationId) {
      ...InvoiceAgeing
    }
    invoices(
      organisationId: $organisationId
      status: $status
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
          ...SettingsInvoice
        }
      }
    }
  }

  fragment SettingsInvoice on OrganisationInvoice {
    organisationId
    organisationName
    organisationAbn
    organisationAddress
    draftId
    draftReferenceNumber
    processType
    beneficiaryName
    bankAccountName
    bankAccountBsb
    bankAccountNumber
    invoice {
      id
      invoiceNumber
      depositReferenceNumber
      status: stripeInvoiceStatus
      paymentStatus
      dueDate
      hostedUrl
      total
      gst
      creditedAmount
      creditNotes { creditNoteNumber total }
      paidAmount
      paidAt
      createdAt
      lineItems {
        description
        amount
        taxTreatment
      }
    }
  }
`);

export const SettingsResendInvoicesDocument = graphql(`
  mutation SettingsResendInvoices($input: ResendInvoicesInput!) {
    resendInvoices(input: $input) {
      clientMutationId
    }
  }
`);

export const SettingsFacilitiesDocument = graphql(`
  query SettingsFacilities($organisationId: ID!) {
    facilities(organisationId: $organisationId) {
      id
      organisationId
      name
      limit
    }
  }
`);
