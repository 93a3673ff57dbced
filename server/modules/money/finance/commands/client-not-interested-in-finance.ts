// Says no to the finance that a draft is offered, so that it is not asked about again.

import { decideFinance } from "@bondline/domain/money/finance/finance.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { draftFinanceStatus } from "../finance-offer.ts";
import { saveFinanceApplication } from "../finance-store.ts";
import { ALREADY_SENT_MESSAGE, NOT_OFFERED_MESSAGE } from "./create-finance-enquiry.ts";

export async function clientNotInterestedInFinance(
  work: Work,
  { draftId }: { draftId: string },
): Promise<Answer> {
  const draft = await accessDraftToChange(work, { id: draftId, version: undefined }, "CAN_ARRANGE_FINANCE");
  const status = await draftFinanceStatus(work, draft);
  const decision = decideFinance(status);
  if (!decision.allowed)
    refuseFields({
      draftId: decision.because === "already-sent" ? ALREADY_SENT_MESSAGE : NOT_OFFERED_MESSAGE,
    });

  if (status !== "DECLINED") {
    await saveFinanceApplication(work, draft, { status: "DECLINED" });
    await work.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  }
  return { draftId: draft.id };
}
