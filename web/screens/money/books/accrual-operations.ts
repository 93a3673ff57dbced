// What the pages of what fees have earned read: a financial year up to a day, and the invoice lines behind one of its rows.

import { graphql } from "../../../api/generated/gql.ts";

export const AccrualsDocument = graphql(`
  query Accruals($asAt: Date!) {
    accruals(asAt: $asAt) {
      ...AccrualFigures
      ahead {
        from
        to
        amount
      }
      unknown {
        count
        amount
      }
    }
  }

  fragment AccrualFigures on Accruals {
    from
    to
    months {
      from
      to
      sums {
        ...AccrualSumsShown
      }
    }
    kinds {
      kind
      sums {
        ...AccrualSumsShown
      }
    }
    products {
      product
      sums {
        ...AccrualSumsShown
      }
    }
    total {
      ...AccrualSumsShown
    }
  }

  fragment AccrualSumsShown on AccrualSums {
    before
    invoiced
    credited
    earned
    toCome
    gst
  }
`);

export const AccrualLinesDocument = graphql(`
  query AccrualLines(
    $asAt: Date!
    $month: Int
    $kind: FeeLineKind
    $product: ProcessType
    $first: Int!
    $after: String
  ) {
    accruals(asAt: $asAt) {
      ...AccrualFigures
    }
    accrualLines(asAt: $asAt, month: $month, kind: $kind, product: $product, first: $first, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...AccrualLineShown
        }
      }
    }
  }

  fragment AccrualLineShown on AccrualLine {
    id
    invoiceNumber
    description
    periodFrom
    periodTo
    isPeriodUnknown
    draftId
    draftReferenceNumber
    organisationId
    organisationName
    sums {
      ...AccrualSumsShown
    }
  }
`);
