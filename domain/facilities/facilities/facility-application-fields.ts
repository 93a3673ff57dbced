// The rules of an application's fields, and what must be there before it can be submitted.

import type { FieldMessages } from "../../refusals.ts";
import { abnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { address } from "../../values/fields/address.ts";
import { AMOUNT_MAX, amount, currencyBetween } from "../../values/fields/amount.ts";
import { choice, yesOrNo } from "../../values/fields/choice.ts";
import { email } from "../../values/fields/email.ts";
import { optional, REQUIRED_MESSAGE, trimmed } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldValues, type RawFields } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name } from "../../values/fields/name.ts";
import { australianMobile } from "../../values/fields/phone.ts";
import { url } from "../../values/fields/url.ts";
import { ZERO_CENTS } from "../../values/money/money.ts";
import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";
import { INDUSTRIES } from "../../values/reference-data/industries.ts";
import { codesOf } from "../../values/reference-data/option-list.ts";
import type { FacilityType } from "./facility.ts";

export const PROPERTY_TYPES = ["RESIDENTIAL", "COMMERCIAL"] as const;
export const PROPERTY_TYPE_TEXT = { RESIDENTIAL: "Residential", COMMERCIAL: "Commercial" } as const;

/** The support documents that are asked for with an application. */
export const SUPPORT_DOCUMENTS = [
  "Financial statements",
  "Management accounts",
  "Group structure",
  "Banking facilities",
  "Cashflow forecasts (12 months)",
  "Work in progress",
] as const;

export const LIST_MAX = 20;

const APPLICANT = {
  entityType: optional(choice(codesOf(ENTITY_TYPES.options))),
  industry: optional(choice(codesOf(INDUSTRIES.options))),
  companyName: optional(name(LENGTHS.organisationName)),
  abn: optional(abnOrAcn),
  address: optional(address(LENGTHS.formAddress)),
  website: optional(url),
  contactName: optional(name(LENGTHS.attribute)),
  contactTitle: optional(name(LENGTHS.attribute)),
  phoneNumber: optional(australianMobile),
  emailAddress: optional(email),
};
export type ApplicantField = keyof typeof APPLICANT;
export const APPLICANT_FIELDS = Object.keys(APPLICANT) as ApplicantField[];

/** Anything may be missing while drafting, but nothing may be malformed. */
const PLAIN = {
  facilityLimit: optional(amount),
  isShared: optional(yesOrNo),
  ...(Object.fromEntries(APPLICANT_FIELDS.map((field) => [`applicant.${field}`, APPLICANT[field]])) as {
    [Field in ApplicantField as `applicant.${Field}`]: (typeof APPLICANT)[Field];
  }),
};
const ENTITY = { name: optional(name(LENGTHS.partyName)), abn: optional(abnOrAcn) };
const PROPERTY = {
  address: optional(address(LENGTHS.formAddress)),
  propertyType: optional(choice(PROPERTY_TYPES)),
  isPrimaryPlaceOfResidence: optional(yesOrNo),
  estimatedValue: optional(amount),
  isMortgaged: optional(yesOrNo),
  outstandingMortgage: optional(currencyBetween({ min: ZERO_CENTS, max: AMOUNT_MAX })),
  lender: optional(name(LENGTHS.bankName)),
};
const OWNER = {
  name: optional(name(LENGTHS.attribute)),
  applicantRelationship: optional(name(LENGTHS.attribute)),
};

/** As a form holds it: texts, and answers as "true", "false" or "". */
export type ApplicationTexts = {
  facilityLimit: string;
  isShared: string;
  applicant: Record<ApplicantField, string>;
  entities: readonly { name: string; abn: string }[];
  properties: readonly PropertyTexts[];
};
export type PropertyTexts = Record<keyof typeof PROPERTY, string> & { owners: readonly OwnerTexts[] };
export type OwnerTexts = { name: string; applicantRelationship: string };

export type ApplicationValues = FieldValues<typeof PLAIN> & {
  entities: FieldValues<typeof ENTITY>[];
  properties: (FieldValues<typeof PROPERTY> & { owners: FieldValues<typeof OWNER>[] })[];
};

/** The whole application, with every faulty field by the path of the form. */
export function checkApplication(
  texts: ApplicationTexts,
): { ok: true; values: ApplicationValues } | { ok: false; fields: FieldMessages } {
  const plain = checkFields(PLAIN, plainTexts(texts));
  const entities = texts.entities.map((entity, at) =>
    checkFields(ENTITY, entity, { pathPrefix: `entities.${at}.` }),
  );
  const properties = texts.properties.map((property, at) => ({
    own: checkFields(PROPERTY, withoutOwners(property), { pathPrefix: `properties.${at}.` }),
    owners: property.owners.map((owner, place) =>
      checkFields(OWNER, owner, { pathPrefix: `properties.${at}.owners.${place}.` }),
    ),
  }));
  const all = [plain, ...entities, ...properties.flatMap(({ own, owners }) => [own, ...owners])];
  const fields = {
    ...Object.assign({}, ...all.map((each) => (each.ok ? {} : each.fields))),
    ...tooMany(texts),
  };
  if (Object.keys(fields).length > 0 || !plain.ok) return { ok: false, fields };
  return {
    ok: true,
    values: {
      ...plain.values,
      entities: valuesOf(entities),
      properties: properties.flatMap(({ own, owners }) =>
        own.ok ? [{ ...withoutInapplicable(own.values), owners: valuesOf(owners) }] : [],
      ),
    },
  };
}

function plainTexts({ facilityLimit, isShared, applicant }: ApplicationTexts): RawFields {
  const prefixed = Object.entries(applicant).map(([field, text]) => [`applicant.${field}`, text]);
  return { facilityLimit, isShared, ...Object.fromEntries(prefixed) };
}

function withoutOwners({ owners: _, ...property }: PropertyTexts): RawFields {
  return property;
}

function valuesOf<Values>(results: readonly { ok: boolean; values?: Values }[]): Values[] {
  return results.flatMap(({ values }) => (values === undefined ? [] : [values]));
}

/** What belongs to another answer is not kept: a residence to a commercial property, a lender to one without a mortgage. */
function withoutInapplicable(property: FieldValues<typeof PROPERTY>): FieldValues<typeof PROPERTY> {
  return {
    ...property,
    ...(property.propertyType === "RESIDENTIAL" ? {} : { isPrimaryPlaceOfResidence: null }),
    ...(property.isMortgaged === true ? {} : { outstandingMortgage: null, lender: null }),
  };
}

function tooMany({ entities, properties }: ApplicationTexts): FieldMessages {
  const message = `At most ${LIST_MAX} can be named.`;
  return {
    ...(entities.length > LIST_MAX ? { entities: message } : {}),
    ...(properties.length > LIST_MAX ? { properties: message } : {}),
  };
}

export type ApplicationRequirement = { field: string; message: string; requirementMet: boolean };

/** Everything that must be answered, each with whether it is. Judged on texts, so that form and server ask alike. */
export function applicationRequirements(
  type: FacilityType,
  texts: ApplicationTexts,
): ApplicationRequirement[] {
  return requiredPaths(type, texts).map(([field, text]) => ({
    field,
    message: REQUIRED_MESSAGE,
    requirementMet: trimmed(text) !== "",
  }));
}

const REQUIRED_APPLICANT = [
  "companyName",
  "abn",
  "address",
  "contactName",
  "phoneNumber",
  "emailAddress",
] as const satisfies readonly ApplicantField[];

/** A facility for bank guarantees also asks what kind of business applies, and in which industry. */
const REQUIRED_FOR_GUARANTEES = ["entityType", "industry"] as const satisfies readonly ApplicantField[];

function requiredPaths(type: FacilityType, texts: ApplicationTexts): [path: string, text: string][] {
  const isSecuredByProperty = type === "PROPERTY_BACKED";
  const applicant = [...REQUIRED_APPLICANT, ...(isSecuredByProperty ? REQUIRED_FOR_GUARANTEES : [])];
  return [
    ["facilityLimit", texts.facilityLimit],
    ...applicant.map((field): [string, string] => [`applicant.${field}`, texts.applicant[field]]),
    ["isShared", texts.isShared],
    ...(texts.isShared === "true" ? ofEntities(texts) : []),
    ...(isSecuredByProperty ? ofProperties(texts) : []),
  ];
}

function ofEntities({ entities }: ApplicationTexts): [string, string][] {
  if (entities.length === 0) return [["entities", ""]];
  return entities.flatMap(({ name: entityName, abn }, at) => [
    [`entities.${at}.name`, entityName],
    [`entities.${at}.abn`, abn],
  ]);
}

function ofProperties({ properties }: ApplicationTexts): [string, string][] {
  if (properties.length === 0) return [["properties", ""]];
  return properties.flatMap((property, at) => {
    const fields = [
      "address",
      "propertyType",
      ...(property.propertyType === "RESIDENTIAL" ? (["isPrimaryPlaceOfResidence"] as const) : []),
      "estimatedValue",
      "isMortgaged",
      ...(property.isMortgaged === "true" ? (["outstandingMortgage", "lender"] as const) : []),
    ] as const;
    return [
      ...fields.map((field): [string, string] => [`properties.${at}.${field}`, property[field]]),
      ...property.owners.map((owner, place): [string, string] => [
        `properties.${at}.owners.${place}.name`,
        owner.name,
      ]),
      ...(property.owners.length === 0 ? [[`properties.${at}.owners`, ""] as [string, string]] : []),
    ];
  });
}
