// What the calendar card reads, and the calls that make an address and take one back.

import { graphql } from "../../../api/generated/gql.ts";

export const CalendarFeedsDocument = graphql(`
  query CalendarFeeds {
    calendarFeeds {
      ...CalendarFeed
    }
  }

  fragment CalendarFeed on CalendarFeed {
    id
    organisationName
    createdAt
    lastReadAt
  }
`);

export const CalendarCreateDocument = graphql(`
  mutation CalendarCreate($input: CreateCalendarFeedInput!) {
    createCalendarFeed(input: $input) {
      address
      calendarFeeds {
        ...CalendarFeed
      }
    }
  }
`);

export const CalendarRemoveDocument = graphql(`
  mutation CalendarRemove($input: RemoveCalendarFeedInput!) {
    removeCalendarFeed(input: $input) {
      calendarFeeds {
        ...CalendarFeed
      }
    }
  }
`);
