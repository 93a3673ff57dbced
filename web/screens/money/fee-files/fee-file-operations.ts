// What the pages of what banks have charged ask of the server and send.

import { graphql } from "../../../api/generated/gql.ts";

export const FeeFilesDocument = graphql(`
  query FeeFiles($first: Int!, $after: String) {
    feeFiles(first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          fileName
          supplierName
          stage
          difference
          differingCount
          createdAt
          createdBy
        }
      }
    }
  }
`);

export const ChargingSuppliersDocument = graphql(`
  query ChargingSuppliers {
    officeSuppliers {
      id
      name
    }
  }
`);

export const FeeFileDocument = graphql(`
  query FeeFileRead($id: ID!) {
    feeFile(id: $id) {
      ...FeeFileRecord
    }
  }

  fragment FeeFileRecord on FeeFile {
    id
    version
    fileName
    supplierName
    stage
    capabilities
    hasLetter
    rowCount
    differingCount
    charged
    difference
    createdAt
    createdBy
    acceptedAt
    acceptedBy
    sentAt
    sentBy
    settledAt
    settledBy
    settledNote
    earlierFile {
      id
      fileName
      createdAt
      createdBy
    }
    rows {
      id
      rowNumber
      guaranteeNumber
      date
      kind
      charged
      expected
      difference
      periodFrom
      periodTo
      state
      message
      client
    }
  }
`);

export const FeeLetterDocument = graphql(`
  query FeeLetterFile($id: ID!) {
    feeLetter(id: $id) {
      fileName
      contentType
      content
    }
  }
`);

export const CreateFeeFileMutation = graphql(`
  mutation FeeFileCreate($input: CreateFeeFileInput!) {
    createFeeFile(input: $input) {
      clientMutationId
      feeFile {
        id
      }
    }
  }
`);

export const AcceptFeeFileMutation = graphql(`
  mutation FeeFileAccept($input: FeeFileVersionInput!) {
    acceptFeeFile(input: $input) {
      clientMutationId
      feeFile {
        ...FeeFileRecord
      }
    }
  }
`);

export const DiscardFeeFileMutation = graphql(`
  mutation FeeFileDiscard($input: FeeFileVersionInput!) {
    discardFeeFile(input: $input) {
      clientMutationId
      feeFile {
        ...FeeFileRecord
      }
    }
  }
`);

export const MarkFeeLetterSentMutation = graphql(`
  mutation FeeLetterMarkSent($input: FeeFileVersionInput!) {
    markFeeLetterSent(input: $input) {
      clientMutationId
      feeFile {
        ...FeeFileRecord
      }
    }
  }
`);

export const SettleFeeFileMutation = graphql(`
  mutation FeeFileSettle($input: SettleFeeFileInput!) {
    settleFeeFile(input: $input) {
      clientMutationId
      feeFile {
        ...FeeFileRecord
      }
    }
  }
`);
