// How much the discount of one draft takes off its fees, and whether two people have agreed on it where that takes two.

import { discountNotAgreedMessage } from "@bondline/domain/drafts/drafts/draft-discount.ts";
import { type GivenStep, stepNeedsSecond } from "@bondline/domain/office/step-approvals/step-approval.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import {
  type Cents,
  decimalFromCents,
  subtractCents,
  ZERO_CENTS,
} from "@bondline/domain/values/money/money.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import { secondApprovalSums } from "../../office/provider/public.ts";
import { listStepApprovals, requireNoneWaiting } from "../../office/step-approvals/public.ts";
import { priceDraft, productDiscountCents } from "./draft-pricing.ts";
import type { Draft } from "./draft-record.ts";

export type DiscountOfDraft = Pick<
  Draft,
  "discountPercentage" | "establishmentFeeDiscountCents" | "acceptedChannelPartnerId"
>;

/** What it takes off beyond that of the product and the organisation; nothing without a fee plan or an amount. */
export function discountSumCents(draft: Draft, fee: FeeSummaryRow | undefined, now: Instant): Cents {
  if (fee === undefined) return ZERO_CENTS;
  const without = { ...draft, discountPercentage: null, establishmentFeeDiscountCents: null };
  const [given, others] = [draft, without].map((each) => {
    const fees = priceDraft(each, fee, now);
    return fees === undefined ? ZERO_CENTS : productDiscountCents(fees);
  });
  return subtractCents(given ?? ZERO_CENTS, others ?? ZERO_CENTS);
}

/** As a first approval keeps it. */
export function discountAsGiven(discount: DiscountOfDraft): GivenStep {
  const { discountPercentage, establishmentFeeDiscountCents, acceptedChannelPartnerId } = discount;
  return {
    discountPercentage:
      discountPercentage === null ? null : percentageToText(percentageFromText(discountPercentage)),
    establishmentFeeDiscountAmount:
      establishmentFeeDiscountCents === null ? null : decimalFromCents(establishmentFeeDiscountCents),
    acceptedChannelPartnerId,
  };
}

/** Asked when the draft is approved: its fee plan, its amount or the sum that takes two may be others than when the discount was given. */
export async function requireDiscountAgreed(
  tx: Transaction,
  draft: Draft,
  fee: FeeSummaryRow,
): Promise<void> {
  await requireNoneWaiting(tx, draft.id, "DRAFT_DISCOUNT");
  const amountCents = discountSumCents(draft, fee, tx.now);
  const step = { step: "DRAFT_DISCOUNT", product: draft.processType, amountCents } as const;
  if (!stepNeedsSecond(step, await secondApprovalSums(tx))) return;
  const stands = Object.entries(discountAsGiven(draft));
  const isAgreed = (await listStepApprovals(tx, draft.id, "DRAFT_DISCOUNT")).some(
    ({ status, given, amountCents: agreedCents }) =>
      status === "CONFIRMED" &&
      agreedCents >= amountCents &&
      stands.every(([name, value]) => (given[name] ?? null) === value),
  );
  if (!isAgreed) refuseFields({ feeSummaryId: discountNotAgreedMessage(amountCents) });
}
