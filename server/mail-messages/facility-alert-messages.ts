// The mail that an alert on a facility sends: how much is on it, and how much is left.

import { alertInWords } from "@bondline/domain/records/alerts/alert.ts";
import { type Cents, formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import { composeMail, type MailContent } from "./mail-content.ts";

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

export function facilityAlertMail(input: FacilityAlertMailInput): MailContent {
  const { facilityName, usedCents, limitCents, facilityLimitIncludeProjectedDocs: withProjected } = input;
  const used = `${formatAud(usedCents)} of ${formatAud(limitCents)}`;
  const what = withProjected ? "Established and projected documents" : "Established documents";
  return composeMail({
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
    footer: `You receive this mail because ${input.organisationName} asked to be told ${alertInWords({ ...input, triggerProperty: "FACILITY_LIMIT", triggerLeadTime: null })}.`,
  });
}
