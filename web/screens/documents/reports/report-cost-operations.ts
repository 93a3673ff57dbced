// What the costs of a report by month ask of the server, and the documents behind one month.

import { graphql } from "../../../api/generated/gql.ts";

/** What takes longer to add up than the rest. */
export const ReportCosts = graphql(`
  query ReportCosts($organisationId: ID!, $filter: DocumentReportFilter) {
    documentReport(organisationId: $organisationId, filter: $filter) {
      costs { openEndedCount months { month accrued toCome } }
    }
  }
`);

export const ReportCostsInMonth = graphql(`
  query ReportCostsInMonth($organisationId: ID!, $filter: DocumentReportFilter, $month: String!) {
    documentReport(organisationId: $organisationId, filter: $filter) {
      costsInMonth(month: $month) { documentId organisationId reference beneficiary accrued toCome }
    }
  }
`);
