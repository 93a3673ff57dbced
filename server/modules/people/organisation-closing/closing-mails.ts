// The mails about an organisation that was closed or opened again, to everyone who belongs to it.

import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { Organisation } from "../organisations/public.ts";

type ClosedInput = { organisationName: string; closedBy: string; reason: string | null };

export const organisationClosedMail = mailTemplate(
  {
    template: "organisationClosedMail",
    kind: "NOTICE",
    when: "an organisation was closed",
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      closedBy: "Ada Nguyen",
      reason: "The business was sold.",
    },
  },
  ({ organisationName, closedBy, reason }: ClosedInput) => ({
    subject: `${organisationName} is closed`,
    preview: "What this means for you.",
    heading: `${organisationName} is closed`,
    blocks: [
      {
        kind: "paragraph",
        text: `${closedBy} closed ${organisationName} at Bondline. No one can act in it or see its records any more, and its invitations, calendar addresses, regular exports, alerts and shares have ended.`,
      },
      ...(reason === null ? [] : [{ kind: "quote" as const, label: "Reason", text: reason }]),
      {
        kind: "note",
        text: "Its records are kept for seven years. Please contact us if it should be opened again.",
      },
    ],
    footer: "You get this email because you belonged to this organisation at Bondline.",
  }),
);

type OpenedInput = { organisationName: string; reason: string; link: string };

export const organisationOpenedMail = mailTemplate(
  {
    template: "organisationOpenedMail",
    kind: "NOTICE",
    when: "the provider has opened a closed organisation again",
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      reason: "It was closed by mistake.",
      link: EXAMPLE_LINK,
    },
  },
  ({ organisationName, reason, link }: OpenedInput) => ({
    subject: `${organisationName} is open again`,
    preview: "You can work in it as before.",
    heading: `${organisationName} is open again`,
    blocks: [
      {
        kind: "paragraph",
        text: `We have opened ${organisationName} again. You can see its records as before. Invitations, calendar addresses, regular exports, alerts and shares do not come back by themselves.`,
      },
      { kind: "quote", label: "Reason", text: reason },
      { kind: "button", label: "Open the organisation", url: link },
    ],
    footer: "You get this email because you belong to this organisation at Bondline.",
  }),
);

type Receivers = readonly { email: string }[];

export async function sendOrganisationClosed(
  tx: Transaction,
  { id, name, version }: Organisation,
  { closedBy, reason, to }: { closedBy: string; reason: string | null; to: Receivers },
): Promise<void> {
  await queueMail(tx, {
    intent: `organisation closed ${id} ${version}`,
    record: { kind: "CLIENT", id },
    to: to.map(({ email }) => email),
    content: organisationClosedMail({ organisationName: name, closedBy, reason }),
  });
}

export async function sendOrganisationOpened(
  tx: Transaction,
  { id, name, version }: Organisation,
  { reason, to }: { reason: string; to: Receivers },
): Promise<void> {
  await queueMail(tx, {
    intent: `organisation opened ${id} ${version}`,
    record: { kind: "CLIENT", id },
    to: to.map(({ email }) => email),
    content: organisationOpenedMail({
      organisationName: name,
      reason,
      link: `${tx.app.settings.publicUrl}/settings/organisation`,
    }),
  });
}
