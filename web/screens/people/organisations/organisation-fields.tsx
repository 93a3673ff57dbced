// The fields of an organisation. What its identity rests on is locked once it is set.

import { NEW_ORGANISATION_FIELDS as FIELDS } from "@bondline/domain/people/organisations/organisation-fields.ts";
import {
  ENTITY_TYPES_OFFERED,
  entityTypeLabel,
} from "@bondline/domain/values/reference-data/entity-types.ts";
import type { Option } from "@bondline/domain/values/reference-data/option-list.ts";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { AddressInput } from "../../../app/address-input.tsx";
import type { SessionOrganisation } from "../../../app/session.ts";
import { SelectField, type SelectOption } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useRegisteredBusiness } from "../../parties/business-register/public/use-registered-business.ts";
import { type OrganisationValues, organisationWarnings } from "./organisation-form.ts";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";
import { RegisterAnswerNote } from "./register-answer-note.tsx";
import { useFillFromRegister } from "./use-fill-from-register.ts";

type OrganisationFieldsProps = {
  readonly form: UseFormReturn<OrganisationValues>;
  readonly organisation: SessionOrganisation | undefined;
};

export function OrganisationFields({ form, organisation }: OrganisationFieldsProps) {
  const { errors } = form.formState;
  useWatch({ control: form.control });
  const warnings = organisationWarnings(form.getValues());
  const isLocked = organisation !== undefined;
  const answer = useRegisteredBusiness(isLocked ? "" : form.getValues("abn"));
  useFillFromRegister(form, answer.business);
  const isNothingAsked = answer.state === "NOTHING_ASKED";

  return (
    <>
      <TextField
        label={FIELDS.name.label}
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register("name")}
      />
      <div>
        <TextField
          label={FIELDS.abn.label}
          isFigures
          inputMode="numeric"
          readOnly={isLocked}
          help={isLocked ? WORDS.locked : (warnings.abn ?? (isNothingAsked ? WORDS.abnHelp : undefined))}
          error={errors.abn?.message}
          {...form.register("abn")}
        />
        <RegisterAnswerNote form={form} answer={answer} />
      </div>
      <Controller
        control={form.control}
        name="address"
        render={({ field: { ref: _, ...field } }) => (
          <AddressInput
            {...field}
            label={FIELDS.address.label}
            help={warnings.address ?? WORDS.addressHelp}
            error={errors.address?.message}
          />
        )}
      />
      {organisation === undefined ? (
        <OpenChoices form={form} registeredType={answer.business?.entityType ?? undefined} />
      ) : (
        <LockedChoices organisation={organisation} />
      )}
    </>
  );
}

type OpenChoicesProps = {
  readonly form: UseFormReturn<OrganisationValues>;
  readonly registeredType: string | undefined;
};

function OpenChoices({ form, registeredType }: OpenChoicesProps) {
  const { errors } = form.formState;
  return (
    <>
      <SelectField
        label={FIELDS.entityType.label}
        placeholder={WORDS.choose}
        options={entityTypeOptions([registeredType, form.getValues("entityType")])}
        error={errors.entityType?.message}
        {...form.register("entityType")}
      />
      <SelectField
        label={FIELDS.industry.label}
        placeholder={WORDS.choose}
        options={FIELDS.industry.options ?? []}
        error={errors.industry?.message}
        {...form.register("industry")}
      />
    </>
  );
}

function LockedChoices({ organisation }: { readonly organisation: SessionOrganisation }) {
  const entityType = entityTypeLabel(organisation.entityType);
  const industry = FIELDS.industry.show(organisation.industryType);
  return (
    <>
      <TextField label={FIELDS.entityType.label} readOnly value={entityType} help={WORDS.locked} />
      <TextField label={FIELDS.industry.label} readOnly value={industry} help={WORDS.locked} />
    </>
  );
}

/** The register has kinds that are seldom enough to be left out of the list, until a business is of one. */
function entityTypeOptions(present: readonly (string | undefined)[]): readonly SelectOption[] {
  const isOffered = (wanted: string) => ENTITY_TYPES_OFFERED.some(({ code }) => code === wanted);
  const others = new Set(present.filter((code) => code !== undefined && code !== "" && !isOffered(code)));
  return [
    ...selectOptions(ENTITY_TYPES_OFFERED),
    ...[...others].map((code = "") => ({ value: code, label: entityTypeLabel(code) })),
  ];
}

function selectOptions(options: readonly Option[]): readonly SelectOption[] {
  return options.map(({ code, label }) => ({ value: code, label }));
}
