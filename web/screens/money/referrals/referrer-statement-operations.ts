// What the page of a referrer's statement reads: what the span comes to with a page of its lines, the whole as a file, and payouts recorded and undone.

import { graphql } from "../../../api/generated/gql.ts";

export const ReferrerStatementDocument = graphql(`
  query ReferrerStatement($personId: ID!, $from: Date!, $to: Date!, $first: Int!, $after: String) {
    referrerStatement(personId: $personId, from: $from, to: $to) {
      from
      to
      openingBalance
      earned
      takenBack
      paidOut
      closingBalance
      person {
        id
        personName
        entityName
        balance
        version
      }
    }
    referrerStatementEntries(
      personId: $personId
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
          ...ReferrerStatementLine
        }
      }
    }
  }

  fragment ReferrerStatementLine on ReferrerStatementEntry {
    id
    kind
    date
    organisationName
    reference
    payoutId
    amount
    balance
  }
`);

export const ReferrerStatementFileDocument = graphql(`
  query ReferrerStatementFile($personId: ID!, $from: Date!, $to: Date!) {
    referrerStatementFile(personId: $personId, from: $from, to: $to) {
      fileName
      contentType
      content
    }
  }
`);

export const RecordReferrerPayoutDocument = graphql(`
  mutation ReferrerPayoutRecord($input: RecordReferrerPayoutInput!) {
    recordReferrerPayout(input: $input) {
      clientMutationId
    }
  }
`);

export const UndoReferrerPayoutDocument = graphql(`
  mutation ReferrerPayoutUndo($input: UndoReferrerPayoutInput!) {
    undoReferrerPayout(input: $input) {
      clientMutationId
    }
  }
`);
