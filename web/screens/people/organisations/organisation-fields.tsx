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
  useWatch({ control: form.control });
  const values = form.getValues();
  const warnings = organisationWarnings(values);
  const answer = useRegisteredBusiness(organisation === undefined ? values.abn : "");
  useFillFromRegister(form, answer.business);
  const isNothingAsked = answer.state === "NOTHING_ASKED";
  const locked = (name: "abn" | "entityType" | "industry") => (
    <LockedField field={FIELDS[name]} value={values[name]} help={WORDS.locked} />
  );
  return (
    <>
      <BoundField name="name" field={FIELDS.name} autoComplete="organization" />
      <div>
        {organisation === undefined ? (
          <BoundField
            name="abn"
            field={FIELDS.abn}
            help={warnings.abn ?? (isNothingAsked ? WORDS.abnHelp : undefined)}
          />
        ) : (
          locked("abn")
        )}
        <RegisterAnswerNote form={form} answer={answer} />
      </div>
      <BoundField name="address" field={FIELDS.address} help={warnings.address ?? WORDS.addressHelp} />
      {organisation === undefined ? (
        <>
          <BoundField
            name="entityType"
            field={FIELDS.entityType}
            placeholder={WORDS.choose}
            options={entityTypeOptions([answer.business?.entityType ?? undefined, values.entityType])}
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
function entityTypeOptions(present: readonly (string | undefined)[]): readonly SelectOption[] {
  const isOffered = (wanted: string) => ENTITY_TYPES_OFFERED.some(({ code }) => code === wanted);
  const others = new Set(present.filter((code) => code !== undefined && code !== "" && !isOffered(code)));
  return [
    ...ENTITY_TYPES_OFFERED.map(({ code, label }) => ({ value: code, label })),
    ...[...others].map((code = "") => ({ value: code, label: entityTypeLabel(code) })),
  ];
}
