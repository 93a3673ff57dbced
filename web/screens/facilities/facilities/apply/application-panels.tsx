// The panels of an application that is being filled in: facility and applicant, shared entities, properties with their owners.

import {
  APPLICANT_FIELDS as APPLICANT,
  ENTITY_FIELDS as ENTITY,
  OWNER_FIELDS as OWNER,
  PROPERTY_FIELDS as PROPERTY,
  WANTED_FIELDS as WANTED,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
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

export function ApplicantPanel({ needsKind }: { readonly needsKind: boolean }) {
  return (
    <>
      <FormSection title={WORDS.facility} sentence={WORDS.facilitySentence}>
        <ApplicationMoney name="facilityLimit" label={WANTED.facilityLimit.label} />
      </FormSection>
      <FormSection title={WORDS.applicant} sentence={WORDS.applicantSentence}>
        <ApplicationText name="applicant.companyName" label={APPLICANT.companyName.label} />
        <ApplicationText name="applicant.abn" label={APPLICANT.abn.label} isFigures />
        <ApplicationSelect
          name="applicant.entityType"
          label={APPLICANT.entityType.label}
          options={APPLICANT.entityType.options ?? []}
          placeholder={WORDS.choose}
          isOptional={!needsKind}
        />
        <ApplicationSelect
          name="applicant.industry"
          label={APPLICANT.industry.label}
          options={APPLICANT.industry.options ?? []}
          placeholder={WORDS.choose}
          isOptional={!needsKind}
        />
        <FullWidth>
          <ApplicationAddress name="applicant.address" label={APPLICANT.address.label} />
        </FullWidth>
        <ApplicationText name="applicant.website" label={APPLICANT.website.label} isOptional />
        <ApplicationText name="applicant.contactTitle" label={APPLICANT.contactTitle.label} isOptional />
        <ApplicationText name="applicant.contactName" label={APPLICANT.contactName.label} />
        <ApplicationText name="applicant.phoneNumber" label={APPLICANT.phoneNumber.label} isFigures />
        <FullWidth>
          <ApplicationText name="applicant.emailAddress" label={APPLICANT.emailAddress.label} />
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
          label={WANTED.isShared.label}
          onAnswered={(isShared) => replace(isShared ? [{ ...NEW_ENTITY }] : [])}
        />
      </FullWidth>
      {fields.map(({ id }, at) => (
        <Group key={id} title={WORDS.entity(at + 1)}>
          <ApplicationText name={`entities.${at}.name`} label={ENTITY.name.label} />
          <ApplicationText name={`entities.${at}.abn`} label={ENTITY.abn.label} isFigures />
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
        <ApplicationAddress name={`properties.${at}.address`} label={PROPERTY.address.label} />
      </FullWidth>
      <ApplicationSelect
        name={`properties.${at}.propertyType`}
        label={PROPERTY.propertyType.label}
        options={PROPERTY.propertyType.options ?? []}
        placeholder={WORDS.choose}
        onChosen={() => setValue(`properties.${at}.isPrimaryPlaceOfResidence`, "")}
      />
      <ApplicationMoney name={`properties.${at}.estimatedValue`} label={PROPERTY.estimatedValue.label} />
      {type === "RESIDENTIAL" && (
        <FullWidth>
          <ApplicationYesNo
            name={`properties.${at}.isPrimaryPlaceOfResidence`}
            label={PROPERTY.isPrimaryPlaceOfResidence.label}
          />
        </FullWidth>
      )}
      <FullWidth>
        <ApplicationYesNo name={`properties.${at}.isMortgaged`} label={PROPERTY.isMortgaged.label} />
      </FullWidth>
      {isMortgaged === "true" && (
        <>
          <ApplicationMoney
            name={`properties.${at}.outstandingMortgage`}
            label={PROPERTY.outstandingMortgage.label}
          />
          <ApplicationText name={`properties.${at}.lender`} label={PROPERTY.lender.label} />
        </>
      )}
      {owners.fields.map(({ id }, place) => (
        <Group key={id} title={WORDS.owner(place + 1)}>
          <ApplicationText name={`properties.${at}.owners.${place}.name`} label={OWNER.name.label} />
          <ApplicationText
            name={`properties.${at}.owners.${place}.applicantRelationship`}
            label={OWNER.applicantRelationship.label}
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
