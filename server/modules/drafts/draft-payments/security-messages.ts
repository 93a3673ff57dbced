// The mails about security money: that it is held, and that it was returned.

import { type Cents, cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { ABOUT_YOUR_DRAFT, DRAFT_EXAMPLE, type DraftMailInput, factsOf } from "../drafts/public.ts";

type MovementInput = DraftMailInput & {
  movedCents: Cents;
  movedDate: PlainDate;
  bankReference: string;
  /** Who holds it. */
  bankName: string;
};

export type SecurityHeldInput = MovementInput & {
  /** What is still to come; nothing once all is held. */
  missingCents: Cents;
};

const MOVED = {
  ...DRAFT_EXAMPLE,
  movedCents: cents(10_000_000n),
  movedDate: plainDate("2026-11-20"),
  bankReference: "TD 0091 447",
  bankName: "Macquarie Bank",
};

export const securityHeldMail = mailTemplate(
  {
    template: "securityHeldMail",
    cases: { complete: { missingCents: cents(0n) } },
    kind: "DRAFT_NEWS",
    when: "security money has come to be held",
    example: { ...MOVED, missingCents: cents(15_000_000n) },
  },
  (input: SecurityHeldInput) => {
    const { what, reference, bankName, missingCents } = input;
    const amount = formatAud(input.movedCents);
    const rest =
      missingCents > 0n ? `${formatAud(missingCents)} is still to come.` : "Nothing more is needed.";
    return {
      subject: `${bankName} holds ${amount} for your ${what} ${reference}`,
      preview: rest,
      heading: `${amount} is held as security`,
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: `${bankName} holds ${amount} as security for your ${what}. ${rest} It is your money, and it comes back when the guarantee ends.`,
        },
        {
          kind: "facts",
          rows: [
            ["Held since", formatDate(input.movedDate)],
            ["Bank reference", input.bankReference],
            ...factsOf(input),
          ],
        },
        { kind: "button", label: "See the security money", url: input.link },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);

export type SecurityReturnedInput = MovementInput & { returnedTo: string };

export const securityReturnedMail = mailTemplate(
  {
    template: "securityReturnedMail",
    kind: "DRAFT_NEWS",
    when: "security money was returned",
    example: { ...MOVED, returnedTo: "Harbour Civil Pty Ltd" },
  },
  (input: SecurityReturnedInput) => {
    const { what, reference, bankName, returnedTo } = input;
    const amount = formatAud(input.movedCents);
    return {
      subject: `${amount} of security for your ${what} ${reference} was returned`,
      preview: `To ${returnedTo}, ${formatDate(input.movedDate)}.`,
      heading: `Your security of ${amount} was returned`,
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: `${bankName} returned ${amount} that it held as security for your ${what}.`,
        },
        {
          kind: "facts",
          rows: [
            ["Returned on", formatDate(input.movedDate)],
            ["Returned to", returnedTo],
            ["Bank reference", input.bankReference],
            ...factsOf(input),
          ],
        },
        { kind: "button", label: "See the security money", url: input.link },
        {
          kind: "note",
          text: "Your bank may take a few business days to show it. If it does not arrive, contact us with the bank reference.",
        },
      ],
      footer: ABOUT_YOUR_DRAFT,
    };
  },
);
