// What a person is registered by with the service that verifies them: a form of its own over the individual's fields.

import { incompleteRulesOf, requiredRulesOf } from "../../values/fields/field.ts";
import { INDIVIDUAL_FIELDS, INDIVIDUAL_SECTIONS } from "./individual-fields.ts";

const { firstName, middleNames, surname, emailAddress } = INDIVIDUAL_FIELDS;
const { "simpleKyc.unit": unit, ...address } = INDIVIDUAL_SECTIONS.kyc;

const NEEDED = { firstName, surname, emailAddress, ...address } as const;

/** In the order of the form. */
export const IDENTITY_FORM_FIELDS = {
  firstName,
  middleNames,
  surname,
  "simpleKyc.unit": unit,
  ...address,
  emailAddress,
} as const;

export const IDENTITY_FORM_RULES = {
  ...incompleteRulesOf({ middleNames, "simpleKyc.unit": unit }),
  ...requiredRulesOf(NEEDED),
};

/** Who somebody is. Where any of it changes, whoever was verified before is somebody else. */
export const IDENTIFYING_PATHS = Object.keys(IDENTITY_FORM_FIELDS).filter((path) => path !== "emailAddress");
