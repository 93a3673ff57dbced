// What the page behind a handover's link reads and sends, and what the document view sends about a handover.

import { graphql } from "../../../api/generated/gql.ts";

export const HandoverDocument = graphql(`
  query Handover($documentId: ID!, $handoverCode: String!) {
    documentHandover(documentId: $documentId, handoverCode: $handoverCode) {
      ...HandoverSeen
    }
  }

  fragment HandoverSeen on HandoverOfCode {
    documentVariant
    guaranteeNumber
    amount
    beneficiaryName
    bankName
    handedOverBy
    organisationName
    name
    storageAddress
    notes
    isDigital
    needsSecondCode
    paper { fileName fileSize }
  }
`);

export const HandoverConfirmDocument = graphql(`
  mutation HandoverConfirm($input: ConfirmDocumentHandoverInput!) {
    confirmDocumentHandover(input: $input) {
      clientMutationId
    }
  }
`);

export const HandoverOpenPaperDocument = graphql(`
  mutation HandoverOpenPaper($input: OpenHandoverPaperInput!) {
    openHandoverPaper(input: $input) {
      clientMutationId
      download { url }
    }
  }
`);
