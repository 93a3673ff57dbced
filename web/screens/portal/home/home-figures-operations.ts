// What the figures of home ask of the server: the sums of the very lists that they lead to.

import { graphql } from "../../../api/generated/gql.ts";

export const HomeFiguresDocument = graphql(`
  query HomeFigures(
    $organisationId: ID!
    $in30: DocumentReportFilter!
    $in60: DocumentReportFilter!
    $in90: DocumentReportFilter!
    $heldIn30: DocumentReportFilter!
    $heldIn60: DocumentReportFilter!
    $heldIn90: DocumentReportFilter!
  ) {
    in30: documentReport(organisationId: $organisationId, filter: $in30) { totalCount totalAmount }
    in60: documentReport(organisationId: $organisationId, filter: $in60) { totalCount totalAmount }
    in90: documentReport(organisationId: $organisationId, filter: $in90) { totalCount totalAmount }
    heldIn30: documentReport(organisationId: $organisationId, filter: $heldIn30) { totalCount totalAmount }
    heldIn60: documentReport(organisationId: $organisationId, filter: $heldIn60) { totalCount totalAmount }
    heldIn90: documentReport(organisationId: $organisationId, filter: $heldIn90) { totalCount totalAmount }
    held: heldSecuritySums(organisationId: $organisationId, tab: ESTABLISHED) { amount count }
    askedBack: heldSecuritySums(organisationId: $organisationId, tab: AWAITING_RETURN) { amount count }
  }
`);

/** What takes longer to add up than the rest. */
export const HomeCostsDocument = graphql(`
  query HomeCosts($organisationId: ID!, $filter: DocumentReportFilter) {
    documentReport(organisationId: $organisationId, filter: $filter) {
      costsOfYear { months { month accrued toCome } }
    }
  }
`);
