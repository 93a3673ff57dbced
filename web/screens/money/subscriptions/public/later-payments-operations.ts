// How the later periods of a guarantee are paid: what a draft shows of it, and what may be done about it.

import { graphql } from "../../../../api/generated/gql.ts";

export const LaterPaymentsFields = graphql(`
  fragment LaterPaymentsFields on Draft {
    id
    version
    capabilities
    nextPeriod { amount invoiceDate startDate }
    paymentSubscription { id currentPeriodEnd hostedUrl lastDigits method status }
  }
`);

export const SetUpLaterPaymentsMutation = graphql(`
  mutation LaterPaymentsSetUp($input: PaymentSubscriptionInput!) {
    generateNewStripeSubscription(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);

export const StopLaterPaymentsMutation = graphql(`
  mutation LaterPaymentsStop($input: PaymentSubscriptionInput!) {
    cancelPaymentSubscription(input: $input) { clientMutationId draft { ...DraftRecord } }
  }
`);
