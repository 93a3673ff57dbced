// What the page of the trade organisations asks the server, and how one is added, changed and archived.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficePartnersDocument = graphql(`
  query OfficePartners {
    officeChannelPartners {
      ...OfficePartnerRow
    }
  }

  fragment OfficePartnerRow on OfficeChannelPartner {
    ...ChannelPartnerFields
    id
    status
    organisations
    discountPercentage
    nextDiscountPercentage
    nextDiscountStartsAt
    waitingChangeId
    updatedAt
    updatedBy
    version
  }
`);

export const CreatePartnerDocument = graphql(`
  mutation OfficePartnerCreate($input: CreateChannelPartnerInput!) {
    createChannelPartner(input: $input) {
      clientMutationId
    }
  }
`);

export const UpdatePartnerDocument = graphql(`
  mutation OfficePartnerUpdate($input: UpdateChannelPartnerInput!) {
    updateChannelPartner(input: $input) {
      clientMutationId
    }
  }
`);

export const ChangePartnerStatusDocument = graphql(`
  mutation OfficePartnerChangeStatus($input: ChangeChannelPartnerStatusInput!) {
    changeChannelPartnerStatus(input: $input) {
      clientMutationId
    }
  }
`);

export const ProposePartnerDiscountDocument = graphql(`
  mutation OfficePartnerProposeDiscount($input: ProposePartnerDiscountInput!) {
    proposePartnerDiscount(input: $input) {
      clientMutationId
    }
  }
`);

export const PartnerHistoryDocument = graphql(`
  query OfficePartnerHistory($id: ID!, $after: String) {
    channelPartnerHistory(channelPartnerId: $id, after: $after) {
      edges {
        node {
          key
          triggeredAt
          triggeredBy {
            name
          }
          changeType
          objectType
          changes {
            label
            isSystemField
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
