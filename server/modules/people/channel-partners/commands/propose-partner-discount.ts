// Proposes what the members of a trade organisation are given on their first ongoing fees; it holds from its day on once a second administrator approves it.

import { SAME_DISCOUNT_MESSAGE } from "@bondline/domain/people/clients/client-discount.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessOfficePartner } from "../channel-partner-access.ts";
import { PARTNER_DISCOUNT_CHANGE, requirePartnerDiscount } from "../partner-discount-change.ts";

export type ProposePartnerDiscountInput = {
  id: string;
  discountPercentage: string;
  /** Left out: it holds once it is approved. */
  startsDate?: string | null | undefined;
  reason: string;
};

export async function proposePartnerDiscount(
  tx: Transaction,
  { id, reason, ...input }: ProposePartnerDiscountInput,
): Promise<CommandResult> {
  const partner = await accessOfficePartner(tx, id);
  await lockProviderRow(tx);
  const { discountPercentage, startsDate } = await requirePartnerDiscount(tx, partner.id, input);
  const { kind, present } = PARTNER_DISCOUNT_CHANGE;
  const { texts, version } = await present(tx, partner.id);
  const proposed = { discountPercentage: percentageToText(discountPercentage), startsDate };
  if (texts?.discountPercentage === proposed.discountPercentage)
    refuseFields({ discountPercentage: SAME_DISCOUNT_MESSAGE });
  return await proposeChange(tx, {
    subject: kind,
    subjectId: partner.id,
    subjectVersion: version,
    subjectName: partner.name,
    proposed,
    reason,
  });
}
