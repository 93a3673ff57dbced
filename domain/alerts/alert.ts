// What an alert watches: which date of a document, how long before it, and who is told.

import { choice } from "../fields/choice.ts";
import { emailList } from "../fields/email-list.ts";
import { required } from "../fields/field-rule.ts";
import { dayRange } from "../fields/number.ts";

export const TRIGGER_PROPERTIES = ["EXPIRES_AT", "EXPECTED_RETURN_DATE", "INTEREST_END_DATE"] as const;
export type TriggerProperty = (typeof TRIGGER_PROPERTIES)[number];

export const TRIGGER_PROPERTY_TEXT: Record<TriggerProperty, string> = {
  EXPIRES_AT: "Expiry date",
  EXPECTED_RETURN_DATE: "Expected return date",
  INTEREST_END_DATE: "Interest end date",
};

/** Ledger Q-070. */
export const ALERT_ADDRESSES_MAX = 20;

/** Addresses come joined by semicolons; the lead time is in calendar days (ledger X-43). */
export const ALERT_FIELDS = {
  emailAddresses: emailList(ALERT_ADDRESSES_MAX),
  triggerProperty: required(choice(TRIGGER_PROPERTIES)),
  triggerLeadTime: required(dayRange),
};

/** "30 days before the expiry date" */
export function alertInWords({
  triggerProperty,
  triggerLeadTime,
}: {
  triggerProperty: TriggerProperty;
  triggerLeadTime: number;
}): string {
  return `${daysInWords(triggerLeadTime)} before the ${TRIGGER_PROPERTY_TEXT[triggerProperty].toLowerCase()}`;
}

export function daysInWords(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
