// What the mails of a record ask of the server: a page, newest first.

import { graphql } from "../../../api/generated/gql.ts";

export const RecordMails = graphql(`
  query RecordMails($kind: MailedRecordKind!, $id: ID!, $first: Int!, $after: String) {
    recordMails(recordKind: $kind, recordId: $id, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { ...RecordMailShown } }
    }
  }

  fragment RecordMailShown on RecordMail {
    id
    recipient
    subject
    status
    fault
    createdAt
    sentAt
  }
`);
