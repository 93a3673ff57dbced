// Notifies the desk that an approval waits for a second person, and whoever gave the first what became of it.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { type MailContent, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { Draft } from "../drafts/public.ts";
import { type DraftHandler, listDraftHandlers, notifyDesk, notifyPerson } from "../drafts/public.ts";
import type { DraftApproval } from "./second-approval-part.ts";

type ApprovalMailInput = {
  what: string;
  reference: string;
  amount: string;
  organisationName: string;
  by: string;
  link: string;
};

const EXAMPLE: ApprovalMailInput = {
  what: "bank guarantee",
  reference: "BD-104212",
  amount: "$250,000.00",
  organisationName: EXAMPLE_ORGANISATION,
  by: "Rosa Whitfield",
  link: EXAMPLE_LINK,
};

function factsOf({ reference, amount, organisationName }: ApprovalMailInput): [string, string][] {
  return [
    ["Reference", reference],
    ["Client", quoted(organisationName)],
    ["Amount", amount],
  ];
}

export const secondApprovalNeededMail = mailTemplate(
  {
    template: "secondApprovalNeededMail",
    kind: "DESK",
    when: "somebody of the desk has approved a draft that takes two people, to the others",
    example: EXAMPLE,
  },
  (input: ApprovalMailInput) => ({
    subject: `To confirm: ${input.what} ${input.reference}, ${input.amount}`,
    preview: "Its approval is waiting for a second person.",
    heading: "An approval is waiting for a second person",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(input.by)} has approved a ${input.what}. From this sum on it takes a second person.`,
      },
      { kind: "facts", rows: factsOf(input) },
      { kind: "button", label: "Look at the draft", url: input.link },
    ],
    footer: "You get this email because you work on the review queue at Bondline.",
  }),
);

type DecidedInput = ApprovalMailInput & { isConfirmed: boolean; note: string | null };

export const secondApprovalDecidedMail = mailTemplate(
  {
    template: "secondApprovalDecidedMail",
    cases: { confirmed: { isConfirmed: true, note: null } },
    kind: "DESK",
    when: "a second person has decided about an approval, to whoever gave the first",
    example: {
      ...EXAMPLE,
      by: "Gus Reid",
      isConfirmed: false,
      note: "The beneficiary's address is not that of the contract.",
    },
  },
  (input: DecidedInput) => ({
    subject: `${input.isConfirmed ? "Confirmed" : "Not confirmed"}: ${input.what} ${input.reference}`,
    preview: input.isConfirmed
      ? "The applicant is asked for payment."
      : "The draft is waiting for review again.",
    heading: input.isConfirmed ? "Your approval was confirmed" : "Your approval was not confirmed",
    blocks: [
      {
        kind: "facts",
        rows: [
          ...factsOf(input),
          ["Decided by", quoted(input.by)],
          ...(input.note === null ? [] : ([["Note", quoted(input.note)]] as [string, string][])),
        ],
      },
      { kind: "button", label: "Look at the draft", url: input.link },
    ],
    footer: "You get this email because you gave the first approval.",
  }),
);

export async function notifyOfFirstApproval(tx: Transaction, draft: Draft, id: string): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  const colleagues = await deskOf(tx, draft, (handler) => handler.accountId !== accountId);
  await sendTo(tx, colleagues, `first approval ${id}`, secondApprovalNeededMail(inputOf(tx, draft)));
  await notifyDesk(tx, draft, "SECOND_APPROVAL_NEEDED", id);
}

export async function notifyOfDecision(
  tx: Transaction,
  draft: Draft,
  { id, approvedBy, ...of }: DraftApproval,
  { isConfirmed, note }: { isConfirmed: boolean; note: string | null },
): Promise<void> {
  const first = await deskOf(tx, draft, ({ accountId }) => accountId === approvedBy);
  const content = secondApprovalDecidedMail({ ...inputOf(tx, draft), isConfirmed, note: note ?? of.note });
  await sendTo(tx, first, `first approval ${id} decided`, content);
  const kind = isConfirmed ? "SECOND_APPROVAL_GIVEN" : "SECOND_APPROVAL_DECLINED";
  for (const { accountId } of first) await notifyPerson(tx, draft, { accountId, kind, of: id });
}

async function deskOf(tx: Transaction, { id }: Draft, isWanted: (handler: DraftHandler) => boolean) {
  const handlers = await listDraftHandlers(tx, id);
  return handlers.filter((handler) => !handler.isSupplier && isWanted(handler));
}

/** Listed with no record: whoever sees a draft's mails would read there what the desk says among itself. */
async function sendTo(
  tx: Transaction,
  people: readonly DraftHandler[],
  intent: string,
  content: MailContent,
): Promise<void> {
  if (people.length === 0) return;
  await queueMail(tx, { intent, record: null, to: people.map(({ email }) => email), content });
}

function inputOf(tx: Transaction, draft: Draft): ApprovalMailInput {
  const { givenName, familyName } = requirePerson(tx.actor);
  return {
    what: PROCESS_TYPE_TEXT[draft.processType].toLowerCase(),
    reference: draft.referenceNumber,
    amount: formatAud(draft.amountCents ?? ZERO_CENTS),
    organisationName: draft.organisation.name,
    by: `${givenName} ${familyName}`,
    link: `${tx.app.settings.publicUrl}/staff/drafts/${draft.id}`,
  };
}
