// Notifies those who administer a client that somebody of the provider has begun to act for it, by mail and in the product.

import { ACTING_MINUTES } from "@bondline/domain/people/acting/acting.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { listAdministrators, type NewActingSession } from "./acting-store.ts";

type BegunInput = {
  givenName: string;
  organisationName: string;
  actingName: string;
  reason: string;
  link: string;
};

export const actingBegunMail = mailTemplate(
  {
    template: "actingBegunMail",
    kind: "NOTICE",
    when: "an administrator of the provider begins to act for a client",
    example: {
      givenName: "Ada",
      organisationName: EXAMPLE_ORGANISATION,
      actingName: "Rosa Whitfield",
      reason: "You asked us by phone to correct the beneficiary's address.",
      link: EXAMPLE_LINK,
    },
  },
  ({ givenName, organisationName, actingName, reason, link }: BegunInput) => ({
    subject: `We are acting for ${organisationName}`,
    preview: "Who it is, and why.",
    heading: `We are acting for ${organisationName}`,
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: `${actingName} of Bondline has begun to act for ${organisationName}. This ends by itself after ${ACTING_MINUTES} minutes. Only your own people agree, approve, sign, pay, invite and share.`,
      },
      {
        kind: "quote",
        label: "Reason",
        text: quoted(reason),
      },
      {
        kind: "note",
        text: "Every change is in the history with this reason. In the settings you see what was changed, and can forbid it at any time.",
      },
      { kind: "button", label: "See who acted for you", url: link },
    ],
    footer: "You get this email because you administer this organisation at Bondline.",
  }),
);

type Begun = Pick<NewActingSession, "id" | "organisationId" | "accountName" | "reason">;

export async function notifyOfActing(
  tx: Transaction,
  { id, organisationId, accountName, reason }: Begun,
  organisationName: string,
): Promise<void> {
  const administrators = await listAdministrators(tx, organisationId);
  const intent = `acting ${id}`;
  for (const { email, givenName } of administrators)
    await queueMail(tx, {
      intent: `${intent} ${email}`,
      record: { kind: "CLIENT", id: organisationId },
      to: [email],
      content: actingBegunMail({
        givenName,
        organisationName,
        actingName: accountName,
        reason,
        link: `${tx.app.settings.publicUrl}/settings/organisation`,
      }),
    });
  await notifyPeople(
    tx,
    administrators.map(({ accountId }) => accountId),
    {
      intent,
      kind: "ACTING_BEGUN",
      organisationId,
      draftId: null,
      documentId: null,
      referenceNumber: organisationName,
      about: accountName,
    },
  );
}
