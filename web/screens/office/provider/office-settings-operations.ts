// What the provider's settings page asks the server, and how its record and the account for deposits are changed.

import { graphql } from "../../../api/generated/gql.ts";

export const OfficeSettingsDocument = graphql(`
  query OfficeSettings {
    provider {
      ...ProviderFields
    }
    officeReadiness {
      code
      isDone
    }
  }

  fragment ProviderFields on Provider {
    ...ProviderOwnFields
    id
    version
    closingDays {
      date
      name
      canBeRemoved
    }
    depositAccounts {
      id
      accountName
      bsb
      accountNumber
      startsAt
    }
  }
`);

export const UpdateProviderDocument = graphql(`
  mutation OfficeSettingsUpdateProvider($input: UpdateProviderInput!) {
    updateProvider(input: $input) {
      clientMutationId
    }
  }
`);

export const ProposeDepositAccountDocument = graphql(`
  mutation OfficeSettingsProposeDepositAccount($input: ProposeDepositAccountInput!) {
    proposeDepositAccount(input: $input) {
      clientMutationId
    }
  }
`);

export const ProposeSecondApprovalsDocument = graphql(`
  mutation OfficeSettingsProposeSecondApprovals($input: ProposeSecondApprovalsInput!) {
    proposeSecondApprovals(input: $input) {
      clientMutationId
    }
  }
`);

export const ChangeDeskServiceDocument = graphql(`
  mutation OfficeSettingsChangeDeskService($input: ChangeDeskServiceInput!) {
    changeDeskService(input: $input) {
      clientMutationId
    }
  }
`);

export const ChangeRemindersDocument = graphql(`
  mutation OfficeSettingsChangeReminders($input: ChangeRemindersInput!) {
    changeReminders(input: $input) {
      clientMutationId
    }
  }
`);
