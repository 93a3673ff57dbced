// The form of the organisation's details with its locks, and of its postal address.

import {
  DETAILS_FIELDS,
  ORGANISATION_FIELDS as FIELDS,
  POSTAL_ADDRESS_FIELDS,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import { useRef } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { BoundCheckbox } from "../../../app/fields/bound-inputs.tsx";
import { LockedField } from "../../../app/fields/locked-field.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { StickyFooter } from "../../../ui/sticky-footer.tsx";
import {
  detailsInput,
  detailsResolver,
  detailsValues,
  detailsWarnings,
  isPostalSame,
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
  useWatch({ control: record.form.control });
  const values = record.form.getValues();
  const warnings = detailsWarnings(values);

  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="grid min-w-0 gap-4">
        <FormNotices
          of={record}
          title={SETTINGS_WORDS.notSaved}
          conflict={{ sentence: SETTINGS_WORDS.savedMeanwhile }}
        />
        <Card>
          <FormSection title={WORDS.details} sentence={WORDS.detailsSentence}>
            <FullWidth>
              <BoundField name="name" field={DETAILS_FIELDS.name} autoComplete="organization" />
            </FullWidth>
            <LockedField field={FIELDS.abn} value={organisation.abn} help={WORDS.locked} />
            <LockedField field={FIELDS.entityType} value={organisation.entityType} help={WORDS.locked} />
            <FullWidth>
              <LockedField
                field={FIELDS.industryType}
                value={organisation.industryType}
                help={WORDS.locked}
              />
            </FullWidth>
            <FullWidth>
              <BoundField
                name="address"
                field={DETAILS_FIELDS.address}
                help={warnings.address ?? WORDS.addressHelp}
              />
            </FullWidth>
          </FormSection>
        </Card>
        <Card>
          <FormSection title={WORDS.postal} sentence={WORDS.postalSentence}>
            <FullWidth>
              <BoundCheckbox
                name="postalAddressSameAsBusinessAddress"
                label={DETAILS_FIELDS.postalAddressSameAsBusinessAddress.label}
              />
            </FullWidth>
            {!isPostalSame(values) && (
              <BoundFields
                of={POSTAL_ADDRESS_FIELDS}
                within="postalAddress."
                particulars={{
                  line1: { isWide: true, autoComplete: "address-line1", help: WORDS.line1Help },
                  line2: { isWide: true, autoComplete: "address-line2", isOptional: true },
                  suburb: { isWide: true, autoComplete: "address-level2" },
                  state: { placeholder: WORDS.choose },
                  postalCode: { isFigures: true, autoComplete: "postal-code", help: warnings.postalCode },
                }}
              />
            )}
          </FormSection>
        </Card>
        <StickyFooter>
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {SETTINGS_WORDS.save}
          </Button>
        </StickyFooter>
      </form>
    </FormProvider>
  );
}
