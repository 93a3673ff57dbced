// What saved answers ask of the server: all of them, and to keep, change and remove one.

import { graphql } from "../../../api/generated/gql.ts";

export const SavedAnswers = graphql(`
  query SavedAnswers { savedAnswers { ...SavedAnswerShown } }

  fragment SavedAnswerShown on SavedAnswer { content id title version }
`);

export const SaveAnswer = graphql(`
  mutation SaveAnswer($input: CreateSavedAnswerInput!) {
    createSavedAnswer(input: $input) { clientMutationId savedAnswer { ...SavedAnswerShown } }
  }
`);

export const ChangeSavedAnswer = graphql(`
  mutation ChangeSavedAnswer($input: UpdateSavedAnswerInput!) {
    updateSavedAnswer(input: $input) { clientMutationId savedAnswer { ...SavedAnswerShown } }
  }
`);

export const RemoveSavedAnswer = graphql(`
  mutation RemoveSavedAnswer($input: RemoveSavedAnswerInput!) {
    removeSavedAnswer(input: $input) { clientMutationId }
  }
`);
