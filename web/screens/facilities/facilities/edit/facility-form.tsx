// The form of a facility, for recording one and for changing it.

import { FACILITY_FIELDS as FIELDS } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { type UseFormReturn, useController } from "react-hook-form";
import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { FormNotices } from "../../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { FieldMessage } from "../../../../ui/field.tsx";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { FORM_WORDS as WORDS } from "../facility-words.ts";
import { FacilityCostFields, FacilityMoney } from "./facility-cost-fields.tsx";
import { type FacilityValues, facilityResolver, facilityValues } from "./facility-values.ts";

export type FacilityFormProps = {
  /** Given: it is changed. Absent: a new one is recorded. */
  readonly facility?: FacilityRecordFragment;
  readonly cancelHref: string;
  /** Under which name what is typed is kept on this device. */
  readonly keptAs: string;
  readonly onSave: (values: FacilityValues) => Promise<CommandAnswer<{ readonly id: string }>>;
  readonly onBehind?: () => void;
};

export function FacilityForm({ facility, cancelHref, keptAs, onSave, onBehind }: FacilityFormProps) {
  const go = useGo();
  const record = useRecordForm({
    start: facilityValues(facility),
    resolver: facilityResolver,
    pathOf: (path) => path.replace(/^facility\./, ""),
    keptAs,
    save: onSave,
    onSaved: ({ id }, { name }) => {
      notify({ tone: "ok", title: WORDS.saved, detail: name });
      go(paths.facilityView({ facilityId: id }));
    },
    ...(onBehind && { onBehind }),
  });
  const { form } = record;

  return (
    <form {...record.bind} className="grid min-w-0 gap-4">
      <FormNotices
        of={record}
        title={WORDS.notSaved}
        conflict={{ title: WORDS.conflict, sentence: WORDS.conflictSentence }}
      />
      <Card>
        <FacilitySection form={form} isProviderFixed={facility?.supplierId != null} />
        <FormSection title={WORDS.costs} sentence={WORDS.costsSentence}>
          <FacilityMoney form={form} name="setUpCost" label={FIELDS.setUpCost.label} isOptional />
          <FacilityMoney form={form} name="annualCost" label={FIELDS.annualCost.label} isOptional />
        </FormSection>
        <FacilityCostFields
          form={form}
          group="costs"
          title={WORDS.recurring}
          sentence={WORDS.recurringSentence}
        />
        <FacilityCostFields
          form={form}
          group="bankFrontedBondCosts"
          title={WORDS.bankFronted}
          sentence={WORDS.bankFrontedSentence}
        />
        <FacilityCostFields
          form={form}
          group="premiumRecurringCosts"
          title={WORDS.premium}
          sentence={WORDS.premiumSentence}
        />
      </Card>
      <StickyFooter>
        <LinkButton href={cancelHref} onClick={record.kept.forget}>
          {WORDS.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" isLoading={record.isSaving}>
          {WORDS.save}
        </Button>
      </StickyFooter>
    </form>
  );
}

type SectionProps = { readonly form: UseFormReturn<FacilityValues> };

function FacilitySection({ form, isProviderFixed }: SectionProps & { readonly isProviderFixed: boolean }) {
  const { errors } = form.formState;
  return (
    <FormSection title={WORDS.facility} sentence={WORDS.facilitySentence}>
      <FullWidth>
        <TextField
          label={FIELDS.name.label}
          help={WORDS.nameHelp}
          error={errors.name?.message}
          {...form.register("name")}
        />
      </FullWidth>
      <FullWidth>
        <TextField
          label={FIELDS.provider.label}
          readOnly={isProviderFixed}
          error={errors.provider?.message}
          {...form.register("provider")}
        />
      </FullWidth>
      <FacilityMoney form={form} name="limit" label={FIELDS.limit.label} />
      <SelectField
        label={FIELDS.securityType.label}
        isOptional
        placeholder={WORDS.notGiven}
        options={FIELDS.securityType.options ?? []}
        error={errors.securityType?.message}
        {...form.register("securityType")}
      />
      <FacilityDay form={form} name="startDate" label={FIELDS.startDate.label} />
      <FacilityDay form={form} name="endDate" label={FIELDS.endDate.label} help={WORDS.endDateHelp} />
      <FullWidth>
        <Kinds form={form} />
      </FullWidth>
    </FormSection>
  );
}

function Kinds({ form }: SectionProps) {
  const error = form.formState.errors.documentVariants?.message;
  return (
    <fieldset aria-describedby="kinds-message">
      <legend className="mb-1 text-label font-medium">{FIELDS.documentVariants.label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {(FIELDS.documentVariants.options ?? []).map(({ value, label }) => (
          <CheckboxField
            key={value}
            value={value}
            label={label}
            {...(error === undefined ? {} : { "aria-invalid": true })}
            {...form.register("documentVariants")}
          />
        ))}
      </div>
      <FieldMessage id="kinds-message" error={error} />
    </fieldset>
  );
}

type DayProps = SectionProps & {
  readonly name: "startDate" | "endDate";
  readonly label: string;
  readonly help?: string;
};

function FacilityDay({ form, name, label, help }: DayProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <DateField
      label={label}
      help={help}
      isOptional={name === "endDate"}
      error={fieldState.error?.message}
      {...field}
    />
  );
}
