// What a page of words asks the server.

import { graphql } from "../../../api/generated/gql.ts";

export const ContentPageDocument = graphql(`
  query ContentPage($page: ContentPageCode!) {
    contentPage(page: $page) {
      title
      summary
      number
      startsAt
      sections {
        id
        heading
        paragraphs
      }
    }
  }
`);
