// What the page of standard wordings asks the server, how a draft would read in another text, and how a version is proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const StandardWordingsDocument = graphql(`
  query StandardWordings {
    officeStandardWordings {
      ...StandardWordingRow
    }
  }

  fragment StandardWordingRow on OfficeStandardWording {
    processType
    contractForm
    name
    number
    startsAt
    waitingChangeId
    versions {
      id
      startsAt
    }
  }
`);

export const StandardWordingDocument = graphql(`
  query StandardWording($processType: ProcessType!, $contractForm: ContractForm!) {
    officeStandardWording(processType: $processType, contractForm: $contractForm) {
      number
      startsAt
      text {
        ...StandardTextFields
      }
      versions {
        id
        startsAt
        proposedBy
        approvedBy
        text {
          ...StandardTextFields
        }
      }
    }
  }

  fragment StandardTextFields on StandardText {
    title
    subtitle
    particulars
    clauses
    signature
  }
`);

export const DraftsToRewordDocument = graphql(`
  query DraftsToReword($filter: StaffDraftFilter, $sort: StaffDraftSort) {
    staffDraftRegister(filter: $filter, sort: $sort, first: 50) {
      edges {
        node {
          id
          contractForm
          referenceNumber
          organisation {
            id
            name
          }
        }
      }
    }
  }
`);

export const StandardWordingPreviewDocument = graphql(`
  query StandardWordingPreview($draftId: ID!, $text: StandardTextInput!, $inForce: StandardTextInput!) {
    proposed: standardWordingPreview(draftId: $draftId, text: $text) {
      html
      wordingText
      findings {
        ...WordingFindingFields
      }
    }
    inForce: standardWordingPreview(draftId: $draftId, text: $inForce) {
      wordingText
    }
  }
`);

export const ProposeStandardWordingDocument = graphql(`
  mutation StandardWordingPropose($input: ProposeStandardWordingInput!) {
    proposeStandardWording(input: $input) {
      clientMutationId
    }
  }
`);
