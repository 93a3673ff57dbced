// What the page of banks and insurers asks the server, and how it changes a profile.

import { graphql } from "../../../api/generated/gql.ts";

export const SupplierRequirementsDocument = graphql(`
  query SupplierRequirements {
    supplierRequirements {
      ...SupplierRequirementFields
    }
  }

  fragment SupplierRequirementFields on SupplierRequirement {
    id
    name
    tradeName
    key
    features
    gvpId
    resources {
      name
      kind
      place
      url
    }
    version
    updatedAt
    updatedBy
  }
`);

export const BankProfileUpdateDocument = graphql(`
  mutation BankProfileUpdate($input: UpdateBankProfileInput!) {
    updateBankProfile(input: $input) {
      clientMutationId
      supplierRequirement {
        ...SupplierRequirementFields
      }
    }
  }
`);

export const SupplierHistoryDocument = graphql(`
  query SupplierHistory($supplierId: ID!, $after: String) {
    supplierHistory(supplierId: $supplierId, after: $after) {
      edges {
        node {
          key
          triggeredAt
          triggeredBy {
            name
          }
          changes {
            field
            label
            oldDisplayValue
            newDisplayValue
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
