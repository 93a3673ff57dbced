// What the surety screen reads of a draft, and the calls that make and change one.

import { graphql } from "../../../api/generated/gql.ts";

export const SuretyDraftDocument = graphql(`
  query SuretyDraft($id: ID!) {
    draft(id: $id) {
      id
      organisationId
      version
      processType
      referenceNumber
      editableFields
      ...SuretyBondRecord
    }
  }
`);

export const SuretyCreateDocument = graphql(`
  mutation SuretyCreate($input: CreateSuretyBondDraftInput!) {
    saved: createSuretyBondDraft(input: $input) { clientMutationId draft { id organisationId } }
  }
`);

export const SuretyUpdateDocument = graphql(`
  mutation SuretyUpdate($input: UpdateSuretyBondDraftInput!) {
    saved: updateSuretyBondDraft(input: $input) { clientMutationId draft { id organisationId } }
  }
`);
