// The mail of a step before an expiry: what ends when, who acknowledges how, and what happens until somebody does.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import {
  businessDaysInWords,
  LADDER_IN_WORDS,
  type LadderStep,
} from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
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
import type { ExpiringDocument, UnsettledNotice } from "./expiry-notice-store.ts";

export type ExpiryNoticeInput = {
  organisationName: string;
  /** In running text: "bank guarantee". */
  what: string;
  referenceNumber: string;
  amountCents: Cents;
  isHeld: boolean;
  /** The applicant of what is held, the beneficiary of all else. */
  otherName: string | null;
  expiresAt: PlainDate;
  step: LadderStep;
  /** Nobody is told after it. */
  isLast: boolean;
  link: string;
  settingsLink: string;
};

/** From that moment on there is nothing to claim by. */
const HOLDERS = "You hold it: claim or ask to extend before then. ";

export const expiryNoticeMail = mailTemplate(
  {
    template: "expiryNoticeMail",
    when: "an expiry comes near, step by step until somebody acknowledges",
    example: {
      organisationName: EXAMPLE_ORGANISATION,
      what: "bank guarantee",
      referenceNumber: "BNK-104882",
      amountCents: EXAMPLE_AMOUNT,
      isHeld: false,
      otherName: EXAMPLE_BENEFICIARY,
      expiresAt: plainDate("2027-01-13"),
      step: 14,
      isLast: false,
      link: EXAMPLE_LINK,
      settingsLink: `${EXAMPLE_PORTAL}/settings/alerts`,
    },
  },
  (input: ExpiryNoticeInput) => {
    const { referenceNumber, otherName, step } = input;
    const expires = `${referenceNumber} expires on ${formatDate(input.expiresAt)}`;
    const when = step === 1 ? "on the next business day" : `${businessDaysInWords(step)} from now`;
    return {
      subject: `${expires}: please acknowledge`,
      preview: `${formatAud(input.amountCents)}, ${when}.`,
      heading: expires,
      blocks: [
        {
          kind: "paragraph",
          text: `The ${input.what} ${referenceNumber} of ${input.organisationName} expires on ${formatDate(input.expiresAt)} at 4.00 pm, about ${when}. ${input.isHeld ? HOLDERS : ""}Please acknowledge it once someone is looking after it.`,
        },
        {
          kind: "facts",
          rows: [
            ["Reference", referenceNumber],
            ["Amount secured", formatAud(input.amountCents)],
            ...(otherName === null ? [] : [[input.isHeld ? "Applicant" : "Beneficiary", otherName] as const]),
          ],
        },
        { kind: "button", label: "Open and acknowledge", url: input.link },
        {
          kind: "note",
          text: input.isLast
            ? "This is the last reminder."
            : "Until someone acknowledges it, we keep reminding you, and tell more people.",
        },
        { kind: "link", text: "Reminders are set under Settings:", url: input.settingsLink },
      ],
      footer: `You get this email because ${input.organisationName} asked for reminders ${LADDER_IN_WORDS} business days before an expiry.`,
    };
  },
);

/** One mail for a document, an expiry, a step and a person, however often it is asked for. */
export async function sendExpiryNotice(
  tx: Transaction,
  document: ExpiringDocument,
  { step, to }: { step: LadderStep; to: readonly string[] },
): Promise<void> {
  await queueMail(tx, {
    intent: noticeIntent({ ...document, step }),
    to,
    content: expiryNoticeContent(tx, document, step),
  });
}

export function noticeIntent({
  documentId,
  expiresAt,
  step,
}: Pick<UnsettledNotice, "documentId" | "expiresAt" | "step">): string {
  return `expiry notice ${step}, document ${documentId}, ${expiresAt}`;
}

export function expiryNoticeContent(
  tx: Transaction,
  document: ExpiringDocument,
  step: LadderStep,
): MailContent {
  const { publicUrl } = tx.app.settings;
  return expiryNoticeMail({
    ...document,
    what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
    step,
    isLast: step === 1,
    link: `${publicUrl}/documents/${document.organisationId}/${document.documentId}/view`,
    settingsLink: `${publicUrl}/settings/alerts`,
  });
}
