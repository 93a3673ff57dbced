// The fields of an organisation. What its identity rests on is locked once it is set.

import { NEW_ORGANISATION_FIELDS as FIELDS } from "@bondline/domain/people/organisations/organisation-fields.ts";
import {
  ENTITY_TYPES_OFFERED,
  entityTypeLabel,
} from "@bondline/domain/values/reference-data/entity-types.ts";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { LockedField } from "../../../app/fields/locked-field.tsx";
import type { SessionOrganisation } from "../../../app/session.ts";
import type { SelectOption } from "../../../ui/select-field.tsx";
import { BusinessNumberInput } from "../../parties/business-register/public/business-number-input.tsx";
import { type OrganisationValues, organisationWarnings } from "./organisation-form.ts";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";

type OrganisationFieldsProps = {
  readonly form: UseFormReturn<OrganisationValues>;
  readonly organisation: SessionOrganisation | undefined;
};

export function OrganisationFields({ form, organisation }: OrganisationFieldsProps) {
  useWatch({ control: form.control });
  const values = form.getValues();
  const warnings = organisationWarnings(values);
  const locked = (name: "abn" | "entityType" | "industry") => (
    <LockedField field={FIELDS[name]} value={values[name]} help={WORDS.locked} />
  );
  return (
    <>
      {/* First, because the register fills in the rest. */}
      {organisation === undefined ? (
        <BusinessNumberInput
          name="abn"
          field={FIELDS.abn}
          help={warnings.abn}
          into={{ name: "name", entityType: "entityType" }}
        />
      ) : (
        locked("abn")
      )}
      <BoundField name="name" field={FIELDS.name} autoComplete="organization" />
      <BoundField name="address" field={FIELDS.address} help={warnings.address ?? WORDS.addressHelp} />
      {organisation === undefined ? (
        <>
          <BoundField
            name="entityType"
            field={FIELDS.entityType}
            placeholder={WORDS.choose}
            options={entityTypeOptions(values.entityType)}
          />
          <BoundField name="industry" field={FIELDS.industry} placeholder={WORDS.choose} />
        </>
      ) : (
        <>
          {locked("entityType")}
          {locked("industry")}
        </>
      )}
    </>
  );
}

/** The register has kinds that are seldom enough to be left out of the list, until a business is of one. */
function entityTypeOptions(present: string): readonly SelectOption[] {
  const offered = ENTITY_TYPES_OFFERED.map(({ code, label }) => ({ value: code, label }));
  const isOffered = present === "" || offered.some(({ value }) => value === present);
  return isOffered ? offered : [...offered, { value: present, label: entityTypeLabel(present) }];
}
