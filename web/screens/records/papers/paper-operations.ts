// What papers ask of the server: which may be had of a record, one to be made, how far it is, and whether a code is of a paper of ours.

import { graphql } from "../../../api/generated/gql.ts";

export const PaperOffersQuery = graphql(`
  query PaperOffers($draftId: ID, $documentId: ID, $facilityApplicationId: ID) {
    paperOffers(draftId: $draftId, documentId: $documentId, facilityApplicationId: $facilityApplicationId) { kind itemId name title }
  }
`);

export const PaperMakeMutation = graphql(`
  mutation PaperMake($input: MakePaperInput!) {
    makePaper(input: $input) {
      clientMutationId
      paper { id isWaiting fileName download { url } }
    }
  }
`);

export const PaperReadQuery = graphql(`
  query PaperRead($id: ID!) {
    paper(id: $id) { id isWaiting fileName download { url } }
  }
`);

export const PaperCheckQuery = graphql(`
  query PaperCheck($verificationCode: String!) {
    paperCheck(verificationCode: $verificationCode) { title createdAt isNewest sha256 textHash }
  }
`);
