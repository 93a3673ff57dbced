// The mails of a handover: the link to who receives the original, and the receipt to who handed it over.

import { HANDOVER_DAYS_VALID } from "@bondline/domain/documents/handovers/handover.ts";
import type { HandoverId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type FileToMail, queueMail, type StoredFile, storedFileToMail } from "../../records/mail/public.ts";
import {
  type Document,
  EXAMPLE_CHECK,
  type PaperCheck,
  paperCheckBlock,
  readPaperCheck,
} from "../documents/public.ts";
import type { CustodianRow, HandoverOfCode } from "./handover-record.ts";
import { listNotifiedOfCustody } from "./handover-store.ts";

export type HandoverMailInput = {
  recipientName: string;
  handedOverBy: string;
  organisationName: string;
  /** In words: "bank guarantee". */
  what: string;
  guaranteeNumber: string | null;
  amountCents: Cents;
  beneficiaryName: string | null;
  bankName: string | null;
  notes: string | null;
  link: string;
  daysValid: number;
};

/** `isReminder`: nobody has confirmed it yet. */
type PaperOriginalInput = HandoverMailInput & { isReminder: boolean };

/** `hasPaper`: the file itself goes with it. */
type DigitalOriginalInput = HandoverMailInput & PaperCheck & { hasPaper: boolean };

/** To somebody who may have no account and needs none. */
export const handoverMail = mailTemplate(
  {
    template: "handoverMail",
    cases: { reminder: { isReminder: true } },
    kind: "TO_ACT",
    when: "a paper original is sent to someone",
    toStranger: true,
    example: {
      recipientName: "Mona Petrou",
      handedOverBy: "Ada Nguyen",
      organisationName: EXAMPLE_ORGANISATION,
      what: "bank guarantee",
      guaranteeNumber: "WBG 0071 883",
      amountCents: EXAMPLE_AMOUNT,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      bankName: "Westpac",
      notes: "By courier on Tuesday morning.",
      link: `${EXAMPLE_PORTAL}/handover/1/Ab3dEf6hIj9kLm2nOp5qRs`,
      daysValid: 30,
      isReminder: false,
    },
  },
  (input: PaperOriginalInput) => {
    const { recipientName, handedOverBy, organisationName, what, amountCents } = input;
    return {
      subject: `${input.isReminder ? "Reminder: the" : "The"} original of a ${what} is on its way to you`,
      preview: "Confirm once you have received it.",
      heading: "An original is on its way to you",
      blocks: [
        {
          kind: "paragraph",
          text: `${quoted(handedOverBy)} of ${quoted(organisationName)} is sending the paper original of this ${what} to ${quoted(recipientName)}. Please confirm once you have it, and say where it is kept.`,
        },
        {
          kind: "facts",
          rows: [
            ...fact("Guarantee number", input.guaranteeNumber),
            ["Amount", formatAud(amountCents)],
            ...fact("Beneficiary", input.beneficiaryName),
            ...fact("Bank", input.bankName),
            ...fact("Note", input.notes),
          ],
        },
        { kind: "button", label: "Confirm receipt", url: input.link },
        {
          kind: "note",
          text: `The link works once, for ${input.daysValid} days, and needs no account. You also need a second code: it comes with the paper, or the sender gives it to you. It is never in an email.`,
        },
      ],
      footer: `You get this email because ${quoted(organisationName)} gave us this address to receive the original.`,
    };
  },
);

export type HandoverReceivedInput = {
  custodianName: string;
  storageAddress: string;
  dateReceived: PlainDate;
  referenceNumber: string;
  amountCents: Cents;
  link: string;
};

export const handoverReceivedMail = mailTemplate(
  {
    template: "handoverReceivedMail",
    kind: "DOCUMENT_NEWS",
    when: "its recipient confirms that they have the original",
    example: {
      custodianName: "Mona Petrou",
      storageAddress: "Level 2, 1 Woolworths Way, Bella Vista NSW 2153",
      dateReceived: plainDate("2026-11-24"),
      referenceNumber: "BNK-104882",
      amountCents: EXAMPLE_AMOUNT,
      link: `${EXAMPLE_PORTAL}/documents/1/view`,
    },
  },
  (input: HandoverReceivedInput) => {
    const { custodianName, storageAddress, dateReceived, referenceNumber, amountCents, link } = input;
    return {
      subject: `The original of ${referenceNumber} has been received`,
      preview: `Received on ${formatDate(dateReceived)}.`,
      heading: "The original has been received",
      blocks: [
        {
          kind: "paragraph",
          text: `${custodianName} confirmed by the handover link that the original of ${referenceNumber} has been received.`,
        },
        {
          kind: "facts",
          rows: [
            ["Document", `${referenceNumber}, ${formatAud(amountCents)}`],
            ["Custodian", custodianName],
            ["Kept at", storageAddress],
            ["Received", formatDate(dateReceived)],
          ],
        },
        { kind: "note", text: "The receipt is attached as a PDF." },
        { kind: "button", label: "Open the document", url: link },
      ],
      footer: "You get this email because you sent this original.",
    };
  },
);

function fact(label: string, value: string | null): [string, string][] {
  return value === null ? [] : [[label, value]];
}

export const digitalOriginalMail = mailTemplate(
  {
    template: "digitalOriginalMail",
    cases: { withoutPaper: { hasPaper: false } },
    kind: "NOTICE",
    when: "a guarantee was issued as a digital original, to its beneficiary",
    toStranger: true,
    example: {
      recipientName: "Mona Petrou",
      handedOverBy: "Macquarie",
      organisationName: EXAMPLE_ORGANISATION,
      what: "bank guarantee",
      guaranteeNumber: "MBG 0071 883",
      amountCents: EXAMPLE_AMOUNT,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      bankName: "Macquarie Bank Limited",
      notes: null,
      link: `${EXAMPLE_PORTAL}/handover/1/Ab3dEf6hIj9kLm2nOp5qRs`,
      daysValid: 30,
      hasPaper: true,
      ...EXAMPLE_CHECK,
    },
  },
  (input: DigitalOriginalInput) => ({
    subject: `A ${input.what} in your favour, ${formatAud(input.amountCents)}`,
    preview: "Open and keep the digital original.",
    heading: `Your digital original of a ${input.what}`,
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(input.bankName ?? input.organisationName)} has issued this ${input.what} for ${quoted(input.organisationName)}. The file behind the link is the original${input.hasPaper ? ", and it is attached" : ""}. Please save it.`,
      },
      {
        kind: "facts",
        rows: [
          ...fact("Guarantee number", input.guaranteeNumber),
          ["Amount", formatAud(input.amountCents)],
          ...fact("Beneficiary", input.beneficiaryName),
          ...fact("Bank", input.bankName),
          ["Check code", input.checkCode],
          ...fact("Note", input.notes),
        ],
      },
      { kind: "button", label: "Open the guarantee", url: input.link },
      {
        kind: "note",
        text: `The link works for ${input.daysValid} days and needs no account. Anyone who has it can open the guarantee, so pass it on with care.`,
      },
      paperCheckBlock(input),
    ],
    footer: `You get this email because ${quoted(input.organisationName)} named you as the beneficiary's contact.`,
  }),
);

type SentHandover = {
  id: HandoverId;
  name: string;
  emailAddress: string;
  notes: string | null;
  code: string;
  handedOverBy: string;
  /** Of a reminder. */
  remindedAt?: Instant;
};

export async function sendHandoverMail(tx: Transaction, document: Document, handover: SentHandover) {
  const isDigital = document.deliveryType === "DIGITAL";
  const files = isDigital ? storedFileToMail(newestPaper(document)) : [];
  const input = inputOf(tx, document, handover);
  const content = isDigital
    ? digitalOriginalMail({
        ...input,
        ...(await readPaperCheck(tx, document.id)),
        hasPaper: files.length > 0,
      })
    : handoverMail({ ...input, isReminder: handover.remindedAt !== undefined });
  await queueMail(tx, {
    intent: ["handover", handover.id, ...(handover.remindedAt ? [handover.remindedAt] : [])].join(" "),
    record: { kind: "DOCUMENT", id: document.id },
    to: [handover.emailAddress],
    content,
    files,
  });
}

function inputOf(tx: Transaction, document: Document, handover: SentHandover): HandoverMailInput {
  return {
    recipientName: handover.name,
    handedOverBy: handover.handedOverBy,
    organisationName: document.organisation.name,
    what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
    guaranteeNumber: document.guaranteeNumber,
    amountCents: document.amountCents,
    beneficiaryName:
      document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? null,
    bankName: document.bankName,
    notes: handover.notes,
    link: `${tx.app.settings.publicUrl}/handover/${document.id}/${handover.code}`,
    daysValid: HANDOVER_DAYS_VALID,
  };
}

/** A document's files are read oldest first. */
function newestPaper({ attachments }: Document): StoredFile | undefined {
  return attachments.findLast(({ variant }) => variant === ISSUED_PAPER);
}

type Received = { custodian: CustodianRow; receipt: FileToMail };

export async function sendReceiptMail(
  tx: Transaction,
  handover: HandoverOfCode,
  { custodian, receipt }: Received,
): Promise<void> {
  const listed = await listNotifiedOfCustody(tx, handover.documentId);
  const asker = handover.requestedByEmail === null ? [] : [handover.requestedByEmail];
  await queueMail(tx, {
    intent: `handover received ${handover.id}`,
    record: { kind: "DOCUMENT", id: handover.documentId },
    to: [...new Set([...asker, ...listed.map(({ email }) => email)])],
    content: handoverReceivedMail({
      custodianName: custodian.name,
      storageAddress: custodian.storageAddress,
      dateReceived: custodian.receivedDate,
      referenceNumber: handover.referenceNumber,
      amountCents: handover.amountCents,
      link: `${tx.app.settings.publicUrl}/documents/${handover.documentId}/view`,
    }),
    files: [receipt],
  });
}

type HandoverExpiredInput = {
  givenName: string;
  recipientName: string;
  referenceNumber: string;
  link: string;
};

export const handoverExpiredMail = mailTemplate(
  {
    template: "handoverExpiredMail",
    kind: "TO_ACT",
    when: "no one has confirmed an original in time, to its sender",
    example: {
      givenName: "Ada",
      recipientName: "Mona Petrou",
      referenceNumber: "BNK-104882",
      link: `${EXAMPLE_PORTAL}/documents/1/view`,
    },
  },
  ({ givenName, recipientName, referenceNumber, link }: HandoverExpiredInput) => ({
    subject: `The original of ${referenceNumber} was not confirmed`,
    preview: "Find out where it is.",
    heading: "The original was not confirmed",
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: `${recipientName} has not confirmed the original of ${referenceNumber}, and the link has ended. Find out where it is, then send a new link.`,
      },
      { kind: "button", label: "Open the document", url: link },
    ],
    footer: "You get this email because you sent this original.",
  }),
);

type Expired = { handoverId: HandoverId; name: string; email: string; givenName: string };

export async function sendExpiredMail(tx: Transaction, document: Document, expired: Expired) {
  await queueMail(tx, {
    intent: `handover expired ${expired.handoverId}`,
    record: { kind: "DOCUMENT", id: document.id },
    to: [expired.email],
    content: handoverExpiredMail({
      givenName: expired.givenName,
      recipientName: expired.name,
      referenceNumber: document.referenceNumber,
      link: `${tx.app.settings.publicUrl}/documents/${document.id}/view`,
    }),
  });
}
