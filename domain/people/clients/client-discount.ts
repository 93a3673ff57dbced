// What the provider takes off the first ongoing fee of everything that an organisation asks for, and who may propose it.

import { percentageField } from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import type { FieldRules } from "../../values/fields/field-set.ts";

export const CLIENT_DISCOUNT_FIELDS = {
  discountPercentage: percentageField("Discount on the first ongoing fee, percent"),
};

/** Nothing is taken off by 0, not by an empty field: what is proposed is what will hold. */
export const CLIENT_DISCOUNT_RULES = {
  discountPercentage: required(CLIENT_DISCOUNT_FIELDS.discountPercentage.rule),
} satisfies FieldRules;

export const SAME_DISCOUNT_MESSAGE = "This is the discount that holds already.";

export const CLIENT_CAPABILITIES = ["CAN_PROPOSE_DISCOUNT"] as const;
export type ClientCapability = (typeof CLIENT_CAPABILITIES)[number];

type Facts = { isAdministrator: boolean; isDiscountWaiting: boolean };

/** One change waits at a time, so that whoever approves it sees what it changes. */
export function clientCapabilities({ isAdministrator, isDiscountWaiting }: Facts): ClientCapability[] {
  return isAdministrator && !isDiscountWaiting ? [...CLIENT_CAPABILITIES] : [];
}
