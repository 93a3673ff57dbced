// An application as it is sent and as it stands, both as the texts that the domain's rules validate.

import type {
  ApplicantField,
  ApplicationTexts,
  PropertyTexts,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { APPLICANT_FIELDS } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { type Cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { FacilityApplication, PropertyRow } from "./application-record.ts";

type Sent = string | null | undefined;
type SentAnswer = boolean | null | undefined;

export type ApplicationInput = {
  facilityLimit?: Sent;
  isShared?: SentAnswer;
  applicant?: Partial<Record<ApplicantField, Sent>> | null | undefined;
  entities?: readonly { name?: Sent; abn?: Sent }[] | null | undefined;
  properties?: readonly PropertyInput[] | null | undefined;
};
export type PropertyInput = {
  address?: Sent;
  propertyType?: Sent;
  isPrimaryPlaceOfResidence?: SentAnswer;
  estimatedValue?: Sent;
  isMortgaged?: SentAnswer;
  outstandingMortgage?: Sent;
  lender?: Sent;
  owners?: readonly { name?: Sent; applicantRelationship?: Sent }[] | null | undefined;
};

export function textsOfInput(input: ApplicationInput): ApplicationTexts {
  // Answering no clears the entities.
  const entities = input.isShared === true ? (input.entities ?? []) : [];
  return {
    facilityLimit: text(input.facilityLimit),
    isShared: text(input.isShared),
    applicant: applicantTexts((field) => input.applicant?.[field]),
    entities: entities.map(({ name, abn }) => ({ name: text(name), abn: text(abn) })),
    properties: (input.properties ?? []).map(textsOfProperty),
  };
}

export function textsOfApplication(application: FacilityApplication): ApplicationTexts {
  const { facilityLimitCents: limit, isShared, entities, properties } = application;
  return {
    facilityLimit: limit === null ? "" : decimalFromCents(limit),
    isShared: text(isShared),
    applicant: applicantTexts((field) => application[field]),
    entities: entities.map(({ name, abn }) => ({ name: text(name), abn: text(abn) })),
    properties: properties.map((property) => textsOfProperty(inputOfRow(property))),
  };
}

function inputOfRow({
  estimatedValueCents,
  outstandingMortgageCents,
  ...property
}: PropertyRow): PropertyInput {
  return {
    ...property,
    estimatedValue: decimalOf(estimatedValueCents),
    outstandingMortgage: decimalOf(outstandingMortgageCents),
  };
}

function textsOfProperty(property: PropertyInput): PropertyTexts {
  return {
    address: text(property.address),
    propertyType: text(property.propertyType),
    isPrimaryPlaceOfResidence: text(property.isPrimaryPlaceOfResidence),
    estimatedValue: text(property.estimatedValue),
    isMortgaged: text(property.isMortgaged),
    outstandingMortgage: text(property.outstandingMortgage),
    lender: text(property.lender),
    owners: (property.owners ?? []).map(({ name, applicantRelationship }) => ({
      name: text(name),
      applicantRelationship: text(applicantRelationship),
    })),
  };
}

function applicantTexts(of: (field: ApplicantField) => Sent): Record<ApplicantField, string> {
  return Object.fromEntries(APPLICANT_FIELDS.map((field) => [field, text(of(field))])) as Record<
    ApplicantField,
    string
  >;
}

function decimalOf(amount: Cents | null): string | null {
  return amount === null ? null : decimalFromCents(amount);
}

function text(value: Sent | SentAnswer): string {
  return value === null || value === undefined ? "" : String(value);
}
