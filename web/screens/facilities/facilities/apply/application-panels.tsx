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
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { BoundFields } from "../../../../app/fields/bound-fields.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { AddIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { type ApplicationForm, NEW_ENTITY, NEW_OWNER, newProperty } from "./application-values.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import { usePanelEvent } from "./panel-events.ts";

export function ApplicantPanel({ needsKind }: { readonly needsKind: boolean }) {
  const { control } = useFormContext<ApplicationForm>();
  const box = usePanelEvent("applicant-updated", useWatch({ control, name: "applicant" }));
  const kind = { placeholder: WORDS.choose, isOptional: !needsKind };
  return (
    <div ref={box}>
      <FormSection title={WORDS.facility} sentence={WORDS.facilitySentence}>
        <BoundField name="facilityLimit" field={WANTED.facilityLimit} />
      </FormSection>
      <FormSection title={WORDS.applicant} sentence={WORDS.applicantSentence}>
        <BoundFields
          of={APPLICANT}
          within="applicant."
          particulars={{
            entityType: kind,
            industry: kind,
            website: { isOptional: true },
            contactTitle: { isOptional: true },
            phoneNumber: { isFigures: true },
            emailAddress: { isWide: true },
          }}
        />
      </FormSection>
    </div>
  );
}

/** Answering yes makes one blank entity, no clears them all; they are removed from the end, and one stays. */
export function EntitiesPanel() {
  const { control, getValues } = useFormContext<ApplicationForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: "entities" });
  const box = usePanelEvent("entities-updated", useWatch({ control, name: "entities" }));
  return (
    <div ref={box}>
      <FormSection title={WORDS.entities} sentence={WORDS.entitiesSentence}>
        <FullWidth>
          <BoundField
            name="isShared"
            field={WANTED.isShared}
            onChosen={() => replace(getValues("isShared") === "true" ? [{ ...NEW_ENTITY }] : [])}
          />
        </FullWidth>
        {fields.map(({ id }, at) => (
          <Group key={id} title={WORDS.entity(at + 1)}>
            <BoundFields of={ENTITY} within={`entities.${at}.`} />
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
    </div>
  );
}

export function PropertiesPanel() {
  const { control } = useFormContext<ApplicationForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "properties" });
  const box = usePanelEvent("properties-updated", useWatch({ control, name: "properties" }));
  return (
    <div ref={box}>
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
    </div>
  );
}

type PropertyFacts = { readonly type: string; readonly isMortgaged: string };

/** What another answer must have asked for. */
const ASKED_ONLY: Readonly<Record<string, (facts: PropertyFacts) => boolean>> = {
  isPrimaryPlaceOfResidence: ({ type }) => type === "RESIDENTIAL",
  outstandingMortgage: ({ isMortgaged }) => isMortgaged === "true",
  lender: ({ isMortgaged }) => isMortgaged === "true",
};

function Property({ at }: { readonly at: number }) {
  const { control, setValue } = useFormContext<ApplicationForm>();
  const owners = useFieldArray({ control, name: `properties.${at}.owners` });
  const [type, isMortgaged] = useWatch({
    control,
    name: [`properties.${at}.propertyType`, `properties.${at}.isMortgaged`],
  });
  return (
    <Group title={WORDS.property(at + 1)}>
      <BoundFields
        of={PROPERTY}
        within={`properties.${at}.`}
        isAsked={(path) => ASKED_ONLY[path]?.({ type, isMortgaged }) ?? true}
        particulars={{
          propertyType: {
            placeholder: WORDS.choose,
            onChosen: () => setValue(`properties.${at}.isPrimaryPlaceOfResidence`, ""),
          },
        }}
      />
      {owners.fields.map(({ id }, place) => (
        <Group key={id} title={WORDS.owner(place + 1)}>
          <BoundFields
            of={OWNER}
            within={`properties.${at}.owners.${place}.`}
            particulars={{ applicantRelationship: { isOptional: true } }}
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
