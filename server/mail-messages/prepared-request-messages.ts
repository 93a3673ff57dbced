// The mail about a request that was prepared for somebody.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { composeMail, type MailContent } from "./mail-content.ts";

export type PreparedRequestMailInput = {
  /** In words: "bank guarantee". */
  what: string;
  amountCents: Cents;
  beneficiaryName: string | null;
  /** A person and for whom they work. */
  preparedBy: string;
  note: string | null;
  lastDate: PlainDate;
  link: string;
};

/** To a person who may have no account yet, so nobody is greeted by name. */
export function preparedRequestMail(input: PreparedRequestMailInput): MailContent {
  const { what, amountCents, beneficiaryName, preparedBy, note, lastDate, link } = input;
  return composeMail({
    subject: `Your ${what} of ${formatAud(amountCents)} is prepared`,
    preview: `${preparedBy} has filled in the details for you.`,
    heading: `Your ${what} is prepared`,
    blocks: [
      {
        kind: "paragraph",
        text: `${preparedBy} has prepared a request for a ${what} for you. Look at what was filled in, choose your organisation, and make it your draft: you can change everything before you submit it.`,
      },
      {
        kind: "facts",
        rows: [
          ["Amount", formatAud(amountCents)],
          ...(beneficiaryName === null ? [] : [["Beneficiary", beneficiaryName] as const]),
          ["Prepared by", preparedBy],
          ["Open until", formatDate(lastDate)],
        ],
      },
      ...(note === null ? [] : [{ kind: "paragraph" as const, text: note }]),
      { kind: "button", label: "Open the request", url: link },
      {
        kind: "note",
        text: "The request opens for this email address alone. Sign in with this address, or create an account with it.",
      },
      { kind: "note", text: "If you do not know who prepared it, you can ignore this mail." },
    ],
    footer: "You receive this mail because a request at Bondline was prepared for this address.",
  });
}
