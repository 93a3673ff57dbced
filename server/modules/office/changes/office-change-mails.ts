// Who is notified of a change that a second person approves: those who may decide, by mail and in the product, and by mail whoever proposed it.

import type { AccountId } from "@bondline/domain/ids.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { findProposer, listOtherAdministrators } from "./office-change-store.ts";

type ProposedInput = { subject: string; name: string; reason: string; proposedBy: string; link: string };

export const changeProposedMail = mailTemplate(
  {
    template: "changeProposedMail",
    kind: "DESK",
    when: "an administrator proposes a change that a second one approves",
    example: {
      subject: "Fee plan",
      name: "Macquarie cash-backed guarantee",
      reason: "The bank has raised its fee.",
      proposedBy: "Rosa Whitfield",
      link: EXAMPLE_LINK,
    },
  },
  ({ subject, name, reason, proposedBy, link }: ProposedInput) => ({
    subject: "A change is waiting for your approval",
    preview: "It takes effect once a second administrator approves it.",
    heading: "A change is waiting for approval",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(proposedBy)} proposes a change. It takes effect once you or another administrator approve it.`,
      },
      {
        kind: "facts",
        rows: [
          ["Change of", subject],
          ["Name", quoted(name)],
          ["Why", quoted(reason)],
        ],
      },
      { kind: "button", label: "Look at the change", url: link },
    ],
    footer: "You get this email because you are an administrator of the portal.",
  }),
);

type DecidedInput = {
  subject: string;
  name: string;
  isApproved: boolean;
  note: string | null;
  decidedBy: string;
  link: string;
};

export const changeDecidedMail = mailTemplate(
  {
    template: "changeDecidedMail",
    cases: { approved: { isApproved: true, note: null } },
    kind: "DESK",
    when: "a second administrator has decided about a change",
    example: {
      subject: "Fee plan",
      name: "Macquarie cash-backed guarantee",
      isApproved: false,
      note: "The minimum is not what the bank wrote to us.",
      decidedBy: "Gus Reid",
      link: EXAMPLE_LINK,
    },
  },
  ({ subject, name, isApproved, note, decidedBy, link }: DecidedInput) => ({
    subject: isApproved ? "Your change was approved" : "Your change was declined",
    preview: isApproved ? "It holds from the day that you chose." : "Nothing was changed.",
    heading: isApproved ? "Your change was approved" : "Your change was declined",
    blocks: [
      {
        kind: "facts",
        rows: [
          ["Change of", subject],
          ["Name", quoted(name)],
          ["Decided by", quoted(decidedBy)],
          ...(note === null ? [] : ([["Note", quoted(note)]] as [string, string][])),
        ],
      },
      { kind: "button", label: "Look at the change", url: link },
    ],
    footer: "You get this email because you proposed this change.",
  }),
);

type Proposed = Omit<ProposedInput, "link" | "proposedBy"> & {
  id: string;
  proposedBy: { accountId: AccountId; name: string };
};

export async function sendChangeProposed(
  tx: Transaction,
  { id, proposedBy, ...about }: Proposed,
): Promise<void> {
  const others = await listOtherAdministrators(tx, proposedBy.accountId);
  if (others.length === 0) return;
  const intent = `office change ${id} proposed`;
  const content = changeProposedMail({ ...about, proposedBy: proposedBy.name, link: linkOf(tx) });
  await queueMail(tx, { intent, record: null, to: others.map(({ email }) => email), content });
  await notifyPeople(
    tx,
    others.map(({ accountId }) => accountId),
    {
      intent,
      kind: "CHANGE_TO_APPROVE",
      organisationId: null,
      draftId: null,
      documentId: null,
      referenceNumber: about.subject,
      about: about.name,
    },
  );
}

type Decided = Omit<DecidedInput, "link"> & { id: string; proposedBy: AccountId };

export async function sendChangeDecided(
  tx: Transaction,
  { id, proposedBy, ...about }: Decided,
): Promise<void> {
  const proposer = await findProposer(tx, proposedBy);
  if (proposer === undefined) return;
  const content = changeDecidedMail({ ...about, link: linkOf(tx) });
  await queueMail(tx, { intent: `office change ${id} decided`, record: null, to: [proposer.email], content });
}

function linkOf(tx: Transaction): string {
  return `${tx.app.settings.publicUrl}/staff/changes`;
}
