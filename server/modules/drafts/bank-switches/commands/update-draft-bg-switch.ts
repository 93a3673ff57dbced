// Changes what is known of the guarantee that a draft replaces, while the draft's own details are open.

import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { editableFields } from "@bondline/domain/drafts/drafts/editable-fields.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { switchOf } from "../bank-switch-part.ts";
import { type BgSwitchInput, changeBankSwitch, requireSwitchOffered } from "../change-bank-switch.ts";

export type UpdateDraftBgSwitchInput = { draftId: string; version: number; bgSwitch: BgSwitchInput };

export async function updateDraftBgSwitch(
  tx: Transaction,
  input: UpdateDraftBgSwitchInput,
): Promise<CommandResult> {
  const { draftId: id, version } = input;
  const draft = await accessDraftToChange(tx, { id, version }, "CAN_EDIT");
  await requireSwitchOffered(tx);
  if (!editableFields(draft.status).includes("amount"))
    refuse("INVALID_TRANSITION", {
      record: "draft",
      status: DRAFT_STATUS_TEXT[draft.status],
      event: "updateDraftBgSwitch",
    });
  if (switchOf(draft) === null) refuseFields({ draftId: "This draft replaces no guarantee." });

  await changeBankSwitch(tx, draft, input.bgSwitch);
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
