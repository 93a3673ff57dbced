// The rules of the organisation form, for creating one and for changing its details.

import type { FieldMessages } from "../../refusals.ts";
import { abnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { address } from "../../values/fields/address.ts";
import { choice } from "../../values/fields/choice.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name } from "../../values/fields/name.ts";
import { postcode } from "../../values/fields/postcode.ts";
import { singleLine } from "../../values/fields/text.ts";
import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";
import { INDUSTRIES } from "../../values/reference-data/industries.ts";
import { codesOf } from "../../values/reference-data/option-list.ts";
import { STATE_CODES } from "../../values/reference-data/states.ts";

const DETAILS = {
  name: required(name(LENGTHS.organisationName)),
  abn: required(abnOrAcn),
  address: required(address(LENGTHS.formAddress)),
  entityType: required(choice(codesOf(ENTITY_TYPES.options))),
};
const industry = required(choice(codesOf(INDUSTRIES.options)));

/** As `createOrganisation` names them. */
export const ORGANISATION_FIELDS = { ...DETAILS, industry };

/** As the record and `updateOrganisation` name them. */
export const ORGANISATION_UPDATE_FIELDS = { ...DETAILS, industryType: industry };

/** Asked for when the answer to the referral question is yes. */
export const REFERRER_FIELDS = { referralPortalEntityId: required(singleLine(LENGTHS.attribute)) };

export const POSTAL_ADDRESS_FIELDS = {
  line1: required(singleLine(LENGTHS.address)),
  line2: optional(singleLine(LENGTHS.address)),
  suburb: required(name(LENGTHS.attribute)),
  postalCode: required(postcode),
  state: required(choice(STATE_CODES)),
};

export const LOCKED_FIELD_MESSAGE = "This cannot be changed once it is set";

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
