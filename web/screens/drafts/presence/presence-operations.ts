// Who has a draft open now, and saying in which field one is oneself.

import { graphql } from "../../../api/generated/gql.ts";

export const DraftPresenceSubscription = graphql(`
  subscription DraftPresence($draftId: ID!, $tab: String!) {
    draftPresence(draftId: $draftId, tab: $tab) { people { ...DraftAuthorSeen } }
  }

  fragment DraftAuthorSeen on DraftAuthor { tab userId name field }
`);

export const DraftAuthorStateSet = graphql(`
  mutation DraftAuthorStateSet($input: SetDraftRealtimeAuthorStateInput!) {
    setDraftRealtimeAuthorState(input: $input) { clientMutationId }
  }
`);
