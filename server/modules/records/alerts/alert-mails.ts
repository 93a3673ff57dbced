// The mail of an alert, put into the outbox with the record that it was sent.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { alertInWords, type DateTrigger, daysInWords } from "@bondline/domain/records/alerts/alert.ts";
import { zoneOfPlace } from "@bondline/domain/records/alerts/alert-schedule.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import {
  daysBetween,
  formatDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import { type MailContent, quoted } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_LINK,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../mail/public.ts";
import type { WaitingAlert, WatchedDocument } from "./alert-record.ts";

export type AlertMailInput = {
  organisationName: string;
  /** In running text: "bank guarantee". */
  what: string;
  referenceNumber: string;
  amountCents: Cents;
  isHeld: boolean;
  /** The applicant of what is held, the beneficiary of all else. */
  otherName: string | null;
  triggerProperty: DateTrigger;
  triggerLeadTime: number;
  triggerDate: PlainDate;
  /** Where the organisation is, on the day of the mail. */
  today: PlainDate;
  /** The names of those who can open it, where the reader cannot. */
  onlyFor: string | null;
  /** Leads to the document. */
  link: string;
  settingsLink: string;
};

const WHAT_HAPPENS: Record<DateTrigger, string> = {
  EXPIRES_AT: "expires on",
  EXPECTED_RETURN_DATE: "is expected back on",
  INTEREST_END_DATE: "stops bearing interest on",
};

export const alertMail = mailTemplate(
  {
    template: "alertMail",
    kind: "ALERT",
    when: "a date that an alert watches comes near",
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      what: "bank guarantee",
      referenceNumber: "BNK-104882",
      amountCents: EXAMPLE_AMOUNT,
      isHeld: false,
      otherName: EXAMPLE_BENEFICIARY,
      triggerProperty: "EXPIRES_AT",
      triggerLeadTime: 30,
      triggerDate: plainDate("2027-01-13"),
      today: plainDate("2026-12-14"),
      onlyFor: null,
      link: EXAMPLE_LINK,
      settingsLink: `${EXAMPLE_PORTAL}/settings/alerts`,
    },
  },
  (input: AlertMailInput) => {
    const { referenceNumber, triggerProperty, triggerDate, isHeld, onlyFor, otherName } = input;
    const happens = `${WHAT_HAPPENS[triggerProperty]} ${formatDate(triggerDate)}`;
    return {
      subject: `${referenceNumber} ${happens}`,
      preview: `${formatAud(input.amountCents)}, ${whenInWords(input)}.`,
      heading: `${referenceNumber} ${happens}`,
      blocks: [
        {
          kind: "paragraph",
          text: `The ${input.what} ${referenceNumber} ${isHeld ? "held by" : "of"} ${input.organisationName} ${happens}, ${whenInWords(input)}.${onlyFor === null ? "" : ` It is shared with ${quoted(onlyFor)}: please ask them about it.`}`,
        },
        {
          kind: "facts",
          rows: [
            ["Reference", referenceNumber],
            ["Amount secured", formatAud(input.amountCents)],
            ...(otherName === null ? [] : [[isHeld ? "Applicant" : "Beneficiary", otherName] as const]),
          ],
        },
        ...(onlyFor === null
          ? [{ kind: "button", label: "Open the document", url: input.link } as const]
          : []),
        { kind: "link", text: "Alerts are set under Settings:", url: input.settingsLink },
      ],
      footer: `You get this email because ${input.organisationName} asked to be told ${alertInWords(input)}.`,
    };
  },
);

function whenInWords({ today, triggerDate }: AlertMailInput): string {
  const days = daysBetween(today, triggerDate);
  if (days === 0) return "which is today";
  return days > 0 ? `in ${daysInWords(days)}` : `${daysInWords(-days)} ago`;
}

/** One mail for a configuration, a document, a date and a person, however often it is asked for. */
export async function sendAlert(tx: Transaction, alert: WaitingAlert): Promise<void> {
  const { alertConfigurationId, documentId, triggerDate, closedTo } = alert;
  const today = dayAt(tx.now, zoneOfPlace(alert));
  const groups = Map.groupBy(alert.emailAddresses, (address) => closedTo.includes(address));
  for (const [isClosed, to] of groups)
    await queueMail(tx, {
      intent: `alert ${alertConfigurationId}, document ${documentId}, ${triggerDate}`,
      record: { kind: "DOCUMENT", id: documentId },
      to,
      content: alertContent(tx, alert, { today, onlyFor: isClosed ? alert.sharedWith.join(" and ") : null }),
    });
}

/** In the words of the day on which it is sent. */
export function alertContent(
  tx: Transaction,
  watched: WatchedDocument,
  { today, onlyFor = null }: { today: PlainDate; onlyFor?: string | null },
): MailContent {
  const { publicUrl } = tx.app.settings;
  return alertMail({
    ...watched,
    what: PROCESS_TYPE_TEXT[watched.documentVariant].toLowerCase(),
    today,
    onlyFor,
    link: `${publicUrl}/documents/${watched.organisationId}/${watched.documentId}/view`,
    settingsLink: `${publicUrl}/settings/alerts`,
  });
}
