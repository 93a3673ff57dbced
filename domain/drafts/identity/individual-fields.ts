// The fields of an individual of the applicant, each written once, in the sections of its form.

import {
  choiceField,
  choicesField,
  dayField,
  emailField,
  type FieldPath,
  fieldsOf,
  incompleteRulesOf,
  personNameField,
  phoneField,
  textField,
  textFieldOf,
  yesNoField,
} from "../../values/fields/field.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { anyMobile } from "../../values/fields/phone.ts";
import { streetPostcode } from "../../values/fields/postcode.ts";
import { COUNTRIES } from "../../values/reference-data/countries.ts";
import { labelsByCode } from "../../values/reference-data/option-list.ts";
import { STATES } from "../../values/reference-data/states.ts";
import { STREET_TYPE_TEXT } from "../../values/reference-data/street-types.ts";
import { IDENTIFICATION_OPTION_TEXT, INDIVIDUAL_ROLE_TEXT, NO_TIN_REASON_TEXT } from "./individual-text.ts";

const person = fieldsOf({
  title: textField("Title", LENGTHS.attribute),
  firstName: personNameField("First name"),
  middleNames: personNameField("Middle name"),
  surname: personNameField("Last name"),
  emailAddress: emailField("Email"),
  phoneMobile: phoneField("Mobile phone", anyMobile),
  roles: choicesField("Roles", INDIVIDUAL_ROLE_TEXT, "Choose at least one role."),
});

/** The simple KYC record: what a person is verified by. */
const kyc = fieldsOf({
  "simpleKyc.dateOfBirth": dayField("Date of birth"),
  "simpleKyc.unit": textField("Unit", LENGTHS.attribute),
  "simpleKyc.number": textField("Street number", LENGTHS.attribute),
  "simpleKyc.street": textField("Street name", LENGTHS.attribute),
  "simpleKyc.streetType": choiceField("Street type", STREET_TYPE_TEXT),
  "simpleKyc.suburb": textField("Suburb", LENGTHS.attribute),
  "simpleKyc.state": choiceField("State", labelsByCode(STATES)),
  "simpleKyc.postalCode": textFieldOf("Postcode", streetPostcode),
});

const tax = fieldsOf({
  isForeignResident: yesNoField("Is this person a resident of another country for tax?"),
  taxForeignResidentCountry: choiceField(
    "Country of tax residency",
    labelsByCode(COUNTRIES.options.filter(({ code }) => code !== "AU")),
  ),
  taxpayerIdentificationNumber: textField("Taxpayer identification number", LENGTHS.attribute),
  taxReasonNoTIN: choiceField("Reason for no number", NO_TIN_REASON_TEXT),
  taxReasonExplanation: textField("Why it can't be obtained", LENGTHS.attribute),
});

const identification = fieldsOf({
  identificationOption: choiceField("Identified by", IDENTIFICATION_OPTION_TEXT),
  identificationNumber: textField("Document number", LENGTHS.attribute),
});

export const INDIVIDUAL_SECTIONS = { person, kyc, tax, identification } as const;
export const INDIVIDUAL_FIELDS = fieldsOf({ ...person, ...kyc, ...tax, ...identification });
export type IndividualField = FieldPath<typeof INDIVIDUAL_FIELDS>;

/** Anything may be missing while drafting; what is missing is a matter of the requirements. */
export const INDIVIDUAL_RULES = incompleteRulesOf(INDIVIDUAL_FIELDS);
export type IndividualValues = FieldValues<typeof INDIVIDUAL_RULES>;
