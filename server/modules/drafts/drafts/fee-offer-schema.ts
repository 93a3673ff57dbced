// The fee plans offered for a draft in the contract, each with what it costs on this draft and what is lodged as security.

import {
  cheapestPlans,
  type FeePlanCost,
  feePlanCost,
} from "@bondline/domain/drafts/drafts/fee-plan-cost.ts";
import { securityMoneyOf } from "@bondline/domain/money/security-money/security-money.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { builder } from "../../../graphql/builder.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOffers } from "../../money/fee-summaries/fee-summary-access.ts";
import { FeeSummaryRef, type FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import { FeeStepRef } from "../../money/invoices/public.ts";
import { accessDraft, seesApplicantsAffairs } from "./draft-access.ts";
import { discountTermsOf, feeTermsOf, guaranteeToPrice } from "./draft-pricing.ts";

type FeeOffer = FeePlanCost & { feeSummary: FeeSummaryRow; securityCents: Cents | null; isCheapest: boolean };

const FeeOfferRef = builder.objectRef<FeeOffer>("FeeOffer").implement({
  fields: (t) => ({
    feeSummary: t.field({ type: FeeSummaryRef, resolve: ({ feeSummary }) => feeSummary }),
    firstYear: t.expose("firstYearCents", {
      type: "Decimal",
      description: "What is paid now and what is charged after it within a year.",
    }),
    isCheapest: t.exposeBoolean("isCheapest", {
      description: "No other offer costs less to expiry or, without one, in the first year; several may tie.",
    }),
    payNow: t.expose("payNowCents", { type: "Decimal", description: "The first invoice, less discounts." }),
    perYear: t.expose("yearlyCents", { type: "Decimal", description: "A year of ongoing fees." }),
    securityAmount: t.expose("securityCents", {
      type: "Decimal",
      description:
        "The security money that is lodged beside the fees and comes back; null where there is none.",
      nullable: true,
    }),
    steps: t.field({ type: [FeeStepRef], resolve: ({ steps }) => [...steps] }),
    toExpiry: t.expose("toExpiryCents", {
      type: "Decimal",
      description: "All fees to the expiry date; null where it has none.",
      nullable: true,
    }),
  }),
});

builder.queryField("feeOffers", (t) =>
  t.field({
    type: [FeeOfferRef],
    description:
      "What each fee plan that fits the draft costs, were it issued today; none without an amount.",
    args: { draftId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId }, context) => readFeeOffers(await context.read(), draftId),
  }),
);

async function readFeeOffers(tx: Transaction, draftId: string): Promise<FeeOffer[]> {
  const draft = await accessDraft(tx, draftId);
  if (!seesApplicantsAffairs(tx.actor, draft)) refuse("DRAFT_NOT_FOUND", { id: draftId });
  const guarantee = guaranteeToPrice(draft, tx.now);
  if (guarantee === undefined) return [];

  const summaries = await accessOffers(tx, draft);
  const plans = summaries.map((feeSummary) => ({
    ...feePlanCost(feeTermsOf(feeSummary), guarantee, discountTermsOf(draft, feeSummary)),
    feeSummary,
    securityCents: securityMoneyOf(draft, feeSummary),
  }));
  const cheapest = cheapestPlans(plans);
  return plans.map((plan) => ({ ...plan, isCheapest: cheapest.includes(plan) }));
}
