// Records that the old original went back to its bank: the switch is completed.

import { bankSwitchStatusOf } from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { wireDate } from "@bondline/domain/values/fields/date.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { savePart } from "../../drafts/public.ts";
import { accessDraftToReturn } from "../bank-switch-access.ts";
import { switchOf } from "../bank-switch-part.ts";

export type RecordBgSwitchReturnInput = { draftId: string; returnedDate: string };

export async function recordBgSwitchReturn(
  tx: Transaction,
  input: RecordBgSwitchReturnInput,
): Promise<CommandResult> {
  const draft = await accessDraftToReturn(tx, input.draftId);
  const bgSwitch = switchOf(draft);
  if (bgSwitch === null) refuseFields({ draftId: "This draft replaces no guarantee." });
  const isOpen = bankSwitchStatusOf(draft.status, bgSwitch.returnedDate) === "PROCESSING";
  if (!isOpen || draft.status !== "ESTABLISHED")
    refuse("INVALID_TRANSITION", {
      record: "draft",
      status: DRAFT_STATUS_TEXT[draft.status],
      event: "recordBgSwitchReturn",
    });
  const { returnedDate } = requireFields(
    { returnedDate: required(wireDate) },
    { returnedDate: input.returnedDate },
  );
  if (returnedDate > dayAt(tx.now, DEFAULT_ZONE))
    refuseFields({ returnedDate: "This date is in the future." });

  await savePart(tx, "draft_bg_switch", draft, { returnedDate });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
