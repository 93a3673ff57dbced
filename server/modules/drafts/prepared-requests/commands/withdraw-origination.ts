// Takes a prepared request back, as long as no draft was made of it.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessOriginationToWithdraw, requireCapability } from "../origination-access.ts";
import { saveWithdrawal } from "../origination-store.ts";

export type WithdrawOriginationInput = { id: string; version: number };

export async function withdrawOrigination(work: Work, input: WithdrawOriginationInput): Promise<Answer> {
  const origination = await accessOriginationToWithdraw(work, input);
  requireCapability(origination, work, { capability: "CAN_WITHDRAW", event: "withdrawOrigination" });

  await saveWithdrawal(work, origination.id);
  return { originationId: origination.id };
}
