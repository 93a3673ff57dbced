// The mail to a limited member who was added to a facility.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_AMOUNT, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { Facility } from "./facility-record.ts";

type AddedInput = {
  givenName: string;
  facilityName: string;
  provider: string;
  limitCents: Cents;
  link: string;
};

export const facilityAddedMail = mailTemplate(
  {
    template: "facilityAddedMail",
    kind: "FACILITY_NEWS",
    when: "a limited user is added to one facility of their organisation",
    example: {
      givenName: "Cam",
      facilityName: "Guarantee facility",
      provider: "Westpac Banking Corporation",
      limitCents: EXAMPLE_AMOUNT,
      link: `${EXAMPLE_PORTAL}/facilities/1`,
    },
  },
  ({ givenName, facilityName, provider, limitCents, link }: AddedInput) => ({
    subject: `You can now see the facility ${facilityName}`,
    preview: "You were added to this facility.",
    heading: "You were added to a facility",
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: "You can now see this facility of your organisation, its limit and how much of it is left.",
      },
      {
        kind: "facts",
        rows: [
          ["Facility", facilityName],
          ["Bank or insurer", provider],
          ["Limit", formatAud(limitCents)],
        ],
      },
      { kind: "button", label: "Open it", url: link },
    ],
    footer: "You get this email because your organisation added you to a facility at Bondline.",
  }),
);

export async function sendFacilityAdded(
  tx: Transaction,
  { id, name, provider, limitCents }: Facility,
  { emailAddress, givenName }: { emailAddress: string; givenName: string },
): Promise<void> {
  await queueMail(tx, {
    intent: `facility added ${id} ${tx.newId()}`,
    record: { kind: "FACILITY", id },
    to: [emailAddress],
    content: facilityAddedMail({
      givenName,
      facilityName: name,
      provider,
      limitCents,
      link: `${tx.app.settings.publicUrl}/facilities/${id}/view`,
    }),
  });
}
