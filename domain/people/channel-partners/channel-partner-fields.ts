// A trade organisation as the provider keeps it: its fields, each written once, and whether it is offered.

import { fieldsOf, nameField, yesNoField } from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";

export const CHANNEL_PARTNER_STATUS_TEXT = { ACTIVE: "Active", ARCHIVED: "Archived" } as const;
export type ChannelPartnerStatus = keyof typeof CHANNEL_PARTNER_STATUS_TEXT;

export const CHANNEL_PARTNER_FIELDS = fieldsOf({
  name: nameField("Name", LENGTHS.organisationName),
  isPublic: yesNoField("May every organisation name it as its own?"),
});

export const CHANNEL_PARTNER_RULES = {
  name: required(CHANNEL_PARTNER_FIELDS.name.rule),
  isPublic: required(CHANNEL_PARTNER_FIELDS.isPublic.rule),
};

export const PARTNER_NAME_MESSAGE = "A trade organisation of this name is there already.";

/** An archived one is offered to nobody; who has named it keeps it. */
export function isPartnerActive({ status }: { status: ChannelPartnerStatus }): boolean {
  return status === "ACTIVE";
}
