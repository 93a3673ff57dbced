// When somebody is reminded of an invoice that nobody has paid: in three steps, each so many days after it was due.

import type { FieldMessages } from "../../refusals.ts";
import { countField, type Field, fieldsOf, requiredRulesOf } from "../../values/fields/field.ts";
import type { FieldRules, FieldValues } from "../../values/fields/field-set.ts";
import { between } from "../../values/fields/number.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

/** From the day on which it was issued to the one on which it is due. */
export const INVOICE_TERM_DAYS = 7;

const REMINDER_DAYS_MAX = 180;

/** After the last there is no other: from then on a person looks after it. The guarantee is not touched. */
export const REMINDER_FIELDS = fieldsOf({
  firstReminderDays: stepField("First reminder"),
  secondReminderDays: stepField("Second reminder"),
  lastReminderDays: stepField("Last reminder"),
});
export const REMINDER_RULES = requiredRulesOf(REMINDER_FIELDS) satisfies FieldRules;
export type ReminderSteps = FieldValues<typeof REMINDER_RULES>;

export const USUAL_REMINDERS: ReminderSteps = {
  firstReminderDays: 0,
  secondReminderDays: 7,
  lastReminderDays: 21,
};

export const REMINDER_ORDER_MESSAGE = "Each reminder comes on a later day than the one before it.";

/** Empty where each comes after the one before it. */
export function reminderOrderFaults(steps: ReminderSteps): FieldMessages {
  return {
    ...(steps.secondReminderDays > steps.firstReminderDays
      ? {}
      : { secondReminderDays: REMINDER_ORDER_MESSAGE }),
    ...(steps.lastReminderDays > steps.secondReminderDays
      ? {}
      : { lastReminderDays: REMINDER_ORDER_MESSAGE }),
  };
}

export const REMINDER_STEP_TEXT = {
  FIRST: REMINDER_FIELDS.firstReminderDays.label,
  SECOND: REMINDER_FIELDS.secondReminderDays.label,
  LAST: REMINDER_FIELDS.lastReminderDays.label,
} as const;
export type ReminderStep = keyof typeof REMINDER_STEP_TEXT;
export const REMINDER_STEPS = codesIn(REMINDER_STEP_TEXT);

/** Which step was taken, by the steps as they are set now; nothing before the first reminder. */
export function reminderStep(remindedDays: number, steps: ReminderSteps): ReminderStep | undefined {
  if (remindedDays === 0) return undefined;
  if (remindedDays >= INVOICE_TERM_DAYS + steps.lastReminderDays) return "LAST";
  return remindedDays >= INVOICE_TERM_DAYS + steps.secondReminderDays ? "SECOND" : "FIRST";
}

export type Reminder = {
  /** From the day on which the invoice was issued. */
  readonly daysOpen: number;
  readonly isLast: boolean;
};

/** The latest step that has come; what was missed before it, as in an outage, is not made up for. */
export function reminderDue(daysOpen: number, steps: ReminderSteps): Reminder | undefined {
  const { firstReminderDays, secondReminderDays, lastReminderDays } = steps;
  const days = [firstReminderDays, secondReminderDays, lastReminderDays]
    .map((step) => INVOICE_TERM_DAYS + step)
    .findLast((step) => step <= daysOpen);
  return days === undefined
    ? undefined
    : { daysOpen: days, isLast: days === INVOICE_TERM_DAYS + lastReminderDays };
}

function stepField(label: string): Field<number, "count"> {
  return {
    ...countField(label, REMINDER_DAYS_MAX),
    rule: between({ min: 0, max: REMINDER_DAYS_MAX }),
    show: (kept) => daysText(Number(kept)),
  };
}

function daysText(days: number): string {
  if (days === 0) return "On the due date";
  return `${days} ${days === 1 ? "day" : "days"} after the due date`;
}
