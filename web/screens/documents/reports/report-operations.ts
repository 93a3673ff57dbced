// What a report asks of the server: its sums, a page of its rows, and the keys by which it can be narrowed.

import { graphql } from "../../../api/generated/gql.ts";

export const ReportSums = graphql(`
  query ReportSums($organisationId: ID!, $filter: DocumentReportFilter) {
    documentReport(organisationId: $organisationId, filter: $filter) {
      totalCount
      totalAmount
      costToDate
      byVariant { ...ReportGroupFields }
      byStatus { ...ReportGroupFields }
      byBeneficiary { ...ReportGroupFields }
      byApplicant { ...ReportGroupFields }
      byBank { ...ReportGroupFields }
      byState { ...ReportGroupFields }
      byFacility { name limit inFlight group { ...ReportGroupFields } }
      byExpiryMonthAndVariant { variant group { ...ReportGroupFields } }
    }
  }

  fragment ReportGroupFields on DocumentReportGroup {
    key
    count
    amount
    established
    establishedCount
    projected
  }
`);

export const ReportRows = graphql(`
  query ReportRows($organisationId: ID!, $filter: DocumentReportFilter, $first: Int!, $after: String) {
    documentsForReports(organisationId: $organisationId, filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...ReportDocument } }
    }
  }

  fragment ReportDocument on Document {
    ...ListDocument
    costs { accruedCost setUpCost }
  }
`);

export const ReportKeys = graphql(`
  query ReportKeys($organisationId: ID!) {
    organisation(id: $organisationId) { id documentMetadataKeys { id key } }
  }
`);
