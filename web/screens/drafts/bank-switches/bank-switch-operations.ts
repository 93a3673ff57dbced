// What the switch screen reads of a draft, and the calls that make and change a switch.

import { graphql } from "../../../api/generated/gql.ts";

export const BankSwitchDraftDocument = graphql(`
  query BankSwitchDraft($id: ID!) {
    draft(id: $id) {
      id
      organisationId
      version
      referenceNumber
      editableFields
      bGSwitch { ...BankSwitchRecord }
    }
  }
`);

export const BankSwitchCreateDocument = graphql(`
  mutation BankSwitchCreate($input: CreateDraftBgSwitchInput!) {
    saved: createDraftBgSwitch(input: $input) { clientMutationId draft { id organisationId } }
  }
`);

export const BankSwitchUpdateDocument = graphql(`
  mutation BankSwitchUpdate($input: UpdateDraftBgSwitchInput!) {
    saved: updateDraftBgSwitch(input: $input) { clientMutationId draft { id organisationId } }
  }
`);
