// Reminders of an expiry, step by step in business days of the beneficiary's state, to more people each time, until somebody acknowledges.

import type { StateCode } from "../../values/reference-data/states.ts";
import { businessDaysBefore } from "../../values/time/business-days.ts";
import { instantAtHour } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { ALERT_HOUR } from "./alert-schedule.ts";

/** In business days before the expiry, and who is notified from there on. */
const LADDER = [
  { businessDays: 90, notifies: ["OWNER", "HOLDER"] },
  { businessDays: 60, notifies: ["OWNER", "HOLDER"] },
  { businessDays: 30, notifies: ["OWNER", "HOLDER", "NAMED"] },
  { businessDays: 14, notifies: ["OWNER", "HOLDER", "NAMED"] },
  { businessDays: 7, notifies: ["OWNER", "HOLDER", "NAMED", "ADMINISTRATOR"] },
  { businessDays: 1, notifies: ["OWNER", "HOLDER", "NAMED", "ADMINISTRATOR"] },
] as const;
export const LADDER_STEPS = LADDER.map(({ businessDays }) => businessDays);
export type LadderStep = (typeof LADDER)[number]["businessDays"];

/** Why somebody is notified: it is their document, it was shared with them, they were named for the organisation, or they look after all of it. */
const NOTICE_REASONS = ["OWNER", "HOLDER", "NAMED", "ADMINISTRATOR"] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];
export const NOTICE_REASON_TEXT: Record<NoticeReason, string> = {
  OWNER: "Added the document",
  HOLDER: "Shared with them",
  NAMED: "Named for reminders",
  ADMINISTRATOR: "Administrator",
};

/** What became of a notice's mail: it waits, a mail server took it, or it was given up. */
export const NOTICE_MAIL_TEXT = {
  QUEUED: "Sending",
  SENT: "Sent",
  FAILED: "Could not be sent",
} as const;
export type NoticeMailStatus = keyof typeof NOTICE_MAIL_TEXT;

/** No first step is further ahead of its expiry than so many calendar days. */
export const LADDER_DAYS_MAX = 150;

export const NOT_REMINDED_MESSAGE = "No reminder of this expiry has been sent yet.";

/** Where a document ends, and by whose clocks. */
export type LadderPlace = { expiresAt: PlainDate; state: StateCode; zone: string };

export function ladderDay({ expiresAt, state }: LadderPlace, step: LadderStep): PlainDate {
  return businessDaysBefore(expiresAt, step, state);
}

/** 8.00 am on the day, by the clocks of the place where it ends. */
export function ladderInstant(place: LadderPlace, step: LadderStep): Instant {
  return instantAtHour(ladderDay(place, step), ALERT_HOUR, place.zone);
}

/** The step that a document stands on: the last whose time has come; what lies before it is past. */
export function ladderStepAt(place: LadderPlace, now: Instant): LadderStep | undefined {
  return LADDER_STEPS.findLast((step) => ladderInstant(place, step) <= now);
}

/** The steps that are still to come. */
export function ladderStepsAhead(place: LadderPlace, now: Instant): LadderStep[] {
  return LADDER_STEPS.filter((step) => ladderInstant(place, step) > now);
}

export function ladderSides(step: LadderStep): readonly NoticeReason[] {
  return LADDER.find(({ businessDays }) => businessDays === step)?.notifies ?? NOTICE_REASONS;
}

/** "90, 60, 30, 14, 7 and 1" */
export const LADDER_IN_WORDS = `${LADDER_STEPS.slice(0, -1).join(", ")} and ${LADDER_STEPS.at(-1)}`;

export function businessDaysInWords(days: number): string {
  return days === 1 ? "1 business day" : `${days} business days`;
}
