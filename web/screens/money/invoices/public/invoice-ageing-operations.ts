// What is read of a sum by age.

import { graphql } from "../../../../api/generated/gql.ts";

export const InvoiceAgeingFragmentDocument = graphql(`
  fragment InvoiceAgeing on InvoiceAgeing {
    asOf
    total
    periods {
      period
      amount
      count
    }
  }
`);
