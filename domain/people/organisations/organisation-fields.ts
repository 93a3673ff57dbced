// The fields of an organisation, each written once, for creating one and for changing its details.

import type { FieldMessages } from "../../refusals.ts";
import {
  addressField,
  businessNumberField,
  choiceField,
  fieldsOf,
  fieldsUnder,
  nameField,
  requiredRulesOf,
  textField,
  textFieldOf,
  yesNoField,
} from "../../values/fields/field.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { postcode } from "../../values/fields/postcode.ts";
import { singleLine } from "../../values/fields/text.ts";
import { ENTITY_TYPES, entityTypeLabel } from "../../values/reference-data/entity-types.ts";
import { INDUSTRIES } from "../../values/reference-data/industries.ts";
import { labelsByCode } from "../../values/reference-data/option-list.ts";
import { STATES } from "../../values/reference-data/states.ts";

const details = fieldsOf({
  name: nameField("Organisation name", LENGTHS.organisationName),
  abn: businessNumberField("ABN or ACN"),
  address: addressField("Business address", LENGTHS.formAddress),
  entityType: { ...choiceField("Entity type", labelsByCode(ENTITY_TYPES.options)), show: entityTypeLabel },
});
const industry = choiceField("Industry", labelsByCode(INDUSTRIES.options));

/** As `createOrganisation` names them. */
export const NEW_ORGANISATION_FIELDS = fieldsOf({ ...details, industry });
export const NEW_ORGANISATION_RULES = requiredRulesOf(NEW_ORGANISATION_FIELDS);

/** As the record and `updateOrganisation` name them. */
export const ORGANISATION_FIELDS = fieldsOf({ ...details, industryType: industry });
export const ORGANISATION_RULES = requiredRulesOf(ORGANISATION_FIELDS);

/** Asked for when the answer to the referral question is yes. */
export const REFERRER_FIELDS = { referralPortalEntityId: required(singleLine(LENGTHS.attribute)) };

export const POSTAL_ADDRESS_FIELDS = fieldsOf({
  line1: textField("Address line 1", LENGTHS.address),
  line2: textField("Address line 2", LENGTHS.address),
  suburb: nameField("Suburb", LENGTHS.attribute),
  state: choiceField("State", labelsByCode(STATES)),
  postalCode: textFieldOf("Postcode", postcode),
});
export const POSTAL_ADDRESS_RULES = {
  ...requiredRulesOf(POSTAL_ADDRESS_FIELDS),
  line2: optional(POSTAL_ADDRESS_FIELDS.line2.rule),
};

/** What an administrator changes; without an address of its own the organisation's post goes to its business address. */
export const DETAILS_FIELDS = fieldsOf({
  name: details.name,
  address: details.address,
  postalAddressSameAsBusinessAddress: yesNoField("The same as the business address"),
  ...fieldsUnder("postalAddress", POSTAL_ADDRESS_FIELDS),
});

const LOCKED_FIELD_MESSAGE = "This cannot be changed once it is set";

/** What the organisation's identity rests on stays as it was first set. */
const LOCKED_FIELDS = ["abn", "entityType", "industryType"] as const;

type LockedValues = Partial<Record<(typeof LOCKED_FIELDS)[number], string | null | undefined>>;

/** Messages for locked fields that a change would touch; sending the same value again is no change. */
export function findLockedChanges({
  present,
  wanted,
}: {
  present: LockedValues;
  wanted: LockedValues;
}): FieldMessages {
  const touched = LOCKED_FIELDS.filter((field) => {
    const isSet = present[field] !== null && present[field] !== undefined && present[field] !== "";
    const isSent = wanted[field] !== null && wanted[field] !== undefined;
    return isSet && isSent && wanted[field] !== present[field];
  });
  return Object.fromEntries(touched.map((field) => [field, LOCKED_FIELD_MESSAGE]));
}
