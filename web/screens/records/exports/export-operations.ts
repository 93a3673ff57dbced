// What exports ask of the server: what there is to export, one to be made, how far it is, its link, and one's own.

import { graphql } from "../../../api/generated/gql.ts";

export const ExportOfferQuery = graphql(`
  query ExportOffer($wanted: ExportWanted!) {
    exportOffer(wanted: $wanted) {
      rowCount
      rowCountIsCapped
      columns {
        key
        label
        isUsual
      }
    }
  }
`);

export const CreateExportMutation = graphql(`
  mutation ExportCreate($input: CreateExportInput!) {
    createExport(input: $input) {
      clientMutationId
      export {
        ...ExportRecord
      }
    }
  }

  fragment ExportRecord on Export {
    id
    kind
    organisationId
    status
    fileName
    fileSize
    rowsExpected
    rowsWritten
    createdAt
    expiresAt
  }
`);

export const CancelExportMutation = graphql(`
  mutation ExportCancel($input: CancelExportInput!) {
    cancelExport(input: $input) {
      clientMutationId
      export {
        ...ExportRecord
      }
    }
  }
`);

export const ExportReadQuery = graphql(`
  query ExportRead($id: ID!) {
    export(id: $id) {
      ...ExportRecord
    }
  }
`);

export const ExportLinkQuery = graphql(`
  query ExportLink($id: ID!) {
    export(id: $id) {
      id
      download {
        url
      }
    }
  }
`);

export const ExportsQuery = graphql(`
  query ExportsRead($first: Int!, $kind: ExportKind) {
    exports(first: $first, kind: $kind) {
      edges {
        node {
          ...ExportRecord
        }
      }
    }
  }
`);
