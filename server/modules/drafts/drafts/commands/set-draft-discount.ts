// Gives a draft a discount on its fees, changes it, or takes it back; from a sum on a second person confirms it first.

import {
  DRAFT_DISCOUNT_RULES,
  findAboveFee,
  findDiscountFaults,
  percentageGiven,
} from "@bondline/domain/drafts/drafts/draft-discount.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFeeSummary } from "../../../money/fee-summaries/fee-summary-access.ts";
import { type StepApproval, waitsForSecondPerson } from "../../../office/step-approvals/public.ts";
import { requirePartner } from "../../../people/channel-partners/channel-partner-access.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { discountAsGiven, discountSumCents } from "../draft-discount-sum.ts";
import { saveDraftStatus } from "../draft-status.ts";

type Given = string | null | undefined;
export type SetDraftDiscountInput = {
  id: string;
  version: number;
  discountPercentage?: Given;
  establishmentFeeDiscountAmount?: Given;
  acceptedChannelPartnerId?: Given;
};

export async function setDraftDiscount(
  tx: Transaction,
  input: SetDraftDiscountInput,
  confirmed?: StepApproval,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_GIVE_DISCOUNT");
  const { discountPercentage, establishmentFeeDiscountAmount, acceptedChannelPartnerId } = input;
  const given = { discountPercentage, establishmentFeeDiscountAmount, acceptedChannelPartnerId };
  const entered = requireFields(DRAFT_DISCOUNT_RULES, given);
  const wanted = entered.acceptedChannelPartnerId;
  const partner = wanted === null ? undefined : await requirePartner(tx, wanted);
  const agreed = partner === undefined ? null : percentageFromText(partner.discountPercentage);
  const fee = draft.feeSummaryId === null ? undefined : await accessFeeSummary(tx, draft.feeSummaryId);
  const faults = {
    ...findDiscountFaults(entered, agreed),
    ...(fee === undefined ? {} : findAboveFee(entered, fee.establishmentFeeCents)),
  };
  if (Object.keys(faults).length > 0) refuseFields(faults);
  const percentage = percentageGiven(entered, agreed);
  const discount = {
    discountPercentage: percentage === null ? null : percentageToText(percentage),
    establishmentFeeDiscountCents: entered.establishmentFeeDiscountAmount,
    acceptedChannelPartnerId: partner?.id ?? null,
  };

  const amountCents = discountSumCents({ ...draft, ...discount }, fee, tx.now);
  const step = {
    step: "DRAFT_DISCOUNT" as const,
    product: draft.processType,
    amountCents,
    record: draft,
    given: {
      ...discountAsGiven(discount),
      takesOff: decimalFromCents(amountCents),
      partner: partner?.name ?? null,
      feePlan: fee?.name ?? null,
    },
  };
  if (await waitsForSecondPerson(tx, step, confirmed)) return { draftId: draft.id };

  await saveDraftStatus(tx, draft, draft.status, {
    statusChangedAt: draft.statusChangedAt,
    ...discount,
    acceptedChannelPartnerName: partner?.name ?? null,
  });
  return { draftId: draft.id };
}
