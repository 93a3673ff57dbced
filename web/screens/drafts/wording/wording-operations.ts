// What is read of a draft's wording sentence by sentence.

import { graphql } from "../../../api/generated/gql.ts";

/** @fragment */
export const WordingFindingFields = graphql(`
  fragment WordingFindingFields on WordingFinding { topic severity sentence message mend }
`);

export const WordingAssuranceQuery = graphql(`
  query WordingAssurance($draftId: ID!) {
    draftPreview(draftId: $draftId) { findings { ...WordingFindingFields } }
  }
`);
