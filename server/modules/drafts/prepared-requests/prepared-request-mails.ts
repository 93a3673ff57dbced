// The mail that brings a prepared request to the person whom it was prepared for.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { EXAMPLE_AMOUNT, EXAMPLE_BENEFICIARY, EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { PreparedRequestRow } from "./prepared-request-store.ts";

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
export const preparedRequestMail = mailTemplate(
  {
    template: "preparedRequestMail",
    kind: "INVITATION",
    when: "staff have prepared a request for someone",
    toStranger: true,
    example: {
      what: "bank guarantee",
      amountCents: EXAMPLE_AMOUNT,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      preparedBy: "Rosa Marin, Bondline",
      note: "As discussed on Thursday: please check the contract number.",
      lastDate: plainDate("2026-12-20"),
      link: EXAMPLE_LINK,
    },
  },
  (input: PreparedRequestMailInput) => {
    const { what, amountCents, beneficiaryName, preparedBy, note, lastDate, link } = input;
    return {
      subject: `We prepared your ${formatAud(amountCents)} ${what} request`,
      preview: "Check the details and create your draft.",
      heading: `Your ${what} request`,
      blocks: [
        {
          kind: "paragraph",
          text: `${preparedBy} has prepared your ${formatAud(amountCents)} ${what} request. Check the details, choose your organisation and create your draft. You can change everything before you submit it.`,
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
        { kind: "note", text: "If you do not know who prepared it, you can ignore this email." },
      ],
      footer: "You get this email because someone at Bondline prepared a request for this address.",
    };
  },
);

export async function sendPreparedRequest(
  tx: Transaction,
  preparedRequest: Pick<
    PreparedRequestRow,
    | "id"
    | "emailAddress"
    | "processType"
    | "amountCents"
    | "beneficiaryName"
    | "preparedBy"
    | "note"
    | "lastDate"
  >,
): Promise<void> {
  const { id, emailAddress, processType, ...facts } = preparedRequest;
  await queueMail(tx, {
    intent: `origination ${id}`,
    record: null,
    to: [emailAddress],
    content: preparedRequestMail({
      ...facts,
      what: PROCESS_TYPE_TEXT[processType].toLowerCase(),
      link: `${tx.app.settings.publicUrl}/originations/${id}`,
    }),
  });
}
