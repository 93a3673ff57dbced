// The mails about handing over a paper original.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { composeMail, type MailContent, quoted } from "./mail-content.ts";

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

/** To somebody who may have no account and needs none. */
export function handoverMail(input: HandoverMailInput): MailContent {
  const { recipientName, handedOverBy, organisationName, what, amountCents } = input;
  return composeMail({
    subject: `The original of a ${what} is handed over to you`,
    preview: "Confirm once you have received it.",
    heading: "An original is on its way to you",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(handedOverBy)} of ${quoted(organisationName)} hands the paper original of this ${what} over to ${quoted(recipientName)}. Please confirm once you have it, and say where it is kept.`,
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
        text: `The link works once and for ${input.daysValid} days, and needs no account. Whoever has it can confirm, so do not pass it on.`,
      },
    ],
    footer: `You receive this mail because ${quoted(organisationName)} named this address as the one that receives the original.`,
  });
}

export type HandoverReceivedInput = {
  custodianName: string;
  storageAddress: string;
  dateReceived: PlainDate;
  referenceNumber: string;
  amountCents: Cents;
  link: string;
};

export function handoverReceivedMail(input: HandoverReceivedInput): MailContent {
  const { custodianName, storageAddress, dateReceived, referenceNumber, amountCents, link } = input;
  return composeMail({
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
      { kind: "button", label: "Open the document", url: link },
    ],
    footer: "You receive this mail because you handed this original over.",
  });
}

function fact(label: string, value: string | null): [string, string][] {
  return value === null ? [] : [[label, value]];
}
