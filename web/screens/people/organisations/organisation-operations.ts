// The calls by which terms are accepted and organisations are made and changed.

import { graphql } from "../../../api/generated/gql.ts";

export const TermsAcceptedDocument = graphql(`
  mutation OrganisationTermsAccepted($input: ProfileTermsAcceptedInput!) {
    profileTermsAccepted(input: $input) {
      user {
        id
        requireTermsAcceptance
      }
    }
  }
`);

export const OrganisationPartnersDocument = graphql(`
  query OrganisationPartners {
    channelPartners(filter: { isPublic: true }, first: 50) {
      edges {
        node {
          id
          name
        }
      }
    }
    referralPortalEntities(first: 100) {
      edges {
        node {
          id
          name
          entityType
        }
      }
    }
  }
`);

export const OrganisationChosenDocument = graphql(`
  query OrganisationChosen($id: ID!) {
    organisation(id: $id) {
      id
      channelPartnerOrganisations {
        edges {
          node {
            channelPartnerId
            name
          }
        }
      }
    }
  }
`);

export const CreateOrganisationDocument = graphql(`
  mutation OrganisationCreate($input: CreateOrganisationInput!) {
    createOrganisation(input: $input) {
      organisation {
        ...SessionOrganisation
      }
    }
  }
`);

export const UpdateOrganisationDocument = graphql(`
  mutation OrganisationUpdate($input: UpdateOrganisationInput!) {
    updateOrganisation(input: $input) {
      organisation {
        ...SessionOrganisation
      }
    }
  }
`);
