// Banks and insurers as the provider keeps them: read, added, changed, archived and brought back.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeSuppliersDocument = graphql(`
  query OfficeSuppliers {
    officeSuppliers {
      ...OfficeSupplierFields
    }
  }

  fragment OfficeSupplierFields on OfficeSupplier {
    ...SupplierFields
    id
    status
    staffCount
    version
  }
`);

export const CreateSupplierDocument = graphql(`
  mutation OfficeSupplierCreate($input: CreateSupplierInput!) {
    createSupplier(input: $input) {
      clientMutationId
    }
  }
`);

export const UpdateSupplierDocument = graphql(`
  mutation OfficeSupplierUpdate($input: UpdateSupplierInput!) {
    updateSupplier(input: $input) {
      clientMutationId
    }
  }
`);

export const ChangeSupplierStatusDocument = graphql(`
  mutation OfficeSupplierChangeStatus($input: ChangeSupplierStatusInput!) {
    changeSupplierStatus(input: $input) {
      clientMutationId
    }
  }
`);
