// By when a piece of work is due, in the words of a narrow column.

import { dayOfInstant, exactTime, timeOfDay, waitingTime } from "../../../../app/time/instant-text.ts";
import { WORK_WORDS as WORDS } from "../work/work-words.ts";

export function isLate(dueAt: string, now: Date): boolean {
  return new Date(dueAt) <= now;
}

export function dueText(dueAt: string, now: Date): string {
  if (isLate(dueAt, now)) return WORDS.late(waitingTime(dueAt, now));
  return dayOfInstant(dueAt) === dayOfInstant(now) ? WORDS.today(timeOfDay(dueAt)) : exactTime(dueAt);
}
