// What an address field asks the server.

import { graphql } from "../../api/generated/gql.ts";

export const AddressSuggestionsDocument = graphql(`
  query AddressSuggestions($input: String!) {
    addressSuggestions(input: $input) {
      isAvailable
      suggestions {
        id
        label
      }
    }
  }
`);

export const SuggestedAddressDocument = graphql(`
  query AddressOfSuggestion($suggestionId: String!) {
    suggestedAddress(suggestionId: $suggestionId)
  }
`);
