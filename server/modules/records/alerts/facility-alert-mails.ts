// The mail about a facility that has reached the limit of an alert, put into the outbox with the record that it was sent.

import { alertInWords } from "@bondline/domain/records/alerts/alert.ts";
import { type Cents, cents, formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../mail/public.ts";
import type { ReachedFacility, WatchedFacility } from "./facility-alert-store.ts";

export type FacilityAlertMailInput = {
  organisationName: string;
  facilityName: string;
  provider: string;
  limitCents: Cents;
  usedCents: Cents;
  facilityLimitCents: Cents;
  facilityLimitIncludeProjectedDocs: boolean;
  link: string;
  settingsLink: string;
};

export const facilityAlertMail = mailTemplate(
  {
    template: "facilityAlertMail",
    kind: "ALERT",
    when: "what is taken of a facility reaches the limit of an alert",
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      facilityName: "Macquarie working capital",
      provider: "Macquarie Bank Limited",
      limitCents: cents(200_000_000n),
      usedCents: cents(165_000_000n),
      facilityLimitCents: cents(160_000_000n),
      facilityLimitIncludeProjectedDocs: true,
      link: `${EXAMPLE_PORTAL}/facilities/1/view`,
      settingsLink: `${EXAMPLE_PORTAL}/settings/alerts`,
    },
  },
  (input: FacilityAlertMailInput) => {
    const { facilityName, usedCents, limitCents, facilityLimitIncludeProjectedDocs: withProjected } = input;
    const used = `${formatAud(usedCents)} of ${formatAud(limitCents)}`;
    const what = withProjected ? "Established and projected documents" : "Established documents";
    return {
      subject: `${facilityName}: ${used} is taken`,
      preview: `${formatAud(subtractCents(limitCents, usedCents))} is left.`,
      heading: `${facilityName} has reached ${formatAud(input.facilityLimitCents)}`,
      blocks: [
        {
          kind: "paragraph",
          text: `${what} now take ${used} of ${facilityName}, held with ${input.provider}.`,
        },
        {
          kind: "facts",
          rows: [
            ["Facility", facilityName],
            ["Limit", formatAud(limitCents)],
            [withProjected ? "Taken, projected included" : "Taken", formatAud(usedCents)],
            ["Left", formatAud(subtractCents(limitCents, usedCents))],
          ],
        },
        { kind: "button", label: "Open the facility", url: input.link },
        { kind: "link", text: "Alerts are set under Settings:", url: input.settingsLink },
      ],
      footer: `You get this email because ${input.organisationName} asked to be told ${alertInWords({ ...input, triggerProperty: "FACILITY_LIMIT", triggerLeadTime: null })}.`,
    };
  },
);

/** One mail for a configuration, a facility and a limit, however often it is asked for. */
export async function sendFacilityAlert(tx: Transaction, reached: ReachedFacility): Promise<void> {
  const { alertConfigurationId, facilityId, facilityLimitCents } = reached;
  await queueMail(tx, {
    intent: `alert ${alertConfigurationId}, facility ${facilityId}, ${facilityLimitCents}`,
    record: { kind: "FACILITY", id: facilityId },
    to: reached.emailAddresses,
    content: facilityAlertContent(tx, reached),
  });
}

export function facilityAlertContent(tx: Transaction, watched: WatchedFacility): MailContent {
  const { publicUrl } = tx.app.settings;
  return facilityAlertMail({
    ...watched,
    link: `${publicUrl}/facilities/${watched.facilityId}/view`,
    settingsLink: `${publicUrl}/settings/alerts`,
  });
}
