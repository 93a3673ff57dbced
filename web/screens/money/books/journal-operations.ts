// What the page of journals asks of the server, the codes of the accounts, and how both are changed.

import { graphql } from "../../../api/generated/gql.ts";

export const JournalOfferDocument = graphql(`
  query JournalOffer($package: AccountingPackage!, $from: Date!, $to: Date!) {
    journalOffer(package: $package, from: $from, to: $to) {
      journalCount
      lineCount
      amount
      withoutCode
      earlier {
        ...JournalExportLine
      }
    }
  }

  fragment JournalExportLine on JournalExport {
    id
    package
    from
    to
    journalCount
    lineCount
    amount
    createdAt
    createdBy
  }
`);

export const CreateJournalExportDocument = graphql(`
  mutation JournalsCreateExport($input: CreateJournalExportInput!) {
    createJournalExport(input: $input) {
      clientMutationId
      journalExport {
        ...JournalExportLine
      }
    }
  }
`);

export const JournalDocument = graphql(`
  query JournalFound($reference: String!) {
    journal(reference: $reference) {
      reference
      date
      kind
      isReversal
      organisationId
      organisationName
      draftId
      draftReferenceNumber
      documentNumber
      entries {
        account
        amount
      }
      exports {
        package
        at
      }
    }
  }
`);

export const AccountCodesDocument = graphql(`
  query AccountCodes($package: AccountingPackage!) {
    accountCodes(package: $package) {
      package
      version
      codes {
        account
        code
        taxCode
      }
    }
  }
`);

export const ChangeAccountCodesDocument = graphql(`
  mutation AccountCodesChange($input: ChangeAccountCodesInput!) {
    changeAccountCodes(input: $input) {
      clientMutationId
    }
  }
`);
