// What the page of an import asks of the server, watches and sends.

import { graphql } from "../../../api/generated/gql.ts";

export const ImportDocument = graphql(`
  query ImportRead($importJobId: ID!) {
    importJob(importJobId: $importJobId) {
      ...ImportRecord
    }
  }

  fragment ImportRecord on ImportJob {
    ...ImportListed
    beneficiariesNotLookedUp
    beneficiaries {
      abn
      legalName
      rowCount
      differingCount
      names
      isAccepted
    }
  }

  fragment ImportListed on ImportJob {
    id
    version
    organisationId
    fileName
    stage
    status
    mode
    errors
    notes
    headers
    columns
    capabilities
    createdAt
    createdBy
    finishedAt
    undoUntil
    rowsForgottenAt
    rowsRead
    rowsNew
    rowsDuplicate
    rowsRefused
    rowsImported
    recordsProcessed
    recordsFailed
    earlierImport {
      id
      createdAt
      createdBy
    }
  }
`);

export const ImportUpdatesDocument = graphql(`
  subscription ImportCompleted($importJobId: ID!) {
    importJobCompleted(importJobId: $importJobId) {
      ...ImportRecord
    }
  }
`);

export const ImportRowsDocument = graphql(`
  query ImportRows($importJobId: ID!, $verdicts: [ImportVerdict!], $first: Int, $afterRow: Int) {
    importJob(importJobId: $importJobId) {
      id
      items(verdicts: $verdicts, first: $first, afterRow: $afterRow) {
        rowNumber
        verdict
        errors
        documentId
        cells {
          column
          path
          place
          text
          was
          mendedBy
          error
        }
      }
    }
  }
`);

export const ImportsDocument = graphql(`
  query ImportsRead($organisationId: ID!, $first: Int, $after: String) {
    importJobs(organisationId: $organisationId, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...ImportListed
        }
      }
    }
  }
`);

export const ImportKeysDocument = graphql(`
  query ImportKeys($organisationId: ID!) {
    organisation(id: $organisationId) {
      id
      documentMetadataKeys {
        id
        key
      }
    }
  }
`);

export const CreateImportMutation = graphql(`
  mutation ImportCreate($input: CreateImportJobInput!) {
    createImportJob(input: $input) {
      clientMutationId
      importJob {
        id
        version
        fileUploads {
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

export const CompleteImportMutation = graphql(`
  mutation ImportComplete($input: CompleteImportJobUploadInput!) {
    completeImportJobUpload(input: $input) {
      clientMutationId
    }
  }
`);

export const MapImportMutation = graphql(`
  mutation ImportMap($input: MapImportJobInput!) {
    mapImportJob(input: $input) {
      clientMutationId
      importJob {
        ...ImportRecord
      }
    }
  }
`);

export const MendImportMutation = graphql(`
  mutation ImportMend($input: MendImportRowInput!) {
    mendImportRow(input: $input) {
      clientMutationId
      importJob {
        ...ImportRecord
      }
    }
  }
`);

export const StartImportMutation = graphql(`
  mutation ImportStart($input: StartImportJobInput!) {
    startImportJob(input: $input) {
      clientMutationId
      importJob {
        ...ImportRecord
      }
    }
  }
`);

export const CancelImportMutation = graphql(`
  mutation ImportCancel($input: CancelImportJobInput!) {
    cancelImportJob(input: $input) {
      clientMutationId
      importJob {
        ...ImportRecord
      }
    }
  }
`);

export const UndoImportMutation = graphql(`
  mutation ImportUndo($input: UndoImportJobInput!) {
    undoImportJob(input: $input) {
      clientMutationId
      importJob {
        ...ImportRecord
      }
    }
  }
`);

export const AnswerImportBeneficiariesMutation = graphql(`
  mutation ImportBeneficiariesAnswer($input: AnswerImportBeneficiariesInput!) {
    answerImportBeneficiaries(input: $input) {
      clientMutationId
      importJob {
        ...ImportRecord
      }
    }
  }
`);
