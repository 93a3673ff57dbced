// What an alert on a facility asks for: which one, from which use on, and whether projected documents count.

import { type UseFormReturn, useController } from "react-hook-form";
import { useRead } from "../../../app/use-read.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { AlertValues } from "./alert-values.ts";
import { SettingsFacilitiesDocument } from "./settings-operations.ts";
import { DETAILS_WORDS, ALERT_WORDS as WORDS } from "./settings-words.ts";

type FieldsProps = { readonly organisationId: string; readonly form: UseFormReturn<AlertValues> };

export function AlertFacilityFields({ organisationId, form }: FieldsProps) {
  const { data, failure } = useRead(SettingsFacilitiesDocument, { organisationId });
  const facility = useController({ control: form.control, name: "facilityId" });
  const limit = useController({ control: form.control, name: "facilityLimit" });
  const own = (data?.facilities ?? []).filter((each) => each.organisationId === organisationId);
  return (
    <>
      <SelectField
        label={WORDS.facility}
        placeholder={DETAILS_WORDS.choose}
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
        help={data !== undefined && own.length === 0 ? WORDS.noFacility : failure?.message}
        error={facility.fieldState.error?.message}
        {...facility.field}
      />
      <MoneyField
        label={WORDS.facilityLimit}
        help={WORDS.facilityLimitHelp}
        error={limit.fieldState.error?.message}
        {...limit.field}
      />
      <CheckboxField label={WORDS.includeProjected} {...form.register("facilityLimitIncludeProjectedDocs")} />
    </>
  );
}
