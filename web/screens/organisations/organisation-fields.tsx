// The fields of an organisation. What its identity rests on is locked once it is set (1§2).

import { ENTITY_TYPES_OFFERED, entityTypeLabel } from "@bondline/domain/reference-data/entity-types.ts";
import { INDUSTRIES } from "@bondline/domain/reference-data/industries.ts";
import { labelOf, type Option } from "@bondline/domain/reference-data/option-list.ts";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { SessionOrganisation } from "../../app/session.ts";
import { SelectField, type SelectOption } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type OrganisationValues, organisationWarnings } from "./organisation-form.ts";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";

const ENTITY_TYPE_OPTIONS = selectOptions(ENTITY_TYPES_OFFERED);
const INDUSTRY_OPTIONS = selectOptions(INDUSTRIES.options);

type OrganisationFieldsProps = {
  readonly form: UseFormReturn<OrganisationValues>;
  readonly organisation: SessionOrganisation | undefined;
};

export function OrganisationFields({ form, organisation }: OrganisationFieldsProps) {
  const { errors } = form.formState;
  useWatch({ control: form.control });
  const warnings = organisationWarnings(form.getValues());
  const isLocked = organisation !== undefined;

  return (
    <>
      <TextField
        label={WORDS.name}
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register("name")}
      />
      <TextField
        label={WORDS.abn}
        isFigures
        inputMode="numeric"
        readOnly={isLocked}
        help={isLocked ? WORDS.locked : (warnings.abn ?? WORDS.abnHelp)}
        error={errors.abn?.message}
        {...form.register("abn")}
      />
      <TextField
        label={WORDS.address}
        autoComplete="street-address"
        help={warnings.address ?? WORDS.addressHelp}
        error={errors.address?.message}
        {...form.register("address")}
      />
      {organisation === undefined ? (
        <OpenChoices form={form} />
      ) : (
        <LockedChoices organisation={organisation} />
      )}
    </>
  );
}

function OpenChoices({ form }: { readonly form: UseFormReturn<OrganisationValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <SelectField
        label={WORDS.entityType}
        placeholder={WORDS.choose}
        options={ENTITY_TYPE_OPTIONS}
        error={errors.entityType?.message}
        {...form.register("entityType")}
      />
      <SelectField
        label={WORDS.industry}
        placeholder={WORDS.choose}
        options={INDUSTRY_OPTIONS}
        error={errors.industry?.message}
        {...form.register("industry")}
      />
    </>
  );
}

function LockedChoices({ organisation }: { readonly organisation: SessionOrganisation }) {
  const entityType = entityTypeLabel(organisation.entityType);
  const industry = labelOf(INDUSTRIES.options, organisation.industryType);
  return (
    <>
      <TextField label={WORDS.entityType} readOnly value={entityType} help={WORDS.locked} />
      <TextField label={WORDS.industry} readOnly value={industry} help={WORDS.locked} />
    </>
  );
}

function selectOptions(options: readonly Option[]): readonly SelectOption[] {
  return options.map(({ code, label }) => ({ value: code, label }));
}
