// The alerts that a new organisation begins with, as the provider sets them: which dates are watched, and how long before.

import { countField, dayField, type Field, fieldsOf, yesNoField } from "../../values/fields/field.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { dayRange } from "../../values/fields/number.ts";
import { type DateTrigger, TRIGGER_PROPERTY_TEXT, type TriggerProperty } from "./alert.ts";

const DAYS_MAX = 365;

function daysBefore(trigger: DateTrigger): Field<number, "count"> {
  const label = `Days before the ${TRIGGER_PROPERTY_TEXT[trigger].toLowerCase()}`;
  return { ...countField(label, DAYS_MAX), rule: dayRange };
}

export const ALERT_DEFAULT_FIELDS = fieldsOf({
  hasLadder: yesNoField("Reminders of an expiry, until acknowledged"),
  expiresAtDays: daysBefore("EXPIRES_AT"),
  expectedReturnDays: daysBefore("EXPECTED_RETURN_DATE"),
  interestEndDays: daysBefore("INTEREST_END_DATE"),
});

export const ALERT_VERSION_FIELDS = fieldsOf({ ...ALERT_DEFAULT_FIELDS, startsDate: dayField("From") });

const { hasLadder, expiresAtDays, expectedReturnDays, interestEndDays, startsDate } = ALERT_VERSION_FIELDS;
/** Without its days a date is not watched. */
const ALERT_DEFAULT_RULES = {
  hasLadder: required(hasLadder.rule),
  expiresAtDays: optional(expiresAtDays.rule),
  expectedReturnDays: optional(expectedReturnDays.rule),
  interestEndDays: optional(interestEndDays.rule),
};
export const ALERT_VERSION_RULES = { ...ALERT_DEFAULT_RULES, startsDate: required(startsDate.rule) };
export type AlertDefaults = FieldValues<typeof ALERT_DEFAULT_RULES>;

/** Before anything was ever set, as it was: an organisation begins without alerts. */
export const NO_ALERTS: AlertDefaults = {
  hasLadder: false,
  expiresAtDays: null,
  expectedReturnDays: null,
  interestEndDays: null,
};

export const PAST_DAY_MESSAGE =
  "Choose today or a later day: organisations that were registered before keep their alerts.";

type FirstAlert = { readonly triggerProperty: TriggerProperty; readonly triggerLeadTime: number | null };

/** In the order in which they are offered. */
export function firstAlerts(defaults: AlertDefaults): FirstAlert[] {
  const byDate: readonly [DateTrigger, number | null][] = [
    ["EXPIRES_AT", defaults.expiresAtDays],
    ["EXPECTED_RETURN_DATE", defaults.expectedReturnDays],
    ["INTEREST_END_DATE", defaults.interestEndDays],
  ];
  const dated = byDate
    .filter(([, days]) => days !== null)
    .map(([triggerProperty, triggerLeadTime]) => ({ triggerProperty, triggerLeadTime }));
  const ladder = { triggerProperty: "EXPIRY_LADDER", triggerLeadTime: null } as const;
  return defaults.hasLadder ? [ladder, ...dated] : dated;
}
