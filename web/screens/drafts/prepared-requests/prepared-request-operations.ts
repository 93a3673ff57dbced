// The calls about prepared requests, for the person whom one was prepared for and for the desk.

import { graphql } from "../../../api/generated/gql.ts";

export const PreparedRequestDocument = graphql(`
  query PreparedRequest($id: ID!) {
    origination(id: $id) { ...PreparedRequestRecord draftId organisationId }
  }

  fragment PreparedRequestRecord on Origination {
    ...PreparedRequestFields
    id
    capabilities
    status
    productName
    preparedBy
    createdAt
    version
  }
`);

export const PreparedRequestUseDocument = graphql(`
  mutation PreparedRequestUse($input: CreateDraftFromOriginationInput!) {
    createDraftFromOrigination(input: $input) { clientMutationId draftId organisationId }
  }
`);

export const StaffPreparedRequestsDocument = graphql(`
  query StaffPreparedRequests($isOpen: Boolean, $first: Int, $after: String) {
    staffOriginations(isOpen: $isOpen, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...PreparedRequestRecord } }
    }
  }
`);

export const StaffPreparedRequestProductsDocument = graphql(`
  query StaffPreparedRequestProducts($processType: OriginationKind!) {
    originationProducts(processType: $processType) { id name supplier { tradeName } }
  }
`);

export const StaffPreparedRequestCreateDocument = graphql(`
  mutation StaffPreparedRequestCreate($input: CreateOriginationInput!) {
    createOrigination(input: $input) { clientMutationId origination { ...PreparedRequestRecord } }
  }
`);

export const StaffPreparedRequestWithdrawDocument = graphql(`
  mutation StaffPreparedRequestWithdraw($input: WithdrawOriginationInput!) {
    withdrawOrigination(input: $input) { clientMutationId origination { ...PreparedRequestRecord } }
  }
`);

export const StaffPreparedRequestsWithdrawDocument = graphql(`
  mutation StaffPreparedRequestsWithdraw($input: WithdrawChosenOriginationsInput!) {
    withdrawChosenOriginations(input: $input) {
      clientMutationId
      results { id reason origination { ...PreparedRequestRecord } }
    }
  }
`);
