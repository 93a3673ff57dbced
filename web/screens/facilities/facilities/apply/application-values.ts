// The values of the application's form: how they open, and what of them is sent.

import {
  APPLICANT_FIELDS,
  APPLICATION_FIELDS,
  type ApplicationTexts,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  type OwnerTexts,
  PROPERTY_FIELDS,
  type PropertyTexts,
  WANTED_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import type { FieldPath, Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf, nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import type {
  ApplicationRecordFragment,
  FacilityApplicationFieldsInput,
} from "../../../../api/generated/graphql.ts";
import { type FlatRecord, textAt } from "../../../../app/form/flat-record.ts";

/** The lists may be changed by the form. */
export type ApplicationForm = Omit<ApplicationTexts, "entities" | "properties"> & {
  entities: { name: string; abn: string }[];
  properties: (Omit<PropertyTexts, "owners"> & { owners: OwnerTexts[] })[];
};

export const NEW_ENTITY = textsIn(ENTITY_FIELDS, {});
export const NEW_OWNER: OwnerTexts = textsIn(OWNER_FIELDS, {});
export const newProperty = (): ApplicationForm["properties"][number] => ({
  ...textsIn(PROPERTY_FIELDS, {}),
  owners: [{ ...NEW_OWNER }],
});

/** A list of properties that starts empty gets one blank property, and each property an owner. */
export function applicationValues(record: ApplicationRecordFragment): ApplicationForm {
  const { applicationInformation, applicant, entities, properties, facilityType } = record;
  const shown = properties.map(({ owners, ...property }) => ({
    ...textsIn(PROPERTY_FIELDS, property),
    owners: owners.length === 0 ? [{ ...NEW_OWNER }] : owners.map((owner) => textsIn(OWNER_FIELDS, owner)),
  }));
  return {
    ...textsIn(WANTED_FIELDS, applicationInformation),
    applicant: textsIn(APPLICANT_FIELDS, applicant),
    entities: entities.map((entity) => textsIn(ENTITY_FIELDS, entity)),
    properties: facilityType === "PROPERTY_BACKED" && shown.length === 0 ? [newProperty()] : shown,
  };
}

function textsIn<F extends Fields>(fields: F, record: object): Record<FieldPath<F>, string> {
  const texts = Object.entries<string | null>(flatTextsOf(fields, record));
  return Object.fromEntries(texts.map(([path, text]) => [path, text ?? ""])) as Record<FieldPath<F>, string>;
}

/** Each list as one text, so that two versions of it can be compared. */
export function textsOfLists({ entities, properties }: ApplicationForm) {
  return {
    entities: JSON.stringify(entities.map((entity) => wireTexts(ENTITY_FIELDS, entity))),
    properties: JSON.stringify(
      properties.map(({ owners, ...property }) => ({
        ...wireTexts(PROPERTY_FIELDS, property),
        owners: owners.map((owner) => wireTexts(OWNER_FIELDS, owner)),
      })),
    ),
  };
}

/** As the server keeps them, so that spaces and cents make no difference; a faulty text stays as it was typed. */
export function wireTexts(fields: Fields, values: object): Record<string, string> {
  const typed: [string, string][] = Object.entries(textsIn(fields, values));
  return Object.fromEntries(typed.map(([path, text]) => [path, onWire(fields[path], text)]));
}

function onWire(field: Fields[string] | undefined, text: string): string {
  if (field === undefined || text.trim() === "") return "";
  const read = field.rule(text);
  return read.ok ? field.write(read.value) : text;
}

/** The other way round: what a form holds, from texts by path. */
export function applicationTexts(flat: FlatRecord): ApplicationForm {
  const texts = Object.fromEntries(
    Object.keys(APPLICATION_FIELDS).map((path) => [path, textAt(flat, path) ?? ""]),
  );
  return {
    ...nestTexts(APPLICATION_FIELDS, texts),
    entities: JSON.parse(textAt(flat, "entities") ?? "[]"),
    properties: JSON.parse(textAt(flat, "properties") ?? "[]"),
  };
}

export function applicationInput(values: ApplicationForm): FacilityApplicationFieldsInput {
  return {
    facilityLimit: orNull(values.facilityLimit),
    isShared: answerOf(values.isShared),
    applicant: Object.fromEntries(
      Object.entries(values.applicant).map(([field, text]) => [field, orNull(text)]),
    ),
    entities: values.entities,
    properties: values.properties.map((property) => ({
      ...property,
      propertyType:
        property.propertyType === "RESIDENTIAL" || property.propertyType === "COMMERCIAL"
          ? property.propertyType
          : null,
      isPrimaryPlaceOfResidence: answerOf(property.isPrimaryPlaceOfResidence),
      isMortgaged: answerOf(property.isMortgaged),
    })),
  };
}

export function answerOf(text: string): boolean | null {
  return text === "" ? null : text === "true";
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
