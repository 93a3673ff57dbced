// What is read of the credit notes of an invoice wherever it is shown, and a note's file.

import { graphql } from "../../../../api/generated/gql.ts";

export const CreditNoteFields = graphql(`
  fragment CreditNoteFields on CreditNote {
    id
    creditNoteNumber
    createdAt
    reason
    total
    gst
    lines {
      position
      description
      amount
    }
  }
`);

export const CreditNoteFileDocument = graphql(`
  query CreditNoteFile($draftId: ID!, $creditNoteId: ID!, $organisationId: ID) {
    draftCreditNoteFile(draftId: $draftId, creditNoteId: $creditNoteId, organisationId: $organisationId) {
      fileName
      contentType
      content
    }
  }
`);
