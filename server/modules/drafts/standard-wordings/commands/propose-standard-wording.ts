// Proposes a version of a standard wording; drafts that are begun from its day on are worded in it once a second administrator approves it.

import type { ContractForm } from "@bondline/domain/drafts/drafts/draft.ts";
import {
  STANDARD_WORDINGS,
  type StandardWordingField,
  standardWordingId,
  standardWordingName,
} from "@bondline/domain/drafts/wording/standard-wording.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { requireWordingDesk } from "../standard-wording-access.ts";
import { requireStandard } from "../standard-wording-rules.ts";
import { listVersionsOf } from "../standard-wording-store.ts";

type Texts = { [Field in StandardWordingField]?: string | null | undefined };
export type ProposeStandardWordingInput = Texts & {
  processType: ProcessType;
  contractForm: ContractForm;
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export const NO_SUCH_FORM_MESSAGE = "No draft of this kind is submitted in this form.";

export async function proposeStandardWording(
  tx: Transaction,
  input: ProposeStandardWordingInput,
): Promise<CommandResult> {
  const { processType, contractForm, versionCount, reason, ...texts } = input;
  requireWordingDesk(tx);
  const of = STANDARD_WORDINGS.find(
    (each) => each.processType === processType && each.contractForm === contractForm,
  );
  if (of === undefined) refuseFields({ contractForm: NO_SUCH_FORM_MESSAGE });
  await lockProviderRow(tx);
  const { length: versionNow } = await listVersionsOf(tx, of);
  requireCurrent({ version: versionNow }, versionCount);
  return await proposeChange(tx, {
    subject: "STANDARD_WORDING",
    subjectId: standardWordingId(of),
    subjectVersion: versionNow,
    subjectName: standardWordingName(of),
    proposed: await requireStandard(tx, of, texts),
    reason,
  });
}
