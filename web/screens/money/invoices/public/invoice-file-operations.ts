// An invoice's file, asked for where it is shown.

import { graphql } from "../../../../api/generated/gql.ts";

export const InvoiceFileDocument = graphql(`
  query InvoiceFile($draftId: ID!, $invoiceId: ID!, $organisationId: ID) {
    draftInvoiceFile(draftId: $draftId, invoiceId: $invoiceId, organisationId: $organisationId) {
      fileName
      contentType
      content
    }
  }
`);
