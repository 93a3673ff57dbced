// Documents whose purpose has probably ended, in the contract: which, why, since when, and what each further day costs.

import { costOfDay, PROBABLY_DONE_TEXT } from "@bondline/domain/documents/return-requests/probably-done.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { costsOf } from "../documents/public.ts";
import { accessProbablyDone, type ProbablyDone } from "./probably-done-access.ts";

const ReasonRef = enumOf("ProbablyDoneReason", codesIn(PROBABLY_DONE_TEXT));

const ProbablyDoneRef = builder.objectRef<ProbablyDone>("ProbablyDoneDocument").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    costPerDay: t.field({
      type: "Decimal",
      nullable: true,
      description: "Null where nothing more is charged, or nobody has recorded what is.",
      resolve: async (document, _args, context) => costPerDayOf(document, (await context.read()).now),
    }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    reason: t.expose("reason", { type: ReasonRef }),
    referenceNumber: t.exposeString("referenceNumber"),
    sinceDate: t.expose("sinceDate", { type: "Date" }),
    version: t.exposeInt("version"),
  }),
});

/** A fee that was paid once costs no more by waiting. */
function costPerDayOf(document: ProbablyDone, now: Instant): Cents | undefined {
  const costs = costsOf(document, now);
  const isPaidOnce = costs?.recurringCostFrequency === 0 || costs?.recurringFeeType === "LIFETIME_FEE";
  return costs === undefined || isPaidOnce ? undefined : costOfDay(costs.annualCents);
}

builder.queryField("documentsProbablyDone", (t) =>
  t.field({
    type: [ProbablyDoneRef],
    description:
      "Established documents whose purpose has probably ended, those that wait longest first, 50 at most.",
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId }, context) =>
      accessProbablyDone(await context.read(), organisationId),
  }),
);
