// The values of the application's form: how they open, and what of them is sent.

import {
  APPLICANT_FIELDS,
  type ApplicationTexts,
  type OwnerTexts,
  type PropertyTexts,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import type {
  ApplicationRecordFragment,
  FacilityApplicationFieldsInput,
} from "../../../../api/generated/graphql.ts";

/** The lists may be changed by the form. */
export type ApplicationForm = Omit<ApplicationTexts, "entities" | "properties"> & {
  entities: { name: string; abn: string }[];
  properties: (Omit<PropertyTexts, "owners"> & { owners: OwnerTexts[] })[];
};

export const NEW_ENTITY = { name: "", abn: "" };
export const NEW_OWNER: OwnerTexts = { name: "", applicantRelationship: "" };
export const newProperty = (): ApplicationForm["properties"][number] => ({
  address: "",
  propertyType: "",
  isPrimaryPlaceOfResidence: "",
  estimatedValue: "",
  isMortgaged: "",
  outstandingMortgage: "",
  lender: "",
  owners: [{ ...NEW_OWNER }],
});

/** A list of properties that starts empty gets one blank property, and each property an owner. */
export function applicationValues(record: ApplicationRecordFragment): ApplicationForm {
  const { applicationInformation, applicant, entities, properties, facilityType } = record;
  const shown = properties.map(({ owners, id: _, ...property }) => ({
    ...newProperty(),
    ...Object.fromEntries(Object.entries(property).map(([field, value]) => [field, textOf(value)])),
    owners: owners.length === 0 ? [{ ...NEW_OWNER }] : owners.map(ownerOf),
  }));
  return {
    facilityLimit: applicationInformation.facilityLimit ?? "",
    isShared: textOf(applicationInformation.isShared),
    applicant: Object.fromEntries(
      APPLICANT_FIELDS.map((field) => [field, applicant[field] ?? ""]),
    ) as ApplicationForm["applicant"],
    entities: entities.map(({ name, abn }) => ({ name: name ?? "", abn: abn ?? "" })),
    properties: facilityType === "PROPERTY_BACKED" && shown.length === 0 ? [newProperty()] : shown,
  };
}

function ownerOf({
  name,
  applicantRelationship,
}: {
  name: string | null;
  applicantRelationship: string | null;
}) {
  return { name: name ?? "", applicantRelationship: applicantRelationship ?? "" };
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

function textOf(value: string | boolean | null): string {
  return value === null ? "" : String(value);
}
