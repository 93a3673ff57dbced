// The words for what is said about the return of an original: how often its holder is reminded, what they answer, and how it comes back.

/** In days; a request without one is mailed once. */
export const REMINDER_FREQUENCIES = [7, 14, 30] as const;

export function reminderLabel(days: number): string {
  return days === 7 ? "Every week" : days === 14 ? "Every two weeks" : `Every ${days} days`;
}

export const RETURN_ANSWER_TEXT = {
  RETURNED: "Returned",
  NOT_YET: "Not yet",
  NEVER_RECEIVED: "Never received",
} as const;
export type ReturnAnswer = keyof typeof RETURN_ANSWER_TEXT;

/** A written release stands for an original that nobody can send (New South Wales, section 16BA). */
export const RETURN_METHOD_TEXT = {
  COURIER: "By courier",
  POST: "By post",
  BY_HAND: "By hand",
  WRITTEN_RELEASE: "By a written release instead of the original",
} as const;
