// Changes a surety bond's own part while its draft's details are open.

import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { editableFields } from "@bondline/domain/drafts/drafts/editable-fields.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { changeSuretyBond, requireSuretyOffered, type SuretyBondInput } from "../change-surety-bond.ts";

export type UpdateSuretyBondDraftInput = { draftId: string; version: number; suretyBond: SuretyBondInput };

export async function updateSuretyBondDraft(
  tx: Transaction,
  input: UpdateSuretyBondDraftInput,
): Promise<CommandResult> {
  const { draftId: id, version } = input;
  const draft = await accessDraftToChange(tx, { id, version }, "CAN_EDIT");
  await requireSuretyOffered(tx);
  if (!editableFields(draft.status).includes("amount"))
    refuse("INVALID_TRANSITION", {
      record: "draft",
      status: DRAFT_STATUS_TEXT[draft.status],
      event: "updateSuretyBondDraft",
    });
  if (draft.processType !== "SURETY_BOND") refuseFields({ draftId: "This draft is not for a surety bond." });

  await changeSuretyBond(tx, draft, input.suretyBond);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
