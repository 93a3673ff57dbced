// What the measurements ask of the product.

export const LIST_QUERY = `query Bench($organisationId: ID!, $tab: DocumentTab, $search: String, $sort: DocumentSort, $first: Int!, $after: String) {
  documents(organisationId: $organisationId, tab: $tab, search: $search, sort: $sort, first: $first, after: $after) {
    totalCount totalCountIsCapped pageInfo { hasNextPage endCursor }
    edges { node {
      id organisationId version status documentVariant referenceNumber guaranteeNumber amount purpose projectAddress establishedAt expiresAt expiryType
      createdAt updatedAt closedAt bank { name }
      parties { id partyVariant name abn address state postcode notes partyEntityType }
    } }
  }
}`;

export const DETAIL_QUERY = `query Bench($id: ID!) {
  document(id: $id) {
    id organisationId version status documentVariant referenceNumber guaranteeNumber amount purpose specifiedOtherPurpose projectAddress agreementContent
    establishedAt expiresAt expiryType expiryCondition expectedReturnDate interestStartDate interestEndDate createdAt updatedAt closedAt
    bank { name bsb } originalDraftId organisation { id name abn }
    parties { id partyVariant name abn address state postcode notes partyEntityType }
    attachments { id fileName variant } costs { setUpCost recurringFeeType recurringPercentageCost }
  }
}`;

export const UPDATE_MUTATION = `mutation Bench($input: UpdateDraftInput!) {
  updateDraft(input: $input) { draft { id version amount } }
}`;

export const SIGN_IN_MUTATION = `mutation Bench($input: SignInInput!) { signIn(input: $input) { session { token } } }`;

export const WATCH_SUBSCRIPTION = `subscription Bench($id: ID!) { documentUpdated(documentId: $id) { id version status } }`;

export function graphqlRequest(token: string, query: string, variables: object) {
  return {
    path: "/graphql",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  };
}
