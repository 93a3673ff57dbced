// The calls about prepared requests, for the person whom one was prepared for and for the desk.

import { graphql } from "../../../api/generated/gql.ts";

export const OriginationDocument = graphql(`
  query Origination($id: ID!) {
    origination(id: $id) { ...OriginationFields draftId organisationId }
  }

  fragment OriginationFields on Origination {
    id
    capabilities
    status
    processType
    amount
    purpose
    specifiedOtherPurpose
    beneficiaryName
    beneficiaryAbn
    projectAddress
    contractTitle
    contractNumber
    agreementContent
    productName
    note
    emailAddress
    preparedBy
    lastDate
    createdAt
    version
  }
`);

export const OriginationUseDocument = graphql(`
  mutation OriginationUse($input: CreateDraftFromOriginationInput!) {
    createDraftFromOrigination(input: $input) { clientMutationId draftId organisationId }
  }
`);

export const StaffOriginationsDocument = graphql(`
  query StaffOriginations($isOpen: Boolean, $first: Int, $after: String) {
    staffOriginations(isOpen: $isOpen, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...OriginationFields } }
    }
  }
`);

export const StaffOriginationProductsDocument = graphql(`
  query StaffOriginationProducts($processType: OriginationKind!) {
    originationProducts(processType: $processType) { id name supplier { tradeName } }
  }
`);

export const StaffOriginationCreateDocument = graphql(`
  mutation StaffOriginationCreate($input: CreateOriginationInput!) {
    createOrigination(input: $input) { clientMutationId origination { ...OriginationFields } }
  }
`);

export const StaffOriginationWithdrawDocument = graphql(`
  mutation StaffOriginationWithdraw($input: WithdrawOriginationInput!) {
    withdrawOrigination(input: $input) { clientMutationId origination { ...OriginationFields } }
  }
`);
