// What the pages of a bank's own work ask of the server: what waits for its people, and its service levels.

import { graphql } from "../../../../api/generated/gql.ts";

export const BankWorkListDocument = graphql(`
  query BankWorkList($kind: BankWorkKind, $isLate: Boolean, $first: Int!, $after: String) {
    bankWorkList(kind: $kind, isLate: $isLate, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...BankWorkRow
        }
      }
    }
  }

  fragment BankWorkRow on BankWork {
    id
    kind
    reference
    amount
    organisationId
    organisationName
    parentId
    waitingSince
    dueAt
  }
`);

export const BankServiceDocument = graphql(`
  query BankServiceLevels($supplierId: ID) {
    bankService(supplierId: $supplierId) {
      ...BankServiceFields
    }
  }

  fragment BankServiceFields on BankService {
    issueHours
    applicationHours
    requestHours
    canChange
    version
  }
`);

export const ChangeBankServiceDocument = graphql(`
  mutation BankServiceChange($input: ChangeBankServiceInput!) {
    changeBankService(input: $input) {
      clientMutationId
      bankService {
        ...BankServiceFields
      }
    }
  }
`);

export const BankServiceHistoryDocument = graphql(`
  query BankServiceLevelsHistory($after: String) {
    bankServiceHistory(after: $after) {
      edges {
        node {
          key
          triggeredAt
          triggeredBy {
            name
          }
          changes {
            field
            label
            oldDisplayValue
            newDisplayValue
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
