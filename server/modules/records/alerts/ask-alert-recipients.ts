// Asks those who do not belong to an organisation whether they want its alerts, by a link; until they agree nothing is sent to them.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { ALERT_ASK_AGAIN_MINUTES, ALERT_LINK_DAYS } from "@bondline/domain/records/alerts/alert.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode, takeFromLimit } from "../../people/accounts/public.ts";
import { queueMail } from "../mail/public.ts";
import { listAddressesToAsk, saveAlertRecipientAsked } from "./alert-recipient-store.ts";

export type AlertConsentInput = {
  organisationName: string;
  askedBy: string;
  link: string;
  daysValid: number;
};

/** To an address that somebody typed, so nobody is greeted by name. */
export const alertConsentMail = mailTemplate(
  {
    template: "alertConsentMail",
    kind: "INVITATION",
    when: "an alert is to go to someone outside the organisation",
    toStranger: true,
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      askedBy: "Ada Nguyen",
      link: `${EXAMPLE_PORTAL}/alert-confirmation/Ab3dEf6hIj9kLm2nOp5qRs`,
      daysValid: 30,
    },
  },
  ({ organisationName, askedBy, link, daysValid }: AlertConsentInput) => ({
    subject: "Confirm that you want alerts from Bondline",
    preview: "Nothing is sent to you unless you confirm.",
    heading: "Do you want these alerts?",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(askedBy)} of ${quoted(organisationName)} entered your address for alerts: emails about guarantees and bonds that are about to expire or are due back, and facilities that fill up.`,
      },
      { kind: "button", label: "Confirm", url: link },
      {
        kind: "note",
        text: `The link works for ${daysValid} days. If you do not confirm, no alert is sent to you.`,
      },
      { kind: "note", text: "If you do not know who asked, you can ignore this email." },
    ],
    footer: "You get this email because someone entered this address for alerts at Bondline.",
  }),
);

type Asking = { id: OrganisationId; name: string };

/** Saving the alert again asks again, but not sooner than a mail may need. */
export async function askAlertRecipients(
  tx: Transaction,
  organisation: Asking,
  addresses: readonly string[],
): Promise<void> {
  const askedBefore = addMinutes(tx.now, -ALERT_ASK_AGAIN_MINUTES);
  for (const address of await listAddressesToAsk(tx, organisation.id, { addresses, askedBefore }))
    await ask(tx, organisation, address);
}

async function ask(tx: Transaction, { id: organisationId, name }: Asking, emailAddress: string) {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  await takeFromLimit(tx, "mailPerActor", accountId);
  await takeFromLimit(tx, "mailPerTarget", `alerts ${emailAddress}`);
  const code = newLinkCode();
  const id = await saveAlertRecipientAsked(tx, organisationId, {
    emailAddress,
    codeHash: linkCodeHash(code),
  });
  await queueMail(tx, {
    intent: `agree to alerts ${id} ${tx.newId()}`,
    record: { kind: "CLIENT", id: organisationId },
    to: [emailAddress],
    content: alertConsentMail({
      organisationName: name,
      askedBy: `${givenName} ${familyName}`,
      link: `${tx.app.settings.publicUrl}/alert-confirmation/${code}`,
      daysValid: ALERT_LINK_DAYS,
    }),
  });
}
