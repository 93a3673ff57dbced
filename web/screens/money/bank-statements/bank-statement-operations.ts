// What the pages of bank statements ask of the server, watch and send.

import { graphql } from "../../../api/generated/gql.ts";

export const BankStatementDocument = graphql(`
  query BankStatementRead($id: ID!) {
    bankStatement(id: $id) {
      ...BankStatementRecord
    }
  }

  fragment BankStatementRecord on BankStatement {
    id
    version
    account
    fileName
    format
    stage
    errors
    headers
    columns
    capabilities
    createdAt
    createdBy
    appliedBy
    finishedAt
    linesRead
    opening
    closing
    counts {
      state
      count
      amount
    }
    earlierStatement {
      id
      fileName
      createdAt
      createdBy
    }
  }
`);

export const BankStatementUpdatesDocument = graphql(`
  subscription BankStatementUpdated($id: ID!) {
    bankStatementUpdated(id: $id) {
      ...BankStatementRecord
    }
  }
`);

export const BankLinesDocument = graphql(`
  query BankStatementLines($id: ID!, $states: [BankLineState!], $first: Int!, $after: String) {
    bankStatement(id: $id) {
      id
      bankLines(states: $states, first: $first, after: $after) {
        totalCount
        totalCountIsCapped
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...BankLineFields
          }
        }
      }
    }
  }

  fragment BankLineFields on BankLine {
    id
    version
    bankStatementId
    fileName
    lineNumber
    bookedDate
    amount
    currency
    narrative
    state
    match
    note
    fault
    reason
    isByHand
    decidedAt
    decidedBy
    openBefore
    capabilities
    invoice {
      ...BankLineInvoiceFields
    }
    suggestion {
      ...BankLineInvoiceFields
    }
    sameAs {
      fileName
      lineNumber
    }
  }

  fragment BankLineInvoiceFields on BankLineInvoice {
    id
    invoiceNumber
    depositReferenceNumber
    organisationName
    draftId
    draftReferenceNumber
    total
    open
  }
`);

export const BankStatementsDocument = graphql(`
  query BankStatementsRead($first: Int!, $after: String) {
    bankStatements(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          fileName
          stage
          createdAt
          createdBy
          counts {
            state
            count
          }
        }
      }
    }
  }
`);

export const UnsettledLinesDocument = graphql(`
  query BankLinesUnsettled($first: Int!, $after: String) {
    unsettledBankLines(first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...BankLineFields
        }
      }
    }
  }
`);

export const BankLineCandidatesDocument = graphql(`
  query BankLineCandidates($id: ID!, $search: String) {
    bankLine(id: $id) {
      id
      candidates(search: $search) {
        ...BankLineInvoiceFields
      }
    }
  }
`);

export const CreateBankStatementMutation = graphql(`
  mutation BankStatementCreate($input: CreateBankStatementInput!) {
    createBankStatement(input: $input) {
      clientMutationId
      bankStatement {
        id
        version
        fileUpload {
          uploadPresignedUrl
          headers {
            name
            value
          }
        }
      }
    }
  }
`);

export const CompleteBankStatementMutation = graphql(`
  mutation BankStatementComplete($input: CompleteBankStatementUploadInput!) {
    completeBankStatementUpload(input: $input) {
      clientMutationId
    }
  }
`);

export const MapBankStatementMutation = graphql(`
  mutation BankStatementMap($input: MapBankStatementInput!) {
    mapBankStatement(input: $input) {
      clientMutationId
      bankStatement {
        ...BankStatementRecord
      }
    }
  }
`);

export const StartBankStatementMutation = graphql(`
  mutation BankStatementStart($input: BankStatementVersionInput!) {
    startBankStatement(input: $input) {
      clientMutationId
      bankStatement {
        ...BankStatementRecord
      }
    }
  }
`);

export const StopBankStatementMutation = graphql(`
  mutation BankStatementStop($input: StopBankStatementInput!) {
    stopBankStatement(input: $input) {
      clientMutationId
      bankStatement {
        ...BankStatementRecord
      }
    }
  }
`);

export const CancelBankStatementMutation = graphql(`
  mutation BankStatementCancel($input: BankStatementVersionInput!) {
    cancelBankStatement(input: $input) {
      clientMutationId
      bankStatement {
        ...BankStatementRecord
      }
    }
  }
`);

export const MatchBankLineMutation = graphql(`
  mutation BankLineMatch($input: MatchBankLineInput!) {
    matchBankLine(input: $input) {
      clientMutationId
      bankLine {
        ...BankLineFields
      }
    }
  }
`);

export const SetAsideBankLineMutation = graphql(`
  mutation BankLineSetAside($input: BankLineReasonInput!) {
    setAsideBankLine(input: $input) {
      clientMutationId
      bankLine {
        ...BankLineFields
      }
    }
  }
`);

export const UndoBankLineMutation = graphql(`
  mutation BankLineUndo($input: BankLineReasonInput!) {
    undoBankLine(input: $input) {
      clientMutationId
      bankLine {
        ...BankLineFields
      }
    }
  }
`);
