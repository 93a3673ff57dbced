// What the calendar asks of the server: the days of a month, and the facilities that end.

import { graphql } from "../../../api/generated/gql.ts";

export const ReportCalendar = graphql(`
  query ReportCalendar($organisationId: ID!, $filter: DocumentReportFilter, $month: String!) {
    documentReport(organisationId: $organisationId, filter: $filter) {
      endings(month: $month) {
        day
        count
        amount
        largest { documentId organisationId reference beneficiary }
      }
    }
  }
`);

/** Those that end first: an organisation has tens of them. */
export const ReportCalendarFacilities = graphql(`
  query ReportCalendarFacilities($organisationId: ID!) {
    documentFacilities(
      organisationId: $organisationId
      tab: CURRENT
      sort: { field: END_DATE, direction: ASC }
      first: 100
    ) {
      edges { node { id name endDate } }
    }
  }
`);
