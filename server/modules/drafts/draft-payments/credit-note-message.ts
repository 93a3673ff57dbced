// The mail that carries a credit note to the applicant.

import { type Cents, cents, formatAud } from "@bondline/domain/values/money/money.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { DRAFT_EXAMPLE, type DraftMailInput } from "../drafts/public.ts";

export type CreditNoteMailInput = DraftMailInput & {
  creditNoteNumber: string;
  invoiceNumber: string;
  reason: string;
  totalCents: Cents;
  gstCents: Cents;
  /** What is still to be paid of the invoice. */
  owedCents: Cents;
};

export const creditNoteMail = mailTemplate(
  {
    template: "creditNoteMail",
    kind: "DRAFT_NEWS",
    when: "a part of an invoice is credited",
    example: {
      ...DRAFT_EXAMPLE,
      creditNoteNumber: "CN-7KQ2-4410-1",
      invoiceNumber: "INV-7KQ2-4410",
      reason: "The courier was not needed.",
      totalCents: cents(1_650n),
      gstCents: cents(150n),
      owedCents: cents(0n),
    },
  },
  (input: CreditNoteMailInput) => {
    const { creditNoteNumber, invoiceNumber, totalCents } = input;
    const credited = formatAud(totalCents);
    return {
      subject: `Credit note ${creditNoteNumber} for your ${input.what} ${input.reference}`,
      preview: `${credited} off invoice ${invoiceNumber}.`,
      heading: `We credited ${credited}`,
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: `We took ${credited} off invoice ${invoiceNumber}. The credit note is attached.`,
        },
        { kind: "quote", label: "Reason", text: input.reason } satisfies MailBlock,
        {
          kind: "facts",
          rows: [
            ["Credit note", creditNoteNumber],
            ["Credited", credited],
            ["GST in it", formatAud(input.gstCents)],
            ["Still to pay", formatAud(input.owedCents)],
          ],
        },
        { kind: "button", label: "See the invoice", url: input.link },
        {
          kind: "note",
          text: "If you paid more than is left of the invoice, you get the rest back. We email you about it.",
        },
      ],
      footer: "You get this email because you are a contact on this application.",
    };
  },
);
