// On what terms finance is advertised in the contract, with all their versions.

import { FINANCE_VERSION_FIELDS } from "@bondline/domain/money/finance/finance-terms.ts";
import { builder } from "../../../graphql/builder.ts";
import { oneOf } from "../../../graphql/field-options.ts";
import { addDatedSetting } from "../../office/dated-settings/public.ts";
import type { FinanceOfferRow } from "../finance/public.ts";
import { proposeFinanceTerms } from "./commands/propose-finance-terms.ts";
import { FINANCE_TERMS } from "./finance-version-setting.ts";

const FinanceTermsRef = builder.objectRef<FinanceOfferRow>("FinanceTerms").implement({
  fields: (t) => ({
    annualRate: t.string({ resolve: ({ annualRatePercentage }) => String(Number(annualRatePercentage)) }),
    availabilityMaxBusinessDays: t.exposeInt("availableMaxBusinessDays"),
    availabilityMinBusinessDays: t.exposeInt("availableMinBusinessDays"),
    maxAmount: t.expose("maxAmountCents", { type: "Decimal" }),
    minAmount: t.expose("minAmountCents", { type: "Decimal" }),
    termMonths: t.exposeIntList("termMonths"),
  }),
});

addDatedSetting(FINANCE_TERMS, {
  name: "FinanceTerms",
  query: "officeFinanceTerms",
  propose: "proposeFinanceTerms",
  run: proposeFinanceTerms,
  of: { field: "terms", type: FinanceTermsRef, shown: (kept) => kept },
  words: {
    version: "On what terms finance is advertised from a moment on, until the next version.",
    now: "What is advertised now.",
    startsAt: "Null before the first version.",
    first: "What was advertised before the first version.",
  },
  inputs: (t) => ({
    termMonths: t.intList({ required: true, ...oneOf(FINANCE_VERSION_FIELDS.termMonths.options ?? []) }),
  }),
});
