// The form of the organisation's details with its locks, and of its postal address.

import {
  ORGANISATION_FIELDS as FIELDS,
  POSTAL_ADDRESS_FIELDS as POSTAL,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { useRef } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { AddressInput } from "../../../app/address-input.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { StickyFooter } from "../../../ui/sticky-footer.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  type DetailsValues,
  detailsInput,
  detailsResolver,
  detailsValues,
  detailsWarnings,
} from "./details-values.ts";
import { SettingsUpdateOrganisationDocument } from "./settings-operations.ts";
import { SETTINGS_WORDS, DETAILS_WORDS as WORDS } from "./settings-words.ts";

type FormProps = {
  readonly organisation: SettingsOrganisationFieldsFragment;
  /** Somebody else saved meanwhile: the present version is needed to save over it. */
  readonly onBehind: () => void;
};

export function DetailsForm({ organisation, onBehind }: FormProps) {
  const { me, reload } = useSession();
  const { send } = useCommand(SettingsUpdateOrganisationDocument, { handledByScreen: true });
  const saved = useRef(organisation.version);
  const { id } = organisation;
  const version = Math.max(organisation.version, saved.current);
  const record = useRecordForm({
    start: detailsValues(organisation),
    resolver: detailsResolver,
    keptAs: `bondline.kept-details.${me?.id}.${id}.${version}`,
    save: (values) => send({ id, version, ...detailsInput(values) }),
    onSaved: async ({ updateOrganisation }) => {
      saved.current = updateOrganisation.organisation.version;
      record.form.reset(detailsValues(updateOrganisation.organisation));
      notify({ tone: "ok", title: WORDS.updated });
      await reload();
    },
    onBehind,
  });
  const { form } = record;

  return (
    <form {...record.bind} className="grid min-w-0 gap-4">
      <FormNotices
        of={record}
        title={SETTINGS_WORDS.notSaved}
        conflict={{ sentence: SETTINGS_WORDS.savedMeanwhile }}
      />
      <Card>
        <DetailsSection organisation={organisation} form={form} />
      </Card>
      <Card>
        <PostalSection form={form} />
      </Card>
      <StickyFooter>
        <Button type="submit" variant="primary" isLoading={record.isSaving}>
          {SETTINGS_WORDS.save}
        </Button>
      </StickyFooter>
    </form>
  );
}

type SectionProps = { readonly form: UseFormReturn<DetailsValues> };

function DetailsSection({ organisation, form }: SectionProps & Pick<FormProps, "organisation">) {
  const { errors } = form.formState;
  useWatch({ control: form.control });
  const warnings = detailsWarnings(form.getValues());
  const { abn, entityType, industryType } = organisation;
  return (
    <FormSection title={WORDS.details} sentence={WORDS.detailsSentence}>
      <FullWidth>
        <TextField
          label={FIELDS.name.label}
          autoComplete="organization"
          error={errors.name?.message}
          {...form.register("name")}
        />
      </FullWidth>
      <TextField
        label={FIELDS.abn.label}
        isFigures
        readOnly
        value={formatAbnOrAcn(abn)}
        help={WORDS.locked}
      />
      <TextField
        label={FIELDS.entityType.label}
        readOnly
        value={entityTypeLabel(entityType)}
        help={WORDS.locked}
      />
      <FullWidth>
        <TextField
          label={FIELDS.industryType.label}
          readOnly
          value={FIELDS.industryType.show(industryType)}
          help={WORDS.locked}
        />
      </FullWidth>
      <FullWidth>
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
      </FullWidth>
    </FormSection>
  );
}

function PostalSection({ form }: SectionProps) {
  const isSame = useWatch({ control: form.control, name: "isSame" });
  return (
    <FormSection title={WORDS.postal} sentence={WORDS.postalSentence}>
      <FullWidth>
        <CheckboxField label={WORDS.isSame} {...form.register("isSame")} />
      </FullWidth>
      {!isSame && <PostalFields form={form} />}
    </FormSection>
  );
}

function PostalFields({ form }: SectionProps) {
  const errors = form.formState.errors.postalAddress;
  useWatch({ control: form.control });
  const warnings = detailsWarnings(form.getValues());
  return (
    <>
      <FullWidth>
        <TextField
          label={POSTAL.line1.label}
          autoComplete="address-line1"
          help={WORDS.line1Help}
          error={errors?.line1?.message}
          {...form.register("postalAddress.line1")}
        />
      </FullWidth>
      <FullWidth>
        <TextField
          label={POSTAL.line2.label}
          isOptional
          autoComplete="address-line2"
          error={errors?.line2?.message}
          {...form.register("postalAddress.line2")}
        />
      </FullWidth>
      <FullWidth>
        <TextField
          label={POSTAL.suburb.label}
          autoComplete="address-level2"
          error={errors?.suburb?.message}
          {...form.register("postalAddress.suburb")}
        />
      </FullWidth>
      <SelectField
        label={POSTAL.state.label}
        placeholder={WORDS.choose}
        options={POSTAL.state.options ?? []}
        autoComplete="address-level1"
        error={errors?.state?.message}
        {...form.register("postalAddress.state")}
      />
      <TextField
        label={POSTAL.postalCode.label}
        isFigures
        inputMode="numeric"
        autoComplete="postal-code"
        help={warnings.postalCode}
        error={errors?.postalCode?.message}
        {...form.register("postalAddress.postalCode")}
      />
    </>
  );
}
