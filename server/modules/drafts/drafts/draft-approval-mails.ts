// Notifies whoever had approved a draft that what they approved is another now, and asks them again.

import { APPROVAL_TOPIC_TEXT, type ApprovalTopic } from "@bondline/domain/drafts/drafts/draft-approvals.ts";
import { listOf } from "@bondline/domain/drafts/drafts/draft-requirement-conditions.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Approver } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { Draft } from "./draft-record.ts";

type ClearedInput = {
  givenName: string | undefined;
  what: string;
  reference: string;
  organisationName: string;
  /** In words: "the amount and the dates". */
  changed: string;
  link: string;
};

export const approvalClearedMail = mailTemplate(
  {
    template: "approvalClearedMail",
    kind: "DRAFT_NEWS",
    when: "a draft that somebody had approved is changed",
    example: {
      givenName: "Dee",
      what: "bank guarantee",
      reference: "BD-104212",
      organisationName: EXAMPLE_ORGANISATION,
      changed: "the amount and the dates",
      link: EXAMPLE_LINK,
    },
  },
  ({ givenName, what, reference, organisationName, changed, link }: ClearedInput) => ({
    subject: `What you approved has changed: ${what} application ${reference}`,
    preview: "Please look at it again and approve it.",
    heading: "Please approve it again",
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: `You approved a ${what} application of ${quoted(organisationName)}. Since then ${changed} changed, so your approval no longer counts. Please look at it again.`,
      },
      { kind: "facts", rows: [["Reference", reference]] },
      { kind: "button", label: "Look at it again", url: link },
    ],
    footer: "You get this email because you approved this application.",
  }),
);

type Cleared = { approvers: readonly Approver[]; topics: readonly ApprovalTopic[] };

export async function sendApprovalsCleared(
  tx: Transaction,
  draft: Draft,
  { approvers, topics }: Cleared,
): Promise<void> {
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const changed = listOf(
    topics.map((topic) => APPROVAL_TOPIC_TEXT[topic]),
    "something",
  );
  for (const { accountId, emailAddress, givenName } of approvers) {
    if (accountId === null || accountId === actor) continue;
    const intent = `APPROVAL_CLEARED ${draft.id} ${tx.newId()}`;
    await queueMail(tx, {
      intent,
      record: { kind: "DRAFT", id: draft.id },
      to: [emailAddress],
      content: approvalClearedMail({ ...factsOf(tx, draft), givenName: givenName ?? undefined, changed }),
    });
    await notifyPeople(tx, [accountId], {
      intent,
      kind: "APPROVAL_CLEARED",
      organisationId: draft.organisationId,
      draftId: draft.id,
      documentId: null,
      referenceNumber: draft.referenceNumber,
      about: changed,
    });
  }
}

function factsOf(tx: Transaction, { id, organisationId, organisation, processType, referenceNumber }: Draft) {
  return {
    what: PROCESS_TYPE_TEXT[processType].toLowerCase(),
    reference: referenceNumber,
    organisationName: organisation.name,
    link: `${tx.app.settings.publicUrl}/drafts/${organisationId}/${id}/view`,
  };
}
