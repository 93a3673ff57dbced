// What the page of features asks the server, and how it switches one.

import { graphql } from "../../../api/generated/gql.ts";

export const FeatureSettingsDocument = graphql(`
  query FeatureSettings {
    gatewayFeatureSettings {
      ...FeatureSetting
    }
  }

  fragment FeatureSetting on GatewayFeatureSetting {
    name
    isEnabled
    version
    updatedAt
    updatedBy
  }
`);

export const FeatureSwitchDocument = graphql(`
  mutation FeatureSwitch($input: SwitchGatewayFeatureInput!) {
    switchGatewayFeature(input: $input) {
      gatewayFeature {
        ...FeatureSetting
      }
    }
  }
`);

export const FeatureHistoryDocument = graphql(`
  query FeatureHistory($name: String!, $after: String) {
    gatewayFeatureHistory(name: $name, after: $after) {
      edges {
        node {
          key
          triggeredAt
          triggeredBy {
            name
          }
          changes {
            field
            newValue
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
