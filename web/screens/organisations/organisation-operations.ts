// The calls by which terms are accepted and organisations are made and changed.

import { graphql } from "../../api/generated/gql.ts";

export const TermsAcceptedDocument = graphql(`
  mutation OrganisationTermsAccepted($input: ProfileTermsAcceptedInput!) {
    profileTermsAccepted(input: $input) {
      clientMutationId
      user {
        id
        requireTermsAcceptance
      }
    }
  }
`);

export const CreateOrganisationDocument = graphql(`
  mutation OrganisationCreate($input: CreateOrganisationInput!) {
    createOrganisation(input: $input) {
      clientMutationId
      organisation {
        ...SessionOrganisation
      }
    }
  }
`);

export const UpdateOrganisationDocument = graphql(`
  mutation OrganisationUpdate($input: UpdateOrganisationInput!) {
    updateOrganisation(input: $input) {
      clientMutationId
      organisation {
        ...SessionOrganisation
      }
    }
  }
`);
