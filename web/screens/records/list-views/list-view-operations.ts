// What is asked and said of the views of a list.

import { graphql } from "../../../api/generated/gql.ts";

export const ListViewsDocument = graphql(`
  query ListViews($organisationId: ID, $list: ListName!) {
    listViews(organisationId: $organisationId, list: $list) {
      ...ListViewRecord
    }
  }

  fragment ListViewRecord on ListView {
    id
    version
    name
    place
    isShared
    isOwn
    mayChange
  }
`);

export const ListViewCreateDocument = graphql(`
  mutation ListViewCreate($input: CreateListViewInput!) {
    createListView(input: $input) {
      clientMutationId
      listView {
        ...ListViewRecord
      }
    }
  }
`);

export const ListViewUpdateDocument = graphql(`
  mutation ListViewUpdate($input: UpdateListViewInput!) {
    updateListView(input: $input) {
      clientMutationId
      listView {
        ...ListViewRecord
      }
    }
  }
`);

export const ListViewRemoveDocument = graphql(`
  mutation ListViewRemove($input: RemoveListViewInput!) {
    removeListView(input: $input) {
      clientMutationId
    }
  }
`);
