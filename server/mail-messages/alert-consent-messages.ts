// The mail that asks somebody outside an organisation whether they want its alerts.

import { composeMail, type MailContent, quoted } from "./mail-content.ts";

export type AlertConsentInput = {
  organisationName: string;
  askedBy: string;
  link: string;
  daysValid: number;
};

/** To an address that somebody typed, so nobody is greeted by name. */
export function alertConsentMail({
  organisationName,
  askedBy,
  link,
  daysValid,
}: AlertConsentInput): MailContent {
  return composeMail({
    subject: "Confirm that you want alerts from Bondline",
    preview: "Nothing is sent to you unless you confirm.",
    heading: "Do you want these alerts?",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(askedBy)} of ${quoted(organisationName)} entered your address for alerts: mails about guarantees and bonds that are about to expire or are due back, and facilities that fill up.`,
      },
      { kind: "button", label: "Confirm", url: link },
      {
        kind: "note",
        text: `The link works for ${daysValid} days. If you do not confirm, no alert is sent to you.`,
      },
      { kind: "note", text: "If you do not know who asks, you can ignore this mail." },
    ],
    footer: "You receive this mail because somebody entered this address for alerts at Bondline.",
  });
}
