// One agreement on a recurring cost: the kind of fee first, then what that kind needs.

import type { CostGroup } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import {
  RECURRING_COST_FIELDS,
  type RecurringCostField,
} from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import { useWatch } from "react-hook-form";
import { BoundFields } from "../../../../app/fields/bound-fields.tsx";
import { FormSection } from "../../../../ui/form-section.tsx";
import { FORM_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityValues } from "./facility-values.ts";

type CostProps = { readonly group: CostGroup; readonly title: string; readonly sentence: string };

const PAYMENTS = ["recurringCostFrequency", "recurringSinglePayment", "recurringMinimumAnnualCost"] as const;

/** What each kind of fee asks for; without one nothing more is asked. */
const ASKED: Readonly<Record<string, readonly RecurringCostField[]>> = {
  ANNUAL_PERCENTAGE: ["recurringPercentageCost", ...PAYMENTS],
  FIXED_FEE: ["recurringFixedCost", ...PAYMENTS],
  LIFETIME_FEE: ["recurringPercentageCost", "recurringFixedCost"],
};

export function FacilityCostFields({ group, title, sentence }: CostProps) {
  const [type, months] = useWatch<
    FacilityValues,
    [`${CostGroup}.recurringFeeType`, `${CostGroup}.recurringCostFrequency`]
  >({ name: [`${group}.recurringFeeType`, `${group}.recurringCostFrequency`] });
  const asked: readonly string[] = ["recurringFeeType", ...(ASKED[type] ?? [])];
  const once =
    type === "LIFETIME_FEE"
      ? {
          recurringPercentageCost: {
            label: WORDS.percentageOnce,
            help: WORDS.percentageOnceHelp,
            isOptional: true,
          },
          recurringFixedCost: { label: WORDS.fixedOnce, isOptional: true },
        }
      : {};
  return (
    <FormSection title={title} sentence={sentence}>
      <BoundFields
        of={RECURRING_COST_FIELDS}
        within={`${group}.`}
        isAsked={(path) => asked.includes(path) && (path !== "recurringSinglePayment" || months === "0")}
        particulars={{
          recurringFeeType: { placeholder: WORDS.noFee },
          recurringCostFrequency: { placeholder: WORDS.choose },
          recurringPercentageCost: { help: WORDS.percentageHelp },
          recurringMinimumAnnualCost: { isOptional: true },
          ...once,
        }}
      />
    </FormSection>
  );
}
