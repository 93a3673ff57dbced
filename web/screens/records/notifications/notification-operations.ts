// What the bell reads: how many notifications are unread, and the newest of them.

import { graphql } from "../../../api/generated/gql.ts";

export const NotificationListDocument = graphql(`
  query NotificationList($first: Int!, $after: String) {
    notifications(first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        node {
          ...NotificationItem
        }
      }
    }
  }

  fragment NotificationItem on Notification {
    id
    kind
    organisationId
    draftId
    documentId
    facilityApplicationId
    facilityId
    referenceNumber
    about
    createdAt
    expiryToAcknowledge
  }
`);

export const NotificationCountDocument = graphql(`
  query NotificationCount {
    unreadNotificationCount
  }
`);

export const NotificationCountChangedDocument = graphql(`
  subscription NotificationCountChanged {
    unreadNotificationCountChanged
  }
`);

export const NotificationsSeenDocument = graphql(`
  mutation NotificationsSeen($input: UpdateNotifiedAtInput!) {
    updateNotifiedAt(input: $input) {
      clientMutationId
    }
  }
`);
