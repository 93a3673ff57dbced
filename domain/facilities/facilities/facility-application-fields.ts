// The fields of an application for a facility, each written once, and what must be there before it can be submitted.

import type { FieldMessages } from "../../refusals.ts";
import { AMOUNT_MAX, currencyBetween } from "../../values/fields/amount.ts";
import {
  addressField,
  bankNameField,
  businessNumberField,
  choiceField,
  dayField,
  emailField,
  type FieldPath,
  fieldsOf,
  fieldsUnder,
  idField,
  incompleteRulesOf,
  linesField,
  moneyField,
  nameField,
  phoneField,
  textFieldOf,
  yesNoField,
} from "../../values/fields/field.ts";
import { REQUIRED_MESSAGE, trimmed } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldValues, type RawFields } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { australianMobile } from "../../values/fields/phone.ts";
import { url } from "../../values/fields/url.ts";
import { ZERO_CENTS } from "../../values/money/money.ts";
import { BANK_SUGGESTIONS } from "../../values/reference-data/banks.ts";
import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";
import { INDUSTRIES } from "../../values/reference-data/industries.ts";
import { labelsByCode } from "../../values/reference-data/option-list.ts";
import type { FacilityType } from "./facility.ts";
import { APPLICATION_QUESTION_FIELDS } from "./facility-application-question.ts";
import { FACILITY_FIELDS } from "./facility-fields.ts";

export const PROPERTY_TYPES = ["RESIDENTIAL", "COMMERCIAL"] as const;
const PROPERTY_TYPE_TEXT = { RESIDENTIAL: "Residential", COMMERCIAL: "Commercial" } as const;

const LIST_MAX = 20;

/** What is asked for, whoever applies. */
export const WANTED_FIELDS = fieldsOf({
  facilityLimit: moneyField("Facility limit"),
  isShared: yesNoField("Is the facility shared with other entities?"),
});

export const APPLICANT_FIELDS = fieldsOf({
  companyName: nameField("Organisation name", LENGTHS.organisationName),
  abn: businessNumberField("ABN or ACN"),
  entityType: choiceField("Entity type", labelsByCode(ENTITY_TYPES.options)),
  industry: choiceField("Industry", labelsByCode(INDUSTRIES.options)),
  address: addressField("Address", LENGTHS.formAddress),
  website: textFieldOf("Website", url),
  contactTitle: nameField("Job title", LENGTHS.attribute),
  contactName: nameField("Contact name", LENGTHS.attribute),
  phoneNumber: phoneField("Mobile", australianMobile),
  emailAddress: emailField("Email address"),
});
type ApplicantField = FieldPath<typeof APPLICANT_FIELDS>;

export const ENTITY_FIELDS = fieldsOf({
  name: nameField("Name", LENGTHS.partyName),
  abn: businessNumberField("ABN or ACN"),
});

export const PROPERTY_FIELDS = fieldsOf({
  address: addressField("Address", LENGTHS.formAddress),
  propertyType: choiceField("Property type", PROPERTY_TYPE_TEXT),
  estimatedValue: moneyField("Approximate value"),
  isPrimaryPlaceOfResidence: yesNoField("Is it a primary place of residence?"),
  isMortgaged: yesNoField("Is it mortgaged?"),
  outstandingMortgage: moneyField(
    "Outstanding mortgage",
    currencyBetween({ min: ZERO_CENTS, max: AMOUNT_MAX }),
  ),
  lender: bankNameField("Lender", BANK_SUGGESTIONS),
});

export const OWNER_FIELDS = fieldsOf({
  name: nameField("Name", LENGTHS.attribute),
  applicantRelationship: nameField("Relationship to the applicant", LENGTHS.attribute),
});

/** What desk and bank say of an application, and of the facility that it becomes. */
export const APPLICATION_DECISION_FIELDS = fieldsOf({
  supplierId: idField("Bank or insurer"),
  amount: moneyField("Amount"),
  receivedDate: dayField("Received on"),
  reason: linesField("Reason", LENGTHS.declineReason),
  question: APPLICATION_QUESTION_FIELDS.question,
  name: nameField("Name of the facility", LENGTHS.attribute),
  limit: FACILITY_FIELDS.limit,
  startDate: FACILITY_FIELDS.startDate,
  endDate: FACILITY_FIELDS.endDate,
});

/** What stands in the application itself; its entities and properties are lists beside it. */
export const APPLICATION_FIELDS = fieldsOf({
  ...WANTED_FIELDS,
  ...fieldsUnder("applicant", APPLICANT_FIELDS),
});

/** Anything may be missing while drafting, but nothing may be malformed. */
const PLAIN = incompleteRulesOf(APPLICATION_FIELDS);
const ENTITY = incompleteRulesOf(ENTITY_FIELDS);
const PROPERTY = incompleteRulesOf(PROPERTY_FIELDS);
const OWNER = incompleteRulesOf(OWNER_FIELDS);

type TextsOf<F> = Record<keyof F & string, string>;

/** As a form holds it: texts, and answers as "true", "false" or "". */
export type ApplicationTexts = TextsOf<typeof WANTED_FIELDS> & {
  applicant: TextsOf<typeof APPLICANT_FIELDS>;
  entities: readonly TextsOf<typeof ENTITY_FIELDS>[];
  properties: readonly PropertyTexts[];
};
export type PropertyTexts = TextsOf<typeof PROPERTY_FIELDS> & { owners: readonly OwnerTexts[] };
export type OwnerTexts = TextsOf<typeof OWNER_FIELDS>;

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

type ApplicationRequirement = { field: string; message: string; requirementMet: boolean };

/** Everything that must be answered, each with whether it is. Validated on texts, so that form and server ask alike. */
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
