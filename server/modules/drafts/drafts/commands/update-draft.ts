// Changes the fields of a draft that a client names, as far as its status leaves them open.

import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { changeDraft } from "../change-draft.ts";
import { accessDraftToChange } from "../draft-access.ts";

export type UpdateDraftInput = { id: string; version: number; draft: DraftInput };

export async function updateDraft(tx: Transaction, input: UpdateDraftInput): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_EDIT");
  await changeDraft(tx, draft, input.draft);

  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
