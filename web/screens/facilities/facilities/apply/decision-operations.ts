// What the desk and the bank decide on an application.

import { graphql } from "../../../../api/generated/gql.ts";

export const SuppliersDocument = graphql(`
  query FacilityApplicationSuppliers {
    suppliers {
      id
      tradeName
    }
  }
`);

export const SendApplicationDocument = graphql(`
  mutation FacilityApplicationSend($input: SendFacilityApplicationToSupplierInput!) {
    sendFacilityApplicationToSupplier(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const BankOutcomeDocument = graphql(`
  mutation FacilityApplicationBankOutcome($input: RecordFacilityApplicationBankOutcomeInput!) {
    recordFacilityApplicationBankOutcome(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const PaymentDocument = graphql(`
  mutation FacilityApplicationPayment($input: RecordFacilityApplicationPaymentInput!) {
    recordFacilityApplicationPayment(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const ApproveApplicationDocument = graphql(`
  mutation FacilityApplicationApprove($input: FacilityApplicationVersionInput!) {
    approveFacilityApplication(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const AskApplicantDocument = graphql(`
  mutation FacilityApplicationAsk($input: AskFacilityApplicantInput!) {
    askFacilityApplicant(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const RejectApplicationDocument = graphql(`
  mutation FacilityApplicationReject($input: FacilityApplicationVersionInput!) {
    rejectFacilityApplication(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);

export const EstablishApplicationDocument = graphql(`
  mutation FacilityApplicationEstablish($input: EstablishFacilityApplicationInput!) {
    establishFacilityApplication(input: $input) {
      facilityApplication {
        ...ApplicationRecord
      }
    }
  }
`);
