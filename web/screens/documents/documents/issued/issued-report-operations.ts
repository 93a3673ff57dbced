// What a bank's or insurer's report asks of the server.

import { graphql } from "../../../../api/generated/gql.ts";

export const IssuedReportDocument = graphql(`
  query IssuedReport {
    issuedReport {
      asOf
      since
      totalCount
      totalAmount
      byClient { ...IssuedReportGroupFields }
      byBeneficiary { ...IssuedReportGroupFields }
      byVariant { ...IssuedReportGroupFields }
      byState { ...IssuedReportGroupFields }
      byExpiryMonth { ...IssuedReportGroupFields }
      issuedByMonth { ...IssuedReportGroupFields }
      returnedByMonth { ...IssuedReportGroupFields }
      timeByMonth { key count medianMinutes slowestMinutes }
      levelByMonth { key kept beyond none }
      waiting { age from to count amount }
    }
  }

  fragment IssuedReportGroupFields on IssuedReportGroup {
    key
    name
    count
    amount
  }
`);
