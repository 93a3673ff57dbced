// How long the next step of a draft usually takes, in business days: what people are shown, and nothing that is enforced.

import type { DraftStatus } from "./draft.ts";

const USUAL_BUSINESS_DAYS = {
  SUBMITTED: 1,
  PROCESSING: 2,
} as const satisfies Partial<Record<DraftStatus, number>>;

/** "usually within 1 business day" */
export function usuallyWithin(status: keyof typeof USUAL_BUSINESS_DAYS): string {
  const days = USUAL_BUSINESS_DAYS[status];
  return `usually within ${days} business ${days === 1 ? "day" : "days"}`;
}
