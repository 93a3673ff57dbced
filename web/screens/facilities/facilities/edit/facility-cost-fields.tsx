// One agreement on a recurring cost: the kind of fee first, then what that kind needs.

import type { CostGroup } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import {
  FEE_TYPE_TEXT,
  FEE_TYPES,
  frequencyLabel,
  PAYMENT_FREQUENCIES,
} from "@bondline/domain/money/fees/fee-schedule.ts";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { FormSection } from "../../../../ui/form-section.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { FORM_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityValues } from "./facility-values.ts";

const FEE_OPTIONS = FEE_TYPES.map((value) => ({ value, label: FEE_TYPE_TEXT[value] }));
const FREQUENCY_OPTIONS = PAYMENT_FREQUENCIES.map((months) => ({
  value: String(months),
  label: frequencyLabel(months),
}));

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
        label={WORDS.feeType}
        placeholder={WORDS.noFee}
        options={FEE_OPTIONS}
        error={errors?.recurringFeeType?.message}
        {...form.register(`${group}.recurringFeeType`)}
      />
      {type !== "" && !isOnce && (
        <SelectField
          label={WORDS.frequency}
          placeholder={WORDS.choose}
          options={FREQUENCY_OPTIONS}
          error={errors?.recurringCostFrequency?.message}
          {...form.register(`${group}.recurringCostFrequency`)}
        />
      )}
      {(type === "ANNUAL_PERCENTAGE" || isOnce) && (
        <TextField
          label={WORDS.percentage}
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
          label={isOnce ? WORDS.fixedOnce : WORDS.fixed}
          isOptional={isOnce}
        />
      )}
      {type !== "" && !isOnce && (
        <FacilityMoney
          form={form}
          name={`${group}.recurringMinimumAnnualCost`}
          label={WORDS.minimum}
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
