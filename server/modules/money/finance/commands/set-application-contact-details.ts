// Keeps whom to call about the finance of a draft, before the application is sent.

import { decideFinance } from "@bondline/domain/money/finance/finance.ts";
import {
  FINANCE_CONTACT_FIELDS,
  FINANCE_CONTACT_RULES,
} from "@bondline/domain/money/finance/finance-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { draftFinanceStatus } from "../finance-offer.ts";
import { financeOf } from "../finance-part.ts";
import { saveFinanceApplication } from "../finance-store.ts";
import { ALREADY_SENT_MESSAGE, NOT_OFFERED_MESSAGE } from "./create-finance-enquiry.ts";

export type SetApplicationContactDetailsInput = {
  draftId: string;
  version?: number | null | undefined;
  contactDetails: object;
};

export async function setApplicationContactDetails(
  tx: Transaction,
  { draftId, version, contactDetails }: SetApplicationContactDetailsInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_ARRANGE_FINANCE");
  requireCurrent({ version: financeOf(draft)?.version ?? 0 }, version ?? 0);
  const status = await draftFinanceStatus(tx, draft);
  const decision = decideFinance(status);
  if (!decision.allowed)
    refuseFields({
      draftId: decision.because === "already-sent" ? ALREADY_SENT_MESSAGE : NOT_OFFERED_MESSAGE,
    });
  const contact = requireFields(FINANCE_CONTACT_RULES, flatTextsOf(FINANCE_CONTACT_FIELDS, contactDetails));

  await saveFinanceApplication(tx, draft, {
    status: status === "DECLINED" ? "DECLINED" : "OFFERED",
    contact,
  });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id };
}
