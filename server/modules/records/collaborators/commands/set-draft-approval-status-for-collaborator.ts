// A person on a draft approves it as they have read it, or takes their approval back.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyPeople } from "../../notifications/commands/notify-people.ts";
import { saveApproval } from "../approval-store.ts";
import { accessDraftToApprove } from "../peopled-record-access.ts";

export type ApprovalInput = { draftId: string; version: number; hasApproved: boolean };

export async function setDraftApprovalStatusForCollaborator(
  tx: Transaction,
  { draftId, version, hasApproved }: ApprovalInput,
): Promise<CommandResult> {
  const draft = await accessDraftToApprove(tx, { id: draftId, version, hasApproved });
  const { id, organisationId, referenceNumber, createdBy } = draft;
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  await saveApproval(tx, draft, { accountId, hasApproved });
  if (hasApproved)
    await notifyPeople(tx, [createdBy as AccountId], {
      intent: `DRAFT_APPROVED ${id} ${tx.newId()}`,
      kind: "DRAFT_APPROVED",
      organisationId,
      draftId: id,
      documentId: null,
      referenceNumber,
      about: `${givenName} ${familyName}`,
    });
  await tx.announce("draft", { id, organisationId });
  return { draftId: id };
}
