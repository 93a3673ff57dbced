// What the finance screens ask of the server, and what they send.

import { graphql } from "../../../api/generated/gql.ts";

export const FinanceCalculationDocument = graphql(`
  query FinanceCalculation($amount: String) {
    advertisedFinanceCalculation(amount: $amount) { ...FinanceCalculationFields }
  }

  fragment FinanceCalculationFields on AdvertisedFinance {
    annualRate
    availabilityMinBusinessDays
    availabilityMaxBusinessDays
    financeAmount
    minAmount
    maxAmount
    repaymentOptions {
      months
      fortnights
      fortnightlyRepayment
      totalRepayable
      steps { label workedOut amount }
    }
  }
`);

export const FinanceEnquiriesDocument = graphql(`
  query FinanceEnquiries($organisationId: ID!, $isArchived: Boolean!, $first: Int!, $after: String) {
    financeEnquiries(organisationId: $organisationId, isArchived: $isArchived, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...FinanceEnquiryFields } }
    }
    archive: financeEnquiries(organisationId: $organisationId, isArchived: true, first: 1) {
      totalCount
    }
  }

  fragment FinanceEnquiryFields on FinanceEnquiry {
    id
    version
    status
    createdAt
    organisationName
    organisationId
    draftId
    draftReferenceNumber
    ...EnquiryContactFields
    message
    financeAmount
    termMonths
    fortnightlyRepayment
    answerNote
    answeredAt
    archivedAt
    closingReason
    settledAmount
    settledDate
  }
`);

export const FinanceDraftsDocument = graphql(`
  query FinanceDrafts($organisationId: ID!) {
    drafts(organisationId: $organisationId, tab: DRAFTS, first: 50) {
      edges {
        node {
          id
          organisationId
          referenceNumber
          amount
          financeStatus
          parties { partyVariant name }
        }
      }
    }
  }
`);

export const FinanceDraftDocument = graphql(`
  query FinanceDraft($id: ID!) {
    draft(id: $id) { ...FinanceDraftFields }
    applicationContactDetails(draftId: $id) {
      ...FinanceContactFields
      version
    }
  }

  fragment FinanceDraftFields on Draft {
    id
    organisationId
    referenceNumber
    amount
    capabilities
    financeStatus
    parties { partyVariant name }
  }
`);

export const FinanceEnquireDocument = graphql(`
  mutation FinanceEnquire($input: CreateFinanceEnquiryInput!) {
    createFinanceEnquiry(input: $input) { financeEnquiry { ...FinanceEnquiryFields } }
  }
`);

export const FinanceSaveContactDocument = graphql(`
  mutation FinanceSaveContact($input: SetApplicationContactDetailsInput!) {
    setApplicationContactDetails(input: $input) {
      applicationContactDetails { version }
    }
  }
`);

export const FinanceDeclineDocument = graphql(`
  mutation FinanceDecline($input: ClientNotInterestedInFinanceInput!) {
    clientNotInterestedInFinance(input: $input) { draft { id financeStatus } }
  }
`);

export const StaffFinanceEnquiriesDocument = graphql(`
  query StaffFinanceEnquiries($status: FinanceEnquiryStatus, $first: Int, $after: String) {
    staffFinanceEnquiries(status: $status, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...FinanceEnquiryFields } }
    }
  }
`);

export const StaffAnswerFinanceDocument = graphql(`
  mutation StaffAnswerFinance($input: AnswerFinanceEnquiryInput!) {
    answerFinanceEnquiry(input: $input) { financeEnquiry { ...FinanceEnquiryFields } }
  }
`);

export const StaffSettleFinanceDocument = graphql(`
  mutation StaffSettleFinance($input: SettleFinanceEnquiryInput!) {
    settleFinanceEnquiry(input: $input) { financeEnquiry { ...FinanceEnquiryFields } }
  }
`);

export const StaffCloseFinanceDocument = graphql(`
  mutation StaffCloseFinance($input: CloseFinanceEnquiryInput!) {
    closeFinanceEnquiry(input: $input) { financeEnquiry { ...FinanceEnquiryFields } }
  }
`);

export const FinanceWithdrawDocument = graphql(`
  mutation FinanceWithdraw($input: WithdrawFinanceEnquiryInput!) {
    withdrawFinanceEnquiry(input: $input) { financeEnquiry { ...FinanceEnquiryFields } }
  }
`);

export const StaffEnquiriesDocument = graphql(`
  query StaffEnquiries(
    $search: String
    $filter: StaffFinanceEnquiryFilter
    $sort: StaffFinanceEnquirySort
    $first: Int!
    $after: String
  ) {
    staffFinanceRegister(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo { hasNextPage endCursor }
      edges { node { ...EnquiryRow } }
    }
  }

  fragment EnquiryRow on FinanceEnquiry {
    id
    status
    createdAt
    answeredAt
    endedAt
    organisationName
    draftId
    draftReferenceNumber
    givenName
    familyName
    phoneNumber
    emailAddress
    financeAmount
    settledAmount
    settledDate
    closingReason
  }
`);
