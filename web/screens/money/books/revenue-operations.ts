// What the pages of the provider's revenue read: a year by its months, and the entries behind a figure beside them.

import { graphql } from "../../../api/generated/gql.ts";

export const RevenueDocument = graphql(`
  query Revenue($year: Int!) {
    revenue(year: $year) {
      year
      firstYear
      opening
      months {
        ...RevenueMonthFigures
      }
      total {
        ...RevenueFigures
      }
    }
  }

  fragment RevenueMonthFigures on RevenueMonth {
    from
    to
    opening
    sums {
      ...RevenueFigures
    }
  }

  fragment RevenueFigures on RevenueSums {
    invoiced
    credited
    gst
    received
    surplus
    owed
    refunded
  }
`);

export const RevenueWorkingDocument = graphql(`
  query RevenueWorking($year: Int!, $month: Int, $figure: RevenueFigure!, $first: Int!, $after: String) {
    revenue(year: $year) {
      opening
      months {
        ...RevenueMonthFigures
      }
      total {
        ...RevenueFigures
      }
    }
    revenueEntries(year: $year, month: $month, figure: $figure, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...RevenueEntryLine
        }
      }
    }
  }

  fragment RevenueEntryLine on RevenueEntry {
    id
    date
    kind
    isReversal
    amount
    number
    organisationId
    organisationName
    draftId
    draftReferenceNumber
  }
`);
