// What the switch screen reads of a draft, and the calls that make and change a switch.

import { graphql } from "../../../api/generated/gql.ts";

export const BgSwitchDraftDocument = graphql(`
  query BgSwitchDraft($id: ID!) {
    draft(id: $id) {
      id
      organisationId
      version
      referenceNumber
      editableFields
      bGSwitch { ...BgSwitchFields }
    }
  }
`);

export const BgSwitchCreateDocument = graphql(`
  mutation BgSwitchCreate($input: CreateDraftBgSwitchInput!) {
    createDraftBgSwitch(input: $input) { clientMutationId draft { id organisationId } }
  }
`);

export const BgSwitchUpdateDocument = graphql(`
  mutation BgSwitchUpdate($input: UpdateDraftBgSwitchInput!) {
    updateDraftBgSwitch(input: $input) { clientMutationId draft { id organisationId } }
  }
`);
