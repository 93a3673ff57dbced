// The mail that asks a beneficiary's contact without an account for agreement.

import { DOCUMENT_REQUEST_KIND_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { AGREEMENT_LINK_DAYS_VALID } from "@bondline/domain/documents/document-requests/request-agreement.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_ORGANISATION,
  EXAMPLE_PORTAL,
} from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { RequestMailInput } from "./document-request-messages.ts";

type AgreementMailInput = Pick<
  RequestMailInput,
  | "amountCents"
  | "applicantName"
  | "askedBy"
  | "beneficiaryName"
  | "kind"
  | "link"
  | "reason"
  | "sentence"
  | "what"
> & {
  guaranteeNumber: string | null;
  bankName: string | null;
  endsDate: PlainDate;
};

export const agreementRequestMail = mailTemplate(
  {
    template: "agreementRequestMail",
    kind: "TO_ACT",
    when: "a beneficiary’s contact without an account is asked to agree to a request after issue",
    toStranger: true,
    example: {
      what: "bank guarantee",
      kind: "REDUCTION",
      sentence: "Reduce by $125,000.00 to $125,000.00",
      amountCents: EXAMPLE_AMOUNT,
      applicantName: EXAMPLE_ORGANISATION,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      askedBy: "Ben Tran",
      reason: "Practical completion was certified on Friday.",
      guaranteeNumber: "BNK-104882",
      bankName: "BNK Banking Corporation Limited",
      endsDate: plainDate("2026-12-07"),
      link: `${EXAMPLE_PORTAL}/agree/1#Ab3dEf6hIj9kLm2nOp5qRs`,
    },
  },
  (input: AgreementMailInput) => ({
    subject: `Please agree or refuse: ${DOCUMENT_REQUEST_KIND_TEXT[input.kind]} of a ${input.what}`,
    preview: "Answer in a minute, without an account.",
    heading: `${DOCUMENT_REQUEST_KIND_TEXT[input.kind]} of a ${input.what} in your favour`,
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(input.askedBy)} of ${quoted(input.applicantName)} asks for this. The issuer does it only if you agree.`,
      },
      {
        kind: "facts",
        rows: [
          ["What is asked for", input.sentence],
          ...(input.guaranteeNumber === null ? [] : [["Guarantee number", input.guaranteeNumber] as const]),
          ["Amount now", formatAud(input.amountCents)],
          ["Applicant", input.applicantName],
          ["Beneficiary", input.beneficiaryName],
          ...(input.bankName === null ? [] : [["Bank", input.bankName] as const]),
        ],
      },
      ...(input.reason === null
        ? []
        : [{ kind: "quote" as const, label: "Their reason", text: input.reason }]),
      { kind: "button", label: "Agree or refuse", url: input.link },
      {
        kind: "note",
        text: `The link answers once, for ${AGREEMENT_LINK_DAYS_VALID} days until ${formatDate(input.endsDate)}, and needs no account. A newer email from us replaces it. Anyone with the link can answer, so do not share it.`,
      },
    ],
    footer: `You get this email because ${quoted(input.applicantName)} named you as the beneficiary's contact.`,
  }),
);
