// The provider's hours of business, and within how many of them each kind of work at its desk is to be done.

import { choiceField, countField, type Field, fieldsOf, requiredRulesOf } from "../../values/fields/field.ts";
import type { FieldRules, FieldValues } from "../../values/fields/field-set.ts";
import { between } from "../../values/fields/number.ts";
import { STATES, type StateCode } from "../../values/reference-data/states.ts";
import { DESK_WORK_TEXT } from "./desk-work.ts";

const SERVICE_HOURS_MAX = 400;

export const DESK_SERVICE_FIELDS = fieldsOf({
  serviceState: choiceField(
    "State of business",
    Object.fromEntries(STATES.map(({ code, label }) => [code, label])) as Record<StateCode, string>,
  ),
  serviceOpensHour: hourField("Opens at", { min: 5, max: 12 }),
  serviceClosesHour: hourField("Closes at", { min: 13, max: 22 }),
  draftSubmittedHours: levelField(DESK_WORK_TEXT.DRAFT_SUBMITTED),
  draftSentAgainHours: levelField(DESK_WORK_TEXT.DRAFT_SENT_AGAIN),
  paymentHours: levelField(DESK_WORK_TEXT.PAYMENT),
  refundHours: levelField(DESK_WORK_TEXT.REFUND),
  applicationHours: levelField(DESK_WORK_TEXT.APPLICATION),
  arrangedFacilityHours: levelField(DESK_WORK_TEXT.ARRANGED_FACILITY),
  requiredDocumentHours: levelField(DESK_WORK_TEXT.REQUIRED_DOCUMENT),
  wordingProposalHours: levelField(DESK_WORK_TEXT.WORDING_PROPOSAL),
  identityHours: levelField(DESK_WORK_TEXT.IDENTITY),
  bankLinesHours: levelField(DESK_WORK_TEXT.BANK_LINES),
  enquiryHours: levelField(DESK_WORK_TEXT.ENQUIRY),
  requestHours: levelField(DESK_WORK_TEXT.REQUEST),
  abnClaimHours: levelField(DESK_WORK_TEXT.ABN_CLAIM),
  changeHours: levelField(DESK_WORK_TEXT.CHANGE),
});

export const DESK_SERVICE_RULES = requiredRulesOf(DESK_SERVICE_FIELDS) satisfies FieldRules;
export type DeskServiceValues = FieldValues<typeof DESK_SERVICE_RULES>;

/** An hour of the clock, from 0 to 23. */
function hourField(label: string, range: { min: number; max: number }): Field<number, "count"> {
  return { ...countField(label, range.max), rule: between(range), show: (kept) => hourText(Number(kept)) };
}

/** Within how many hours of business something is to be done. */
export function levelField(label: string): Field<number, "count"> {
  return {
    ...countField(label, SERVICE_HOURS_MAX),
    rule: between({ min: 1, max: SERVICE_HOURS_MAX }),
    show: (kept) => `${kept} business ${kept === "1" ? "hour" : "hours"}`,
  };
}

function hourText(hour: number): string {
  return hour < 13 ? `${hour}.00 ${hour < 12 ? "am" : "pm"}` : `${hour - 12}.00 pm`;
}
