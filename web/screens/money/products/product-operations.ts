// What the page of products asks the server, and how a version of one is proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const ProductsDocument = graphql(`
  query Products {
    products {
      ...ProductRow
    }
    officeSuppliers {
      id
      tradeName
      status
      processTypes
    }
  }

  fragment ProductRow on Product {
    id
    currentVersionId
    waitingChangeId
    versions {
      ...ProductVersionFields
      id
      supplierName
      createdAt
      proposedBy
      approvedBy
    }
  }
`);

export const ProposeProductDocument = graphql(`
  mutation ProductPropose($input: ProposeProductInput!) {
    proposeProduct(input: $input) {
      clientMutationId
    }
  }
`);
