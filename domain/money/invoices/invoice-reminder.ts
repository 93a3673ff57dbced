// When somebody is reminded of an invoice that nobody has paid.

/** After the last there is no other: from then on a person looks after it. The guarantee is not touched. */
export const REMINDER_DAYS = [7, 14, 28] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

export const FIRST_REMINDER_DAYS: ReminderDays = REMINDER_DAYS[0];

/** The latest step that has come; what was missed before it, as in an outage, is not made up for. */
export function reminderDue(daysOpen: number): ReminderDays | undefined {
  return REMINDER_DAYS.findLast((days) => days <= daysOpen);
}
