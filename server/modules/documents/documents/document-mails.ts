// The mail to the beneficiary of a guarantee that was issued on paper: what was issued, how the original comes, and the bank's file as a copy.

import type { DocumentId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { type Cents, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_BENEFICIARY,
  EXAMPLE_ORGANISATION,
} from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { queueMail, type StoredFile, storedFileToMail } from "../../records/mail/public.ts";
import { listBeneficiaryMembers } from "./document-store.ts";
import { EXAMPLE_CHECK, type PaperCheck, paperCheckBlock, readPaperCheck } from "./paper-check-mail.ts";

type IssuedForYouInput = {
  /** In words: "bank guarantee". */
  what: string;
  amountCents: Cents;
  guaranteeNumber: string;
  issuedBy: string;
  applicantName: string;
  beneficiaryName: string;
  establishedDate: PlainDate;
  delivery: "COURIER" | "COLLECTION";
  /** The bank's file goes with it. */
  hasPaper: boolean;
} & PaperCheck;

const DELIVERY_SENTENCE = {
  COURIER: "The paper original comes to you by courier.",
  COLLECTION: "The paper original is collected from the bank.",
} as const;

export const issuedForYouMail = mailTemplate(
  {
    template: "issuedForYouMail",
    cases: { collected: { delivery: "COLLECTION" } },
    kind: "NOTICE",
    when: "a guarantee was issued on paper, to its beneficiary",
    toStranger: true,
    example: {
      what: "bank guarantee",
      amountCents: EXAMPLE_AMOUNT,
      guaranteeNumber: "BNK-104882",
      issuedBy: "BNK Banking Corporation Limited",
      applicantName: EXAMPLE_ORGANISATION,
      beneficiaryName: EXAMPLE_BENEFICIARY,
      establishedDate: plainDate("2026-11-20"),
      delivery: "COURIER",
      hasPaper: true,
      ...EXAMPLE_CHECK,
    },
  },
  (input: IssuedForYouInput) => ({
    subject: `A ${input.what} in your favour, ${formatAud(input.amountCents)}`,
    preview: "What was issued, and how the original comes.",
    heading: `A ${input.what} in your favour`,
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(input.issuedBy)} has issued this ${input.what} for ${quoted(input.applicantName)}. ${DELIVERY_SENTENCE[input.delivery]}`,
      },
      {
        kind: "facts",
        rows: [
          ["Guarantee number", input.guaranteeNumber],
          ["Amount", formatAud(input.amountCents)],
          ["Beneficiary", input.beneficiaryName],
          ["Issued by", input.issuedBy],
          ["Issued on", formatDate(input.establishedDate)],
          ["Check code", input.checkCode],
        ],
      },
      ...(input.hasPaper
        ? [{ kind: "note" as const, text: "A copy is attached. Only the paper original counts." }]
        : []),
      paperCheckBlock(input),
    ],
    footer: `You get this email because ${quoted(input.applicantName)} named you or your organisation as the beneficiary.`,
  }),
);

type Issue = {
  documentId: DocumentId;
  guaranteeNumber: string;
  issuedBy: string;
  establishedDate: PlainDate;
  paper: StoredFile | undefined;
};

/** A digital original has a mail of its own (`handover-mails.ts`), once its file is there. */
export async function sendIssuedToBeneficiary(tx: Transaction, draft: Draft, issue: Issue): Promise<void> {
  const { deliveryType: delivery } = draft;
  if (delivery !== "COURIER" && delivery !== "COLLECTION") return;
  const files = storedFileToMail(issue.paper);
  const check = await readPaperCheck(tx, issue.documentId);
  for (const { name, to } of await beneficiariesOf(tx, draft, issue.documentId))
    await queueMail(tx, {
      intent: `issued ${issue.documentId}`,
      record: { kind: "DOCUMENT", id: issue.documentId },
      to,
      content: issuedForYouMail({
        ...issue,
        ...check,
        what: PROCESS_TYPE_TEXT[draft.processType].toLowerCase(),
        amountCents: draft.amountCents ?? ZERO_CENTS,
        applicantName: draft.organisation.name,
        beneficiaryName: name,
        delivery,
        hasPaper: files.length > 0,
      }),
      files,
    });
}

/** The contact that each names, and with the first of them the people of the organisation that the paper names. */
async function beneficiariesOf(tx: Transaction, { parties }: Draft, documentId: DocumentId) {
  const members = await listBeneficiaryMembers(tx, documentId);
  const named = parties.flatMap(({ partyVariant, name, contactEmail }) =>
    partyVariant === "BENEFICIARY" && name ? [{ name, to: contactEmail ? [contactEmail] : [] }] : [],
  );
  return named.map(({ name, to }, place) => ({
    name,
    to: place === 0 ? [...to, ...members.map(({ email }) => email)] : to,
  }));
}
