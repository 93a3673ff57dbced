// How the provider's closing days are added and taken back.

import { graphql } from "../../../api/generated/gql.ts";

export const AddClosingDayDocument = graphql(`
  mutation OfficeSettingsAddClosingDay($input: AddClosingDayInput!) {
    addClosingDay(input: $input) {
      clientMutationId
    }
  }
`);

export const RemoveClosingDayDocument = graphql(`
  mutation OfficeSettingsRemoveClosingDay($input: RemoveClosingDayInput!) {
    removeClosingDay(input: $input) {
      clientMutationId
    }
  }
`);
