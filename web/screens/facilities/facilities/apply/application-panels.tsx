// The panels of an application that is being filled in: facility and applicant, shared entities, properties with their owners.

import {
  PROPERTY_TYPE_TEXT,
  PROPERTY_TYPES,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { ENTITY_TYPES } from "@bondline/domain/values/reference-data/entity-types.ts";
import { INDUSTRIES } from "@bondline/domain/values/reference-data/industries.ts";
import type { ReactNode } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Button } from "../../../../ui/button.tsx";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { AddIcon, RemoveIcon } from "../../../../ui/icons.ts";
import {
  ApplicationAddress,
  ApplicationMoney,
  ApplicationSelect,
  ApplicationText,
  ApplicationYesNo,
} from "./application-fields.tsx";
import { type ApplicationForm, NEW_ENTITY, NEW_OWNER, newProperty } from "./application-values.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

const optionsOf = (list: readonly { code: string; label: string }[]) =>
  list.map(({ code, label }) => ({ value: code, label }));
const ENTITY_OPTIONS = optionsOf(ENTITY_TYPES.options);
const INDUSTRY_OPTIONS = optionsOf(INDUSTRIES.options);
const PROPERTY_OPTIONS = PROPERTY_TYPES.map((value) => ({ value, label: PROPERTY_TYPE_TEXT[value] }));

export function ApplicantPanel({ needsKind }: { readonly needsKind: boolean }) {
  return (
    <>
      <FormSection title={WORDS.facility} sentence={WORDS.facilitySentence}>
        <ApplicationMoney name="facilityLimit" label={WORDS.limit} />
      </FormSection>
      <FormSection title={WORDS.applicant} sentence={WORDS.applicantSentence}>
        <ApplicationText name="applicant.companyName" label={WORDS.companyName} />
        <ApplicationText name="applicant.abn" label={WORDS.abn} isFigures />
        <ApplicationSelect
          name="applicant.entityType"
          label={WORDS.entityType}
          options={ENTITY_OPTIONS}
          placeholder={WORDS.choose}
          isOptional={!needsKind}
        />
        <ApplicationSelect
          name="applicant.industry"
          label={WORDS.industry}
          options={INDUSTRY_OPTIONS}
          placeholder={WORDS.choose}
          isOptional={!needsKind}
        />
        <FullWidth>
          <ApplicationAddress name="applicant.address" label={WORDS.address} />
        </FullWidth>
        <ApplicationText name="applicant.website" label={WORDS.website} isOptional />
        <ApplicationText name="applicant.contactTitle" label={WORDS.contactTitle} isOptional />
        <ApplicationText name="applicant.contactName" label={WORDS.contactName} />
        <ApplicationText name="applicant.phoneNumber" label={WORDS.phoneNumber} isFigures />
        <FullWidth>
          <ApplicationText name="applicant.emailAddress" label={WORDS.emailAddress} />
        </FullWidth>
      </FormSection>
    </>
  );
}

/** Answering yes makes one blank entity, no clears them all; they are removed from the end, and one stays. */
export function EntitiesPanel() {
  const { control } = useFormContext<ApplicationForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: "entities" });
  return (
    <FormSection title={WORDS.entities} sentence={WORDS.entitiesSentence}>
      <FullWidth>
        <ApplicationYesNo
          name="isShared"
          label={WORDS.isShared}
          onAnswered={(isShared) => replace(isShared ? [{ ...NEW_ENTITY }] : [])}
        />
      </FullWidth>
      {fields.map(({ id }, at) => (
        <Group key={id} title={WORDS.entity(at + 1)}>
          <ApplicationText name={`entities.${at}.name`} label={WORDS.name} />
          <ApplicationText name={`entities.${at}.abn`} label={WORDS.abn} isFigures />
        </Group>
      ))}
      {fields.length > 0 && (
        <ListButtons
          add={WORDS.addEntity}
          remove={WORDS.removeEntity}
          onAdd={() => append({ ...NEW_ENTITY })}
          onRemove={fields.length > 1 ? () => remove(fields.length - 1) : undefined}
        />
      )}
    </FormSection>
  );
}

export function PropertiesPanel() {
  const { control } = useFormContext<ApplicationForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "properties" });
  return (
    <FormSection title={WORDS.properties} sentence={WORDS.propertiesSentence}>
      {fields.map(({ id }, at) => (
        <Property key={id} at={at} />
      ))}
      <ListButtons
        add={WORDS.addProperty}
        remove={WORDS.removeProperty}
        onAdd={() => append(newProperty())}
        onRemove={fields.length > 1 ? () => remove(fields.length - 1) : undefined}
      />
    </FormSection>
  );
}

function Property({ at }: { readonly at: number }) {
  const { control, setValue } = useFormContext<ApplicationForm>();
  const owners = useFieldArray({ control, name: `properties.${at}.owners` });
  const [type, isMortgaged] = useWatch({
    control,
    name: [`properties.${at}.propertyType`, `properties.${at}.isMortgaged`],
  });
  return (
    <Group title={WORDS.property(at + 1)}>
      <FullWidth>
        <ApplicationAddress name={`properties.${at}.address`} label={WORDS.address} />
      </FullWidth>
      <ApplicationSelect
        name={`properties.${at}.propertyType`}
        label={WORDS.propertyType}
        options={PROPERTY_OPTIONS}
        placeholder={WORDS.choose}
        onChosen={() => setValue(`properties.${at}.isPrimaryPlaceOfResidence`, "")}
      />
      <ApplicationMoney name={`properties.${at}.estimatedValue`} label={WORDS.estimatedValue} />
      {type === "RESIDENTIAL" && (
        <FullWidth>
          <ApplicationYesNo name={`properties.${at}.isPrimaryPlaceOfResidence`} label={WORDS.isPrimary} />
        </FullWidth>
      )}
      <FullWidth>
        <ApplicationYesNo name={`properties.${at}.isMortgaged`} label={WORDS.isMortgaged} />
      </FullWidth>
      {isMortgaged === "true" && (
        <>
          <ApplicationMoney name={`properties.${at}.outstandingMortgage`} label={WORDS.outstanding} />
          <ApplicationText name={`properties.${at}.lender`} label={WORDS.lender} />
        </>
      )}
      {owners.fields.map(({ id }, place) => (
        <Group key={id} title={WORDS.owner(place + 1)}>
          <ApplicationText name={`properties.${at}.owners.${place}.name`} label={WORDS.name} />
          <ApplicationText
            name={`properties.${at}.owners.${place}.applicantRelationship`}
            label={WORDS.relationship}
            isOptional
          />
        </Group>
      ))}
      <ListButtons
        add={WORDS.addOwner}
        remove={WORDS.removeOwner}
        onAdd={() => owners.append({ ...NEW_OWNER })}
        onRemove={owners.fields.length > 1 ? () => owners.remove(owners.fields.length - 1) : undefined}
      />
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="col-span-full min-w-0 border-t border-line pt-3">
      <legend className="float-left mb-3 w-full text-label font-semibold">{title}</legend>
      <div className="clear-both grid min-w-0 gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type ListButtonsProps = {
  readonly add: string;
  readonly remove: string;
  readonly onAdd: () => void;
  readonly onRemove: (() => void) | undefined;
};

function ListButtons({ add, remove, onAdd, onRemove }: ListButtonsProps) {
  return (
    <FullWidth>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={AddIcon} onClick={onAdd}>
          {add}
        </Button>
        {onRemove !== undefined && (
          <Button size="small" variant="quiet" icon={RemoveIcon} onClick={onRemove}>
            {remove}
          </Button>
        )}
      </div>
    </FullWidth>
  );
}
