// What the staff who handle a draft are shown: it has arrived, and it can be issued; never whoever has just done it themselves.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { type Cents, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_FEES, EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { DRAFT_EXAMPLE, type DraftMailInput, draftFacts } from "./draft-messages.ts";
import { notifyHandlers } from "./draft-notifications.ts";
import type { Draft } from "./draft-record.ts";
import { type DraftHandler, listDraftHandlers } from "./draft-store.ts";

/** `link` leads to the draft in the review queue. */
type DeskMailInput = Omit<DraftMailInput, "givenName"> & { organisationName: string };

const DESK_EXAMPLE: DeskMailInput = {
  ...DRAFT_EXAMPLE,
  organisationName: EXAMPLE_ORGANISATION,
  link: EXAMPLE_LINK,
};

const ABOUT_YOUR_QUEUE = "You get this email because you work on the review queue at Bondline.";

export const submissionToReviewMail = mailTemplate(
  {
    template: "submissionToReviewMail",
    kind: "DESK",
    when: "a draft was submitted, to its staff",
    example: DESK_EXAMPLE,
  },
  (input: DeskMailInput) => ({
    subject: `To review: ${input.what} ${input.reference}, ${formatAud(input.amountCents)}`,
    preview: `Submitted by ${input.organisationName}.`,
    heading: `A ${input.what} to review`,
    blocks: [
      {
        kind: "paragraph",
        text: `${input.organisationName} submitted a ${input.what} for review.`,
      },
      draftFacts(input),
      { kind: "button", label: "Review the draft", url: input.link },
    ],
    footer: ABOUT_YOUR_QUEUE,
  }),
);

export const readyToIssueMail = mailTemplate(
  {
    template: "readyToIssueMail",
    kind: "DESK",
    when: "a draft can be issued, since it is paid or nothing is to pay, to its staff and the bank's",
    example: { ...DESK_EXAMPLE, paidCents: EXAMPLE_FEES },
    cases: { nothingToPay: { paidCents: ZERO_CENTS } },
  },
  (input: DeskMailInput & { paidCents: Cents }) => {
    const isPaid = input.paidCents > ZERO_CENTS;
    const heading = isPaid ? "Paid and ready to issue" : "Approved and ready to issue";
    return {
      subject: `${heading}: ${input.what} ${input.reference}`,
      preview: isPaid
        ? `${formatAud(input.paidCents)} received from ${input.organisationName}.`
        : `${input.organisationName} has nothing to pay.`,
      heading,
      blocks: [
        {
          kind: "paragraph",
          text: isPaid
            ? `${input.organisationName} has paid ${formatAud(input.paidCents)}. The ${input.what} can now be issued.`
            : `${input.organisationName} has nothing to pay. The ${input.what} can now be issued.`,
        },
        draftFacts(input),
        { kind: "button", label: "Open the draft", url: input.link },
      ],
      footer: ABOUT_YOUR_QUEUE,
    };
  },
);

/** The bank decides nothing yet, so the provider's staff alone. */
export async function sendSubmissionToReview(tx: Transaction, draft: Draft): Promise<void> {
  const handlers = await listDraftHandlers(tx, draft.id);
  const provider = handlers.filter(({ isSupplier }) => !isSupplier);
  await sendToHandlers(tx, draft, {
    reason: "submission to review",
    handlers: provider,
    content: submissionToReviewMail(inputOf(tx, draft)),
  });
}

/** Called once it is saved as such, or the bank does not see it yet. Nothing paid is nothing to pay. */
export async function notifyReadyToIssue(
  tx: Transaction,
  draft: Draft,
  paidCents: Cents = ZERO_CENTS,
): Promise<void> {
  const handlers = await listDraftHandlers(tx, draft.id);
  await sendToHandlers(tx, draft, {
    reason: "ready to issue",
    handlers,
    content: readyToIssueMail({ ...inputOf(tx, draft), paidCents }),
  });
  await notifyHandlers(tx, draft, handlers, "READY_TO_ISSUE");
}

type ToHandlers = { reason: string; handlers: readonly DraftHandler[]; content: MailContent };

async function sendToHandlers(tx: Transaction, draft: Draft, { reason, handlers, content }: ToHandlers) {
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  await queueMail(tx, {
    intent: `${reason} ${draft.id} ${draft.version}`,
    record: { kind: "DRAFT", id: draft.id },
    to: handlers.filter(({ accountId }) => accountId !== actor).map(({ email }) => email),
    content,
  });
}

function inputOf(tx: Transaction, draft: Draft): DeskMailInput {
  return {
    what: PROCESS_TYPE_TEXT[draft.processType].toLowerCase(),
    reference: draft.referenceNumber,
    amountCents: draft.amountCents ?? ZERO_CENTS,
    beneficiaryName: draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "",
    organisationName: draft.organisation.name,
    link: `${tx.app.settings.publicUrl}/staff/drafts/${draft.id}`,
  };
}
