// A firm that refers clients, as the provider keeps it: its fields, each written once.

import { choiceField, fieldsOf, linesField, nameField } from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { REFERRAL_ENTITY_TYPE_TEXT } from "./referral.ts";

export const REFERRER_FIELDS = fieldsOf({
  name: nameField("Name", LENGTHS.organisationName),
  entityType: choiceField("Kind", REFERRAL_ENTITY_TYPE_TEXT),
});

export const REFERRER_RULES = {
  name: required(REFERRER_FIELDS.name.rule),
  entityType: required(REFERRER_FIELDS.entityType.rule),
};

export const REFERRER_STATUS_TEXT = { ACTIVE: "Active", ARCHIVED: "Archived" } as const;
export type ReferrerStatus = keyof typeof REFERRER_STATUS_TEXT;
export const REFERRER_REASON = linesField("Why", LENGTHS.notes);

/** The links of an archived one lead nowhere; what its people were promised stays theirs. */
export function isReferrerActive({ status }: { status: ReferrerStatus }): boolean {
  return status === "ACTIVE";
}

export const REFERRER_NAME_MESSAGE = "A referrer of this name is there already.";
