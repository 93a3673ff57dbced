// What an alert watches: a date of a document and how long before it, its expiry step by step, or how much is on a facility; and who is notified.

import type { FieldMessages } from "../../refusals.ts";
import { amount } from "../../values/fields/amount.ts";
import { choice, yesOrNo } from "../../values/fields/choice.ts";
import { emailList } from "../../values/fields/email-list.ts";
import { optional, REQUIRED_MESSAGE, required } from "../../values/fields/field-rule.ts";
import {
  checkFields,
  type FieldSetResult,
  type FieldValues,
  type RawFields,
} from "../../values/fields/field-set.ts";
import { guid } from "../../values/fields/guid.ts";
import { dayRange } from "../../values/fields/number.ts";
import { type Cents, formatAudShort } from "../../values/money/money.ts";
import { LADDER_IN_WORDS } from "./expiry-ladder.ts";

/** Dates of documents. */
export const DATE_TRIGGERS = ["EXPIRES_AT", "EXPECTED_RETURN_DATE", "INTEREST_END_DATE"] as const;
export type DateTrigger = (typeof DATE_TRIGGERS)[number];

export const TRIGGER_PROPERTIES = [...DATE_TRIGGERS, "EXPIRY_LADDER", "FACILITY_LIMIT"] as const;
export type TriggerProperty = (typeof TRIGGER_PROPERTIES)[number];

export const TRIGGER_PROPERTY_TEXT: Record<TriggerProperty, string> = {
  EXPIRES_AT: "Expiry date",
  EXPECTED_RETURN_DATE: "Expected return date",
  INTEREST_END_DATE: "Interest end date",
  EXPIRY_LADDER: "Expiry, until acknowledged",
  FACILITY_LIMIT: "Use of a facility",
};

export const LADDER_ONCE_MESSAGE = "Your organisation has these reminders already. Change them instead.";

/** The specification sets no bound. */
const ALERT_ADDRESSES_MAX = 20;

/** How long whoever does not belong to the organisation may take to agree, and when they may be asked again. */
export const ALERT_LINK_DAYS = 30;
export const ALERT_ASK_AGAIN_MINUTES = 60;
export const ALERT_LINK_MESSAGE = "This link no longer works. Ask for the alert to be saved again.";

/** Addresses come joined by semicolons; the lead time is in calendar days. */
export const ALERT_FIELDS = {
  emailAddresses: emailList(ALERT_ADDRESSES_MAX),
  triggerProperty: required(choice(TRIGGER_PROPERTIES)),
  triggerLeadTime: optional(dayRange),
  facilityId: optional(guid),
  facilityLimit: optional(amount),
  facilityLimitIncludeProjectedDocs: optional(yesOrNo),
};
type AlertValues = FieldValues<typeof ALERT_FIELDS>;

/** What each kind of alert needs beside its recipients; what belongs to the other kind is not looked at. */
export function checkAlert(raw: RawFields): FieldSetResult<typeof ALERT_FIELDS> {
  return checkFields(ALERT_FIELDS, withoutTheOther(raw), { across: findMissing });
}

function withoutTheOther(raw: RawFields): RawFields {
  const ofFacility = { facilityId: "", facilityLimit: "", facilityLimitIncludeProjectedDocs: "" };
  if (raw.triggerProperty === "FACILITY_LIMIT") return { ...raw, triggerLeadTime: "" };
  return raw.triggerProperty === "EXPIRY_LADDER"
    ? { ...raw, ...ofFacility, triggerLeadTime: "" }
    : { ...raw, ...ofFacility };
}

const NEEDED: Record<TriggerProperty, readonly ("facilityId" | "facilityLimit" | "triggerLeadTime")[]> = {
  EXPIRES_AT: ["triggerLeadTime"],
  EXPECTED_RETURN_DATE: ["triggerLeadTime"],
  INTEREST_END_DATE: ["triggerLeadTime"],
  EXPIRY_LADDER: [],
  FACILITY_LIMIT: ["facilityId", "facilityLimit"],
};

function findMissing(values: Partial<AlertValues>): FieldMessages {
  const needed = values.triggerProperty === undefined ? [] : NEEDED[values.triggerProperty];
  const missing = needed.filter((field) => values[field] === null);
  return Object.fromEntries(missing.map((field) => [field, REQUIRED_MESSAGE]));
}

type AlertInWords = {
  triggerProperty: TriggerProperty;
  triggerLeadTime: number | null;
  facilityName?: string | null;
  facilityLimitCents?: Cents | null;
  facilityLimitIncludeProjectedDocs?: boolean;
};

/** "30 days before the expiry date", "when Westpac line reaches $2,000,000, projected documents included" */
export function alertInWords(alert: AlertInWords): string {
  if (alert.triggerProperty === "EXPIRY_LADDER")
    return `${LADDER_IN_WORDS} business days before the expiry date, until acknowledged`;
  if (alert.triggerProperty !== "FACILITY_LIMIT")
    return `${daysInWords(alert.triggerLeadTime ?? 0)} before the ${TRIGGER_PROPERTY_TEXT[alert.triggerProperty].toLowerCase()}`;
  const { facilityName, facilityLimitCents: limit, facilityLimitIncludeProjectedDocs: withProjected } = alert;
  const reached = limit ? formatAudShort(limit) : "its limit";
  return `when ${facilityName ?? "a facility"} reaches ${reached}${withProjected ? ", projected documents included" : ""}`;
}

export function daysInWords(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
