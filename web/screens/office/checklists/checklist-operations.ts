// What the checklist of a record asks of the server: its lines with who ticked them, and to tick one.

import { graphql } from "../../../api/generated/gql.ts";

export const RecordChecklistDocument = graphql(`
  query RecordChecklist($recordKind: ChecklistKind!, $recordId: ID!) {
    recordChecklist(recordKind: $recordKind, recordId: $recordId) {
      canTick
      lines {
        number
        text
        isRequired
        isTicked
        steps {
          at
          by
          isTicked
        }
      }
    }
  }
`);

export const TickChecklistLineDocument = graphql(`
  mutation ChecklistTick($input: TickChecklistLineInput!) {
    tickChecklistLine(input: $input) {
      clientMutationId
      recordId
    }
  }
`);
