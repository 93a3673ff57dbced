// What the search over everything asks of the server.

import { graphql } from "../../../api/generated/gql.ts";

export const SearchEverythingDocument = graphql(`
  query SearchEverything($text: String!, $organisationId: ID) {
    search(text: $text, organisationId: $organisationId, first: 5) {
      kind
      target
      id
      organisationId
      recordId
      title
      detail
      status
      amount
      date
      matchedField
      matchedText
    }
  }
`);
