// What the page of a client's statement reads: what the span comes to with a page of its lines, and the whole as a file.

import { graphql } from "../../../api/generated/gql.ts";

export const StatementDocument = graphql(`
  query Statement($organisationId: ID!, $from: Date!, $to: Date!, $first: Int!, $after: String) {
    statement(organisationId: $organisationId, from: $from, to: $to) {
      organisationName
      from
      to
      openingBalance
      invoiced
      credited
      takenBack
      paid
      refunded
      closingBalance
      gst
    }
    statementEntries(
      organisationId: $organisationId
      from: $from
      to: $to
      first: $first
      after: $after
    ) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...StatementLine
        }
      }
    }
  }

  fragment StatementLine on StatementEntry {
    id
    kind
    date
    draftId
    draftReferenceNumber
    invoiceNumber
    way
    reference
    amount
    gst
    balance
  }
`);

export const StatementFileDocument = graphql(`
  query StatementFile($organisationId: ID!, $from: Date!, $to: Date!) {
    statementFile(organisationId: $organisationId, from: $from, to: $to) {
      fileName
      contentType
      content
    }
  }
`);
