// What the lists ask of the server: a page of drafts, a page of documents, how many there are, and what changes.

import { graphql } from "../../../../api/generated/gql.ts";

export const ListDraftsDocument = graphql(`
  query ListDrafts(
    $organisationId: ID!
    $tab: DraftTab!
    $search: String
    $filter: DraftFilter
    $sort: DraftSort!
    $first: Int!
    $after: String
  ) {
    drafts(
      organisationId: $organisationId
      tab: $tab
      search: $search
      filter: $filter
      sort: $sort
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
          ...ListDraft
        }
      }
    }
  }

  fragment ListDraft on Draft {
    id
    organisationId
    version
    status
    processType
    referenceNumber
    yourReference
    amount
    updatedAt
    waitingFor
    parties {
      id
      partyVariant
      name
    }
  }
`);

export const ListDocumentsDocument = graphql(`
  query ListDocuments(
    $organisationId: ID!
    $tab: DocumentTab!
    $search: String
    $filter: DocumentFilter
    $sort: DocumentSort!
    $first: Int!
    $after: String
  ) {
    documents(
      organisationId: $organisationId
      tab: $tab
      search: $search
      filter: $filter
      sort: $sort
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
          ...ListDocument
          ...ListDocumentMore
        }
      }
    }
  }

  fragment ListDocument on Document {
    id
    organisationId
    version
    status
    isHeld
    documentVariant
    referenceNumber
    guaranteeNumber
    amount
    createdAt
    establishedAt
    expiresAt
    expiryType
    bank {
      name
    }
    parties {
      id
      partyVariant
      name
    }
  }

  fragment ListDocumentMore on Document {
    purpose
    projectAddress
    expectedReturnDate
  }
`);

export const ListAllDocument = graphql(`
  query ListAll(
    $organisationId: ID!
    $search: String
    $draftFilter: DraftFilter
    $documentFilter: DocumentFilter
    $draftSort: DraftSort!
    $documentSort: DocumentSort!
    $first: Int!
    $afterDraft: String
    $afterDocument: String
  ) {
    drafts(
      organisationId: $organisationId
      search: $search
      filter: $draftFilter
      sort: $draftSort
      first: $first
      after: $afterDraft
    ) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          ...ListDraft
        }
      }
    }
    documents(
      organisationId: $organisationId
      search: $search
      filter: $documentFilter
      sort: $documentSort
      first: $first
      after: $afterDocument
    ) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          ...ListDocument
          ...ListDocumentMore
        }
      }
    }
  }
`);

export const ListCountsDocument = graphql(`
  query ListCounts($organisationId: ID!) {
    draftCount(organisationId: $organisationId) {
      drafts
      discontinued
    }
    documentCount(organisationId: $organisationId) {
      established
      projected
      closed
      awaitingReturn
    }
  }
`);

export const ListChangedDocument = graphql(`
  subscription ListChanged($organisationId: ID!) {
    organisationDocumentsChanged(organisationId: $organisationId) {
      draft {
        ...ListDraft
      }
      document {
        ...ListDocument
        ...ListDocumentMore
      }
    }
  }
`);

export const ListFilterChoicesDocument = graphql(`
  query ListFilterChoices($organisationId: ID!) {
    facilities(organisationId: $organisationId) {
      id
      name
    }
    organisation(id: $organisationId) {
      id
      documentMetadataKeys {
        id
        key
      }
    }
  }
`);

export const ListChosenDocument = graphql(`
  query ListChosen(
    $organisationId: ID!
    $tab: DocumentTab!
    $search: String
    $filter: DocumentFilter
    $exceptIds: [ID!]!
    $count: Int!
  ) {
    chosenDocuments(
      organisationId: $organisationId
      tab: $tab
      search: $search
      filter: $filter
      exceptIds: $exceptIds
      count: $count
    ) {
      ...ListDocument
    }
  }
`);
