// One agreement on a recurring cost: the kind of fee first, then what that kind needs.

import type { CostGroup } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { RECURRING_COST_FIELDS as FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { FormSection } from "../../../../ui/form-section.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { FORM_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityValues } from "./facility-values.ts";

type CostProps = {
  readonly form: UseFormReturn<FacilityValues>;
  readonly group: CostGroup;
  readonly title: string;
  readonly sentence: string;
};

export function FacilityCostFields({ form, group, title, sentence }: CostProps) {
  const type = useWatch({ control: form.control, name: `${group}.recurringFeeType` });
  const errors = form.formState.errors[group];
  const isOnce = type === "LIFETIME_FEE";
  return (
    <FormSection title={title} sentence={sentence}>
      <SelectField
        label={FIELDS.recurringFeeType.label}
        placeholder={WORDS.noFee}
        options={FIELDS.recurringFeeType.options ?? []}
        error={errors?.recurringFeeType?.message}
        {...form.register(`${group}.recurringFeeType`)}
      />
      {type !== "" && !isOnce && (
        <SelectField
          label={FIELDS.recurringCostFrequency.label}
          placeholder={WORDS.choose}
          options={FIELDS.recurringCostFrequency.options ?? []}
          error={errors?.recurringCostFrequency?.message}
          {...form.register(`${group}.recurringCostFrequency`)}
        />
      )}
      {(type === "ANNUAL_PERCENTAGE" || isOnce) && (
        <TextField
          label={isOnce ? WORDS.percentageOnce : FIELDS.recurringPercentageCost.label}
          isFigures
          isOptional={isOnce}
          inputMode="decimal"
          help={isOnce ? WORDS.percentageOnceHelp : WORDS.percentageHelp}
          error={errors?.recurringPercentageCost?.message}
          {...form.register(`${group}.recurringPercentageCost`)}
        />
      )}
      {(type === "FIXED_FEE" || isOnce) && (
        <FacilityMoney
          form={form}
          name={`${group}.recurringFixedCost`}
          label={isOnce ? WORDS.fixedOnce : FIELDS.recurringFixedCost.label}
          isOptional={isOnce}
        />
      )}
      {type !== "" && !isOnce && (
        <FacilityMoney
          form={form}
          name={`${group}.recurringMinimumAnnualCost`}
          label={FIELDS.recurringMinimumAnnualCost.label}
          isOptional
        />
      )}
    </FormSection>
  );
}

type MoneyProps = {
  readonly form: UseFormReturn<FacilityValues>;
  readonly name:
    | "limit"
    | "setUpCost"
    | "annualCost"
    | `${CostGroup}.recurringFixedCost`
    | `${CostGroup}.recurringMinimumAnnualCost`;
  readonly label: string;
  readonly isOptional?: boolean;
};

export function FacilityMoney({ form, name, label, isOptional = false }: MoneyProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  return <MoneyField label={label} isOptional={isOptional} error={fieldState.error?.message} {...field} />;
}
