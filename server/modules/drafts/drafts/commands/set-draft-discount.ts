// Gives a draft a discount on its fees, changes it, or takes it back; the next look at its fees shows what it comes to.

import {
  DRAFT_DISCOUNT_RULES,
  findAboveFee,
  findDiscountFaults,
  percentageGiven,
} from "@bondline/domain/drafts/drafts/draft-discount.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFeeSummary } from "../../../money/fee-summaries/fee-summary-access.ts";
import { requirePartner } from "../../../people/channel-partners/channel-partner-access.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { saveDraftStatus } from "../draft-status.ts";

type Given = string | null | undefined;
export type SetDraftDiscountInput = {
  id: string;
  version: number;
  discountPercentage?: Given;
  establishmentFeeDiscountAmount?: Given;
  acceptedChannelPartnerId?: Given;
};

export async function setDraftDiscount(tx: Transaction, input: SetDraftDiscountInput): Promise<Answer> {
  const draft = await accessDraftToChange(tx, input, "CAN_GIVE_DISCOUNT");
  const { discountPercentage, establishmentFeeDiscountAmount, acceptedChannelPartnerId } = input;
  const given = { discountPercentage, establishmentFeeDiscountAmount, acceptedChannelPartnerId };
  const discount = requireFields(DRAFT_DISCOUNT_RULES, given);
  const wanted = discount.acceptedChannelPartnerId;
  const partner = wanted === null ? undefined : await requirePartner(tx, wanted);
  const agreed = partner === undefined ? null : percentageFromText(partner.discountPercentage);
  const fee = draft.feeSummaryId === null ? undefined : await accessFeeSummary(tx, draft.feeSummaryId);
  const faults = {
    ...findDiscountFaults(discount, agreed),
    ...(fee === undefined ? {} : findAboveFee(discount, fee.establishmentFeeCents)),
  };
  if (Object.keys(faults).length > 0) refuseFields(faults);
  const percentage = percentageGiven(discount, agreed);

  await saveDraftStatus(tx, draft, draft.status, {
    statusChangedAt: draft.statusChangedAt,
    discountPercentage: percentage === null ? null : percentageToText(percentage),
    establishmentFeeDiscountCents: discount.establishmentFeeDiscountAmount,
    acceptedChannelPartnerId: partner?.id ?? null,
    acceptedChannelPartnerName: partner?.name ?? null,
  });
  return { draftId: draft.id };
}
