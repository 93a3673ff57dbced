// What the provider takes off the first ongoing fee of everything that an organisation asks for, and what its administrators may do with a client.

import { percentageField } from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import type { FieldRules } from "../../values/fields/field-set.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

export const CLIENT_DISCOUNT_FIELDS = {
  discountPercentage: percentageField("Discount on the first ongoing fee, percent"),
};

/** Nothing is taken off by 0, not by an empty field: what is proposed is what will hold. */
export const CLIENT_DISCOUNT_RULES = {
  discountPercentage: required(CLIENT_DISCOUNT_FIELDS.discountPercentage.rule),
} satisfies FieldRules;

export const SAME_DISCOUNT_MESSAGE = "This is the discount that holds already.";

type Facts = {
  isAdministrator: boolean;
  isDiscountWaiting: boolean;
  isClosed: boolean;
  isKept: boolean;
  isMerged: boolean;
  isMergeWaiting: boolean;
  allowsActing: boolean;
};

/** One change of a discount waits at a time, so that whoever approves it sees what it changes. A closed client may be opened while it is kept. */
const WHEN = {
  CAN_PROPOSE_DISCOUNT: ({ isDiscountWaiting, isClosed }) => !isDiscountWaiting && !isClosed,
  CAN_ACT_FOR: ({ isClosed, allowsActing }) => !isClosed && allowsActing,
  CAN_CLOSE: ({ isClosed }) => !isClosed,
  CAN_MERGE: ({ isClosed, isMergeWaiting }) => !isClosed && !isMergeWaiting,
  CAN_SUSPEND_PEOPLE: ({ isClosed }) => !isClosed,
  CAN_OPEN: ({ isClosed, isKept, isMerged }) => isClosed && isKept && !isMerged,
} as const satisfies Record<string, (facts: Facts) => boolean>;

export const CLIENT_CAPABILITIES = codesIn(WHEN);
type ClientCapability = (typeof CLIENT_CAPABILITIES)[number];

export function clientCapabilities(facts: Facts): ClientCapability[] {
  return facts.isAdministrator ? CLIENT_CAPABILITIES.filter((capability) => WHEN[capability](facts)) : [];
}
