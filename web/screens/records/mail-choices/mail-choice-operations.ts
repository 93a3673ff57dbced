// What the emails card and the page behind the link in a mail read and send.

import { graphql } from "../../../api/generated/gql.ts";

export const MailChoicesDocument = graphql(`
  query MailChoices {
    mailChoices {
      kind
      delivery
    }
  }
`);

export const MailChoicesUpdateDocument = graphql(`
  mutation MailChoicesUpdate($input: UpdateMailChoicesInput!) {
    updateMailChoices(input: $input) {
      mailChoices {
        kind
        delivery
      }
    }
  }
`);

export const StopMailReadDocument = graphql(`
  query StopMailRead($token: String!) {
    mailStopLink(token: $token) {
      ...StopMailLink
    }
  }

  fragment StopMailLink on MailStopLink {
    email
    kinds
    isStopped
  }
`);

export const StopMailStopDocument = graphql(`
  mutation StopMailStop($input: MailStopInput!) {
    stopMail(input: $input) {
      mailStopLink {
        ...StopMailLink
      }
    }
  }
`);

export const StopMailResumeDocument = graphql(`
  mutation StopMailResume($input: MailStopInput!) {
    resumeMail(input: $input) {
      mailStopLink {
        ...StopMailLink
      }
    }
  }
`);
