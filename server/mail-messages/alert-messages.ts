// The mail that an alert sends: which date of which document comes near.

import { alertInWords, type DateTrigger, daysInWords } from "@bondline/domain/records/alerts/alert.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { daysBetween, formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { composeMail, type MailContent } from "./mail-content.ts";

export type AlertMailInput = {
  organisationName: string;
  /** In running text: "bank guarantee". */
  what: string;
  referenceNumber: string;
  amountCents: Cents;
  beneficiaryName: string | null;
  triggerProperty: DateTrigger;
  triggerLeadTime: number;
  triggerDate: PlainDate;
  /** Where the organisation is, on the day of the mail. */
  today: PlainDate;
  /** Leads to the document. */
  link: string;
  settingsLink: string;
};

const WHAT_HAPPENS: Record<DateTrigger, string> = {
  EXPIRES_AT: "expires on",
  EXPECTED_RETURN_DATE: "is expected back on",
  INTEREST_END_DATE: "stops bearing interest on",
};

export function alertMail(input: AlertMailInput): MailContent {
  const { referenceNumber, triggerProperty, triggerDate, beneficiaryName } = input;
  const happens = `${WHAT_HAPPENS[triggerProperty]} ${formatDate(triggerDate)}`;
  return composeMail({
    subject: `${referenceNumber} ${happens}`,
    preview: `${formatAud(input.amountCents)}, ${whenInWords(input)}.`,
    heading: `${referenceNumber} ${happens}`,
    blocks: [
      {
        kind: "paragraph",
        text: `The ${input.what} ${referenceNumber} of ${input.organisationName} ${happens}, ${whenInWords(input)}.`,
      },
      {
        kind: "facts",
        rows: [
          ["Reference", referenceNumber],
          ["Amount secured", formatAud(input.amountCents)],
          ...(beneficiaryName === null ? [] : [["Beneficiary", beneficiaryName] as const]),
        ],
      },
      { kind: "button", label: "Open the document", url: input.link },
      { kind: "link", text: "Alerts are set under Settings:", url: input.settingsLink },
    ],
    footer: `You receive this mail because ${input.organisationName} asked to be told ${alertInWords(input)}.`,
  });
}

function whenInWords({ today, triggerDate }: AlertMailInput): string {
  const days = daysBetween(today, triggerDate);
  if (days === 0) return "which is today";
  return days > 0 ? `in ${daysInWords(days)}` : `${daysInWords(-days)} ago`;
}
