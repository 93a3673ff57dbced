// Says no to the finance that a draft is offered, so that it is not asked about again.

import { decideFinance } from "@bondline/domain/money/finance/finance.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { draftFinanceStatus } from "../finance-offer.ts";
import { saveFinanceApplication } from "../finance-store.ts";
import { ALREADY_SENT_MESSAGE, NOT_OFFERED_MESSAGE } from "./create-finance-enquiry.ts";

export async function clientNotInterestedInFinance(
  tx: Transaction,
  { draftId }: { draftId: string },
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_ARRANGE_FINANCE");
  const status = await draftFinanceStatus(tx, draft);
  const decision = decideFinance(status);
  if (!decision.allowed)
    refuseFields({
      draftId: decision.because === "already-sent" ? ALREADY_SENT_MESSAGE : NOT_OFFERED_MESSAGE,
    });

  if (status !== "DECLINED") {
    await saveFinanceApplication(tx, draft, { status: "DECLINED" });
    await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  }
  return { draftId: draft.id };
}
