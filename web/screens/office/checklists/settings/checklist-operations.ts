// The desk's checklists in the settings: read with all versions, and one set anew.

import { graphql } from "../../../../api/generated/gql.ts";

export const OfficeChecklistsDocument = graphql(`
  query OfficeChecklists {
    deskChecklists {
      ...OfficeChecklist
    }
  }

  fragment OfficeChecklist on DeskChecklist {
    kind
    versions {
      id
      setBy
      startsAt
      lines {
        text
        isRequired
      }
    }
  }
`);

export const SetChecklistDocument = graphql(`
  mutation OfficeSettingsSetChecklist($input: SetDeskChecklistInput!) {
    setDeskChecklist(input: $input) {
      clientMutationId
    }
  }
`);
