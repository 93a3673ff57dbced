// What the desk's overview asks of the server: how much waits in each list that it leads to, and since when the first of it has.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffToday = graphql(`
  query StaffToday($waitingFor: WaitingFor!) {
    drafts: staffDrafts(waitingFor: $waitingFor, first: 1) {
      totalCount
      edges { node { id waitingSince } }
    }
    requests: staffDocumentRequests(isOpen: true, first: 1) {
      totalCount
      edges { node { id createdAt } }
    }
    bankActions: staffBankActions(first: 1) { totalCount }
    originals: staffSignatures(first: 1) { totalCount }
    losses: staffLostDocuments(first: 1) { totalCount }
    applications: facilityApplications(first: 1) { totalCount }
  }
`);

/** A bank's or insurer's alone: what it has issued, and what of it ends soon. */
export const StaffTodayOfSupplier = graphql(`
  query StaffTodayOfSupplier($in30: Int!, $in60: Int!, $in90: Int!) {
    all: issuedDocumentSums { amount count }
    in30: issuedDocumentSums(endsWithinDays: $in30) { amount count }
    in60: issuedDocumentSums(endsWithinDays: $in60) { amount count }
    in90: issuedDocumentSums(endsWithinDays: $in90) { amount count }
  }
`);

/** A bank's or insurer's alone: what is past the moment that its own service levels give it. */
export const StaffTodayOfBank = graphql(`
  query StaffTodayOfBank {
    late: bankWorkList(isLate: true, first: 1) {
      totalCount
      edges { node { id waitingSince } }
    }
  }
`);

/** The provider's alone. */
export const StaffTodayOfProvider = graphql(`
  query StaffTodayOfProvider {
    overdue: deskWorkList(isOverdue: true, first: 1) {
      totalCount
      edges { node { id waitingSince } }
    }
    payments: staffWaitingMoney(kind: UNMATCHED_PAYMENT, first: 1) {
      totalCount
      edges { node { id createdAt } }
    }
    refunds: staffWaitingMoney(kind: REFUND_DUE, first: 1) {
      totalCount
      edges { node { id createdAt } }
    }
    claims: abnClaims(first: 1) { totalCount }
    enquiries: staffFinanceEnquiries(status: OPEN, first: 1) { totalCount }
  }
`);

/** Its administrators' alone. */
export const StaffTodayOfAdministrator = graphql(`
  query StaffTodayOfAdministrator {
    changes: officeChanges(status: PROPOSED, first: 1) { totalCount }
    officeReadiness { code isDone }
  }
`);
