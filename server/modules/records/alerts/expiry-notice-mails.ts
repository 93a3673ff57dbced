// The mail of a step before an expiry: what ends when, who acknowledges how, and what happens until somebody does.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import {
  businessDaysInWords,
  LADDER_IN_WORDS,
  type LadderStep,
} from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
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
import type { ExpiringDocument, FoundRecipient } from "./expiry-notice-store.ts";
import type { UnsettledNotice } from "./expiry-proof-store.ts";

export type ExpiryNoticeInput = {
  /** Whose reminder it is. */
  notifiedName: string;
  /** In running text: "bank guarantee". */
  what: string;
  referenceNumber: string;
  amountCents: Cents;
  isHeld: boolean;
  /** The applicant of what is held, the beneficiary of all else. */
  otherName: string | null;
  expiresAt: PlainDate;
  step: LadderStep;
  /** Nobody is notified after it. */
  isLast: boolean;
  /** The names of those who can open it, where the reader cannot. */
  onlyFor: string | null;
  link: string;
  settingsLink: string;
};

/** From that moment on there is nothing to claim by. */
const HOLDERS = "You hold it: claim or ask to extend before then. ";
const ACKNOWLEDGE = "Please acknowledge it once someone is looking after it.";

/** Of what is shared with colleagues by name. */
function onlyForText(names: string): string {
  return `It is shared with ${quoted(names)}: please ask them to open and acknowledge it.`;
}

export const expiryNoticeMail = mailTemplate(
  {
    template: "expiryNoticeMail",
    kind: "TO_ACT",
    when: "an expiry comes near, step by step until somebody acknowledges",
    example: {
      notifiedName: EXAMPLE_ORGANISATION,
      what: "bank guarantee",
      referenceNumber: "BNK-104882",
      amountCents: EXAMPLE_AMOUNT,
      isHeld: false,
      otherName: EXAMPLE_BENEFICIARY,
      expiresAt: plainDate("2027-01-13"),
      step: 14,
      isLast: false,
      onlyFor: null,
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
          text: `The ${input.what} ${referenceNumber} ${input.isHeld ? "held by" : "of"} ${input.notifiedName} expires on ${formatDate(input.expiresAt)} at 4.00 pm, about ${when}. ${input.isHeld ? HOLDERS : ""}${input.onlyFor === null ? ACKNOWLEDGE : onlyForText(input.onlyFor)}`,
        },
        {
          kind: "facts",
          rows: [
            ["Reference", referenceNumber],
            ["Amount secured", formatAud(input.amountCents)],
            ...(otherName === null ? [] : [[input.isHeld ? "Applicant" : "Beneficiary", otherName] as const]),
          ],
        },
        ...(input.onlyFor === null
          ? [{ kind: "button", label: "Open and acknowledge", url: input.link } as const]
          : []),
        {
          kind: "note",
          text: input.isLast
            ? "This is the last reminder."
            : "Until someone acknowledges it, we keep reminding you, and tell more people.",
        },
        { kind: "link", text: "Reminders are set under Settings:", url: input.settingsLink },
      ],
      footer: `You get this email because ${input.notifiedName} asked for reminders ${LADDER_IN_WORDS} business days before an expiry.`,
    };
  },
);

/** One mail for a document, an expiry, a step, a side and a person, however often it is asked for. */
export async function sendExpiryNotice(
  tx: Transaction,
  document: ExpiringDocument,
  { step, to }: { step: LadderStep; to: readonly FoundRecipient[] },
): Promise<void> {
  const intent = noticeIntent({ ...document, step });
  const groups = Map.groupBy(to, ({ accountId }) => document.isShared && accountId === null);
  for (const [isClosed, recipients] of groups)
    await queueMail(tx, {
      intent,
      record: { kind: "DOCUMENT", id: document.documentId },
      to: recipients.map(({ emailAddress }) => emailAddress),
      content: expiryNoticeContent(tx, document, {
        step,
        onlyFor: isClosed ? document.sharedWith.join(" and ") : null,
      }),
    });
}

export function noticeIntent({
  documentId,
  expiresAt,
  isShared,
  step,
  notifiedId,
}: Pick<UnsettledNotice, "documentId" | "expiresAt" | "isShared" | "step" | "notifiedId">): string {
  return `expiry notice ${step}, document ${documentId}, ${expiresAt}${isShared ? `, held by ${notifiedId}` : ""}`;
}

export function expiryNoticeContent(
  tx: Transaction,
  document: ExpiringDocument,
  { step, onlyFor = null }: { step: LadderStep; onlyFor?: string | null },
): MailContent {
  const { publicUrl } = tx.app.settings;
  return expiryNoticeMail({
    ...document,
    what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
    step,
    isLast: step === 1,
    onlyFor,
    link: `${publicUrl}/documents/${document.organisationId}/${document.documentId}/view`,
    settingsLink: `${publicUrl}/settings/alerts`,
  });
}
