// Asking for an original back: what may be asked and answered, how long the mailed link holds, and when its holder is reminded.

import { onOrAfter, onOrBefore } from "../../values/fields/date.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import type { StateCode } from "../../values/reference-data/states.ts";
import { businessDayOnOrAfter } from "../../values/time/business-days.ts";
import { dayAt, expiryInstant, instantAtHour, zoneOf } from "../../values/time/business-time.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentEvent, DocumentRequestEvent } from "../documents/document-transitions.ts";
import { ASKED_RULES, RETURN_REQUEST_FIELDS } from "./return-request-fields.ts";
import type { ReturnAnswer } from "./return-request-text.ts";

/** Counted from the last mail, as long as the longest time that a statute gives the holder. */
export const RETURN_LINK_DAYS_VALID = 60;

/** What was issued here as a file is nobody's to give back before there is a file: `possession` is null until its bank has given one. */
export function hasOriginalToAskFor(facts: {
  isSystemDocument: boolean;
  deliveryType: string | null;
  possession: object | null;
}): boolean {
  return !facts.isSystemDocument || facts.deliveryType !== "DIGITAL" || facts.possession !== null;
}

/** When people come to work. */
const REMINDER_HOUR = 9;
const DEFAULT_STATE: StateCode = "NSW";

export function returnLinkEndsAt(mailedAt: Instant): Instant {
  return addMinutes(mailedAt, RETURN_LINK_DAYS_VALID * 24 * 60);
}

/** Where the holder is. */
export type ReturnPlace = { state: StateCode | null; postcode: string | null };

/** So many days after the last mail; a day without business gives way to the next with some, where the holder is. */
export function nextReminderAt(mailedAt: Instant, days: number, place: ReturnPlace): Instant {
  const zone = zoneOf(place);
  return askAgainAt(addDays(dayAt(mailedAt, zone), days), place);
}

/** On the day that the holder has named, or the next with business there. */
export function askAgainAt(day: PlainDate, place: ReturnPlace): Instant {
  const state = place.state ?? DEFAULT_STATE;
  return instantAtHour(businessDayOnOrAfter(day, state), REMINDER_HOUR, zoneOf(place));
}

/** Obligations that are yet to end are not over. */
export function askedRules(today: PlainDate) {
  const { obligationsEndedDate } = RETURN_REQUEST_FIELDS;
  return { ...ASKED_RULES, obligationsEndedDate: optional(onOrBefore(today, obligationsEndedDate.rule)) };
}

type Led = { request: DocumentRequestEvent; document: DocumentEvent | undefined };

/** An original that is on its way is waited for; for any other the request has ended, and the guarantee stands as before. */
export const ANSWER_LEADS_TO: Readonly<Record<ReturnAnswer, Led>> = {
  RETURNED: { request: "accept", document: undefined },
  NOT_YET: { request: "decline", document: "removeReturnRequest" },
  NEVER_RECEIVED: { request: "decline", document: "removeReturnRequest" },
};

const { answeredByName, answerDate, answerMethod, answerReason } = RETURN_REQUEST_FIELDS;

/** What each answer has to say. What it does not ask for is left aside. */
export function answerRules(answer: ReturnAnswer, today: PlainDate) {
  const name = required(answeredByName.rule);
  switch (answer) {
    case "RETURNED":
      return {
        answeredByName: name,
        answerDate: required(onOrBefore(today, answerDate.rule)),
        answerMethod: required(answerMethod.rule),
        answerReason: optional(answerReason.rule),
      };
    case "NOT_YET":
      return {
        answeredByName: name,
        answerDate: required(onOrAfter(today, answerDate.rule)),
        answerReason: required(answerReason.rule),
      };
    case "NEVER_RECEIVED":
      return { answeredByName: name, answerReason: optional(answerReason.rule) };
  }
}

/** When the original came back: not ahead, and not before there was one. */
export function recordedRules(today: PlainDate, establishedAt: PlainDate | null) {
  const { returnedDate, returnNote } = RETURN_REQUEST_FIELDS;
  const past = onOrBefore(today, returnedDate.rule);
  return {
    returnedDate: required(establishedAt === null ? past : onOrAfter(establishedAt, past)),
    returnNote: optional(returnNote.rule),
  };
}

/** Costs stop on the day of the return: at its end of business, or now where that lies ahead. */
export function closedAtOfReturn(returnedDate: PlainDate, zone: string, now: Instant): Instant {
  const endOfDay = expiryInstant(returnedDate, zone);
  return endOfDay < now ? endOfDay : now;
}
