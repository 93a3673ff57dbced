// What the page of the staff asks the server, and what may be done about people.

import { graphql } from "../../../api/generated/gql.ts";

export const StaffPeopleDocument = graphql(`
  query StaffPeople($search: String, $first: Int!, $after: String) {
    staffPeople(search: $search, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...StaffPersonRow
        }
      }
    }
  }

  fragment StaffPersonRow on StaffPerson {
    id
    userId
    givenName
    familyName
    email
    staffType
    isAdmin
    supplierId
    supplierName
    referrerId
    referrerName
    hasSignedUp
    disabledAt
    version
  }
`);

export const StaffSuppliersDocument = graphql(`
  query StaffSuppliers {
    suppliers {
      id
      tradeName
    }
  }
`);

export const StaffReferrersDocument = graphql(`
  query StaffReferrers {
    officeReferrers {
      id
      name
      status
    }
  }
`);

export const InviteStaffDocument = graphql(`
  mutation StaffInvite($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      staffPerson {
        ...StaffPersonRow
      }
    }
  }
`);

export const ResendStaffInvitationDocument = graphql(`
  mutation StaffResendInvitation($input: ResendStaffInvitationInput!) {
    resendStaffInvitation(input: $input) {
      clientMutationId
    }
  }
`);

export const ChangeStaffRoleDocument = graphql(`
  mutation StaffChangeRole($input: ChangeStaffRoleInput!) {
    changeStaffRole(input: $input) {
      clientMutationId
    }
  }
`);

export const DisableStaffDocument = graphql(`
  mutation StaffDisable($input: DisableStaffInput!) {
    disableStaff(input: $input) {
      clientMutationId
    }
  }
`);

export const EnableStaffDocument = graphql(`
  mutation StaffEnable($input: EnableStaffInput!) {
    enableStaff(input: $input) {
      clientMutationId
    }
  }
`);

export const RemoveStaffDocument = graphql(`
  mutation StaffRemove($input: RemoveStaffInput!) {
    removeStaff(input: $input) {
      clientMutationId
    }
  }
`);

export const ProviderHistoryDocument = graphql(`
  query ProviderHistory($of: ProviderHistoryPart!, $after: String) {
    providerHistory(of: $of, after: $after) {
      edges {
        node {
          key
          changeType
          objectType
          recordName
          triggeredAt
          triggeredBy {
            name
          }
          changes {
            field
            label
            oldDisplayValue
            newDisplayValue
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
