// What the page of the texts of emails asks the server, how an email would be sent in other words, and how they are proposed.

import { graphql } from "../../../api/generated/gql.ts";

export const MailTextsDocument = graphql(`
  query MailTexts {
    officeMailTexts {
      ...MailTextRow
    }
  }

  fragment MailTextRow on OfficeMailText {
    template
    kind
    when
    subject
    opening
    isOwn
    number
    startsAt
    waitingChangeId
    versions {
      id
      startsAt
    }
  }
`);

export const MailTextDocument = graphql(`
  query MailText($template: String!) {
    officeMailText(template: $template) {
      ...MailTextFields
    }
  }

  fragment MailTextFields on OfficeMailText {
    template
    when
    subject
    opening
    builtInSubject
    builtInOpening
    startsAt
    places {
      name
      means
      isForSubject
      staysInSubject
      staysInOpening
    }
    versions {
      id
      startsAt
      proposedBy
      approvedBy
      isOwn
      subject
      opening
    }
  }
`);

export const MailTextPreviewDocument = graphql(`
  query MailTextPreview($template: String!, $subject: String!, $opening: String!) {
    mailTextPreview(template: $template, subject: $subject, opening: $opening) {
      subject
      html
      text
    }
  }
`);

export const ProposeMailTextDocument = graphql(`
  mutation MailTextPropose($input: ProposeMailTextInput!) {
    proposeMailText(input: $input) {
      clientMutationId
    }
  }
`);
